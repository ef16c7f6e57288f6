import type { PricePreview } from '@aksamit/contracts/staff';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice, Stack, Text } from '@aksamit/ui';
import { messageOfError } from '../../../requests/message-of-error';
import { WideTable } from '../../../states/wide-table';
import { useAmount } from '../use-amount';

export interface PreviewTableProps {
  /** Names the table. */
  caption: string;
  query: { data: PricePreview | undefined; error: Error | null; isFetching: boolean };
}

/** What the shop will show of a treatment: prices, and the lowest of 30 days where there is a reduction. */
export function PreviewTable({ caption, query }: PreviewTableProps) {
  const t = useTranslate();
  const { data, error, isFetching } = query;
  if (error) {
    const isUnsold = isHttpError(error) && error.status === 404;
    return (
      <Notice tone="warning" announce="polite">
        {isUnsold ? t('staff.records.price.unsold') : messageOfError(error, t)}
      </Notice>
    );
  }
  return (
    <Stack gap={2}>
      <span role="status">{isFetching && !data ? t('loading') : null}</span>
      {data ? <Rows caption={caption} preview={data} /> : null}
    </Stack>
  );
}

function Rows({ caption, preview }: { caption: string; preview: PricePreview }) {
  const t = useTranslate();
  const amount = useAmount();
  const { rows, currency, isPromoted } = preview;
  const label = (key: string) => ({ key, label: t(`staff.records.price.${key}`) });
  return (
    <>
      <WideTable
        caption={caption}
        columns={[label('quantities'), label('regular'), label('final'), label('lowest')]}
        rows={rows.map(({ quantityFrom, quantityTo, price, finalPrice, lowestPrice }) => ({
          key: String(quantityFrom),
          cells: [
            quantityFrom === quantityTo ? quantityFrom : `${quantityFrom}–${quantityTo}`,
            amount(price, currency),
            amount(finalPrice, currency),
            lowestPrice === null ? t('staff.records.price.notShown') : amount(lowestPrice, currency),
          ],
        }))}
      />
      <Text size="sm" tone="muted">
        {t(isPromoted ? 'staff.records.price.promotedText' : 'staff.records.price.regularText')}
      </Text>
    </>
  );
}
