import type { PaymentFigures } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Stack, Text } from '@aksamit/ui';
import { methodWord } from '../../../staff-kit/payment-methods';
import { Loaded } from '../../../states/loaded';
import { paymentFiguresQuery } from '../api/get-figures';
import type { FiguresRange } from '../figures-range';
import { currenciesOf } from '../figures-rows';
import { moneyRows, moneyTotal } from '../money-rows';
import { codesSheet, moneySheet } from '../more-sheets';
import { BarChart } from './bar-chart';
import { DownloadCsv } from './download-csv';
import type { FiguresPartProps } from './figures-part';
import { Charts } from './figures-style';
import { NumberTable } from './number-table';
import { useFiguresWords } from './use-figures-words';

/** Money by the way in which it came and went, and what codes were used for. */
export function MoneyFigures({ request, range }: FiguresPartProps) {
  const t = useTranslate();
  const { market } = usePageContext();
  const figures = useQuery(paymentFiguresQuery(useHttp(), request));
  return (
    <Loaded query={figures} failedTitle={t('staff.figures.failed')} height="24rem">
      {({ payments, codes }) => (
        <>
          <Text size="sm" tone="muted">
            {t('staff.figures.money.note')}
          </Text>
          {currenciesOf(payments, market.currencies[0]?.code ?? 'PLN').map((currency) => (
            <Money key={currency} payments={payments} currency={currency} range={range} />
          ))}
          <Codes codes={codes} range={range} />
        </>
      )}
    </Loaded>
  );
}

interface MoneyProps {
  payments: PaymentFigures['payments'];
  currency: string;
  range: FiguresRange;
}

function Money({ payments, currency, range }: MoneyProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const words = useFiguresWords(currency);
  const rows = moneyRows(payments, currency, range);
  const total = moneyTotal(rows);
  const money = (minor: number) => words.value('amountPaid', minor);
  const cells = ({ payments: count, amountPaid, amountRefunded }: typeof total) => [
    words.value('orders', count),
    money(amountPaid),
    money(amountRefunded),
  ];
  const title = t('staff.figures.money.title', { currency });
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? <Text tone="muted">{t('staff.figures.money.none')}</Text> : null}
      <Charts>
        {rows
          .filter(({ amountPaid }) => amountPaid !== 0)
          .map(({ method, amountPaid, paidBy }) => (
            <BarChart
              key={method}
              title={methodWord(method, t)}
              total={money(amountPaid)}
              ends={[words.period(paidBy[0]?.period ?? range.from), words.period(paidBy.at(-1)?.period ?? range.to)]}
              bars={paidBy.map(({ period, amount }) => ({
                key: period,
                value: amount,
                label: `${words.period(period)}: ${money(amount)}`,
              }))}
            />
          ))}
      </Charts>
      <DownloadCsv
        label={t('staff.figures.download', { currency })}
        name={t('staff.figures.money.fileName')}
        range={range}
        part={currency}
        content={() => moneySheet(rows, currency, { locale, t })}
      />
      <NumberTable
        caption={title}
        columns={[
          t('staff.figures.money.method'),
          t('staff.figures.money.payments'),
          t('staff.figures.measures.amountPaid'),
          t('staff.figures.measures.amountRefunded'),
        ]}
        rows={rows.map((row) => ({ key: row.method, cells: [methodWord(row.method, t), ...cells(row)] }))}
        total={[t('staff.figures.total'), ...cells(total)]}
      />
    </Stack>
  );
}

/** More would be a list, which the codes have. */
const DRAWN_CODES = 12;

function Codes({ codes, range }: { codes: PaymentFigures['codes']; range: FiguresRange }) {
  const t = useTranslate();
  const money = useMoney();
  const { locale } = usePageContext();
  const title = t('staff.figures.codes.title');
  const drawn = codes.slice(0, DRAWN_CODES);
  if (codes.length === 0) return <Text tone="muted">{t('staff.figures.codes.none')}</Text>;
  const keyOf = ({ id, currency }: (typeof codes)[number]) => `${id} ${currency}`;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <h2>{title}</h2>
      <Charts>
        <BarChart
          title={t('staff.figures.codes.orders')}
          total={String(codes.reduce((sum, { orders }) => sum + orders, 0))}
          ends={[drawn[0]?.code ?? '', drawn.at(-1)?.code ?? '']}
          bars={drawn.map((code) => ({
            key: keyOf(code),
            value: code.orders,
            label: `${code.code}: ${code.orders}`,
          }))}
        />
      </Charts>
      <DownloadCsv
        label={t('staff.figures.codes.download')}
        name={t('staff.figures.codes.fileName')}
        range={range}
        content={() => codesSheet(codes, { locale, t })}
      />
      <NumberTable
        caption={title}
        columns={['code', 'orders', 'discount', 'priceTotal'].map((column) => t(`staff.figures.codes.${column}`))}
        rows={codes.map((code) => ({
          key: keyOf(code),
          cells: [code.code, code.orders, money(code.discount, code.currency), money(code.priceTotal, code.currency)],
        }))}
      />
    </Stack>
  );
}
