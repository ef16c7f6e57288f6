import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Notice, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { OptionName } from '../../../staff-kit/record-form/components/option-name';
import { localized } from '../../../staff-kit/record-form/localized';
import { Loaded, type QueryState } from '../../../states/loaded';
import { WideTable } from '../../../states/wide-table';
import { MOST_PRICES } from '../api/price-calls';
import type { BatchPrice, batchChanges } from '../price-batch';
import { useAmount } from '../use-amount';

/** Long lists are scrolled by themselves, so that the button stays near. */
const Area = styled.div`
  max-height: 24rem;
  overflow-y: auto;
`;

export interface PriceBatchPreviewProps {
  query: QueryState<{ prices: readonly BatchPrice[]; total: number }>;
  changes: ReturnType<typeof batchChanges>;
}

/** Each price before and after. */
export function PriceBatchPreview({ query, changes }: PriceBatchPreviewProps) {
  const t = useTranslate();
  return (
    <Loaded query={query} failedTitle={t('staff.records.listFailed')} height="12rem">
      {({ prices, total }) => (
        <>
          {total > MOST_PRICES ? (
            <Notice tone="warning">{t('staff.records.priceBatch.tooMany', { most: MOST_PRICES, total })}</Notice>
          ) : null}
          <Text role="status">
            {t('staff.records.priceBatch.changed', { changed: changes.length, all: prices.length })}
          </Text>
          {changes.length === 0 ? null : <Changes changes={changes} />}
        </>
      )}
    </Loaded>
  );
}

function Changes({ changes }: Pick<PriceBatchPreviewProps, 'changes'>) {
  const t = useTranslate();
  const amount = useAmount();
  const { locale } = usePageContext();
  const caption = t('staff.records.priceBatch.preview');
  return (
    <Area role="region" aria-label={caption} tabIndex={0}>
      <WideTable
        caption={caption}
        columns={[
          { key: 'product', label: t('staff.records.fields.productId') },
          { key: 'quantities', label: t('staff.records.fields.quantities') },
          { key: 'before', label: t('staff.records.priceBatch.before') },
          { key: 'after', label: t('staff.records.priceBatch.after') },
        ]}
        rows={changes.map(({ price, becomes }) => ({
          key: price.id,
          cells: [
            localized(price.productName, locale) || <OptionName key="product" to="sold" id={price.productId} />,
            price.quantityFrom === price.quantityTo ? price.quantityFrom : `${price.quantityFrom}–${price.quantityTo}`,
            amount(price.price, price.currency),
            <strong key="after">{amount(becomes, price.currency)}</strong>,
          ],
        }))}
      />
    </Area>
  );
}
