import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { LinkButton, Text } from '@aksamit/ui';
import { useId } from 'react';
import { Part } from '../../../staff-kit/record-form/components/form-style';
import { OptionName } from '../../../staff-kit/record-form/components/option-name';
import { Loaded } from '../../../states/loaded';
import { WideTable } from '../../../states/wide-table';
import { productPricesQuery } from '../api/product-prices';
import type { RecordPartProps } from '../record-kind';
import { useAmount } from '../use-amount';
import type { StoredPrice } from './price-change-form';
import { NEW } from './record-view';

/** Below a treatment: its prices by market and quantity. */
export function ProductPrices({ record, role }: RecordPartProps) {
  const t = useTranslate();
  const href = useHref();
  const id = useId();
  const prices = useQuery(productPricesQuery(useHttp(), record.id));
  const adding = `${href('panel/staff-offer-record', { kind: 'prices', id: NEW })}?productId=${record.id}`;
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{t('staff.records.kinds.prices.many')}</h2>
      <Loaded query={prices} failedTitle={t('staff.records.listFailed')} height="8rem">
        {(rows) => (rows.length === 0 ? <Text>{t('staff.records.price.none')}</Text> : <Matrix prices={rows} />)}
      </Loaded>
      {role === 'admin' ? (
        <div>
          <LinkButton variant="secondary" size="sm" href={adding}>
            {t('staff.records.kinds.prices.new')}
          </LinkButton>
        </div>
      ) : null}
    </Part>
  );
}

function Matrix({ prices }: { prices: readonly StoredPrice[] }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const amount = useAmount();
  const column = (key: string) => ({ key, label: t(`staff.records.fields.${key}`) });
  return (
    <WideTable
      caption={t('staff.records.kinds.prices.many')}
      columns={[column('marketId'), column('quantities'), column('price'), column('validFrom'), column('changes')]}
      rows={prices.map((price) => ({
        key: price.id,
        cells: [
          <OptionName key="market" to="markets" id={price.marketId} />,
          <a key="price" href={href('panel/staff-offer-record', { kind: 'prices', id: price.id })}>
            {price.quantityFrom === price.quantityTo ? price.quantityFrom : `${price.quantityFrom}–${price.quantityTo}`}
          </a>,
          amount(price.price, price.currency),
          price.history[0] ? formatDateTime(price.history[0].validFrom, locale) : '',
          price.changes
            .map((change) => `${formatDateTime(change.validFrom, locale)}: ${amount(change.price, price.currency)}`)
            .join(', '),
        ],
      }))}
    />
  );
}
