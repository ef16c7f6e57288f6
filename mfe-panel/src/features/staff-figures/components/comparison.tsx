import type { Figures } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Stack } from '@aksamit/ui';
import { Loaded } from '../../../states/loaded';
import { figuresQuery } from '../api/get-figures';
import { type FiguresRange, rangeBefore } from '../figures-range';
import { currenciesOf, MEASURES, type Measure } from '../figures-rows';
import { OUTCOMES } from '../figures-sheet';
import type { FiguresPartProps } from './figures-part';
import { NumberTable } from './number-table';
import { usePercent } from './use-figures-words';

export interface ComparisonProps extends FiguresPartProps {
  figures: Figures;
}

/** The figures of the range beside those of as many days before it. */
export function Comparison({ request, range, figures }: ComparisonProps) {
  const t = useTranslate();
  const before = rangeBefore(range);
  const query = useQuery(figuresQuery(useHttp(), { ...request, ...before }));
  return (
    <Loaded query={query} failedTitle={t('staff.figures.failed')} height="16rem">
      {(former) => <Compared now={figures} former={former} before={before} />}
    </Loaded>
  );
}

interface ComparedProps {
  now: Figures;
  former: Figures;
  before: Pick<FiguresRange, 'from' | 'to'>;
}

function Compared({ now, former, before }: ComparedProps) {
  const t = useTranslate();
  const money = useMoney();
  const locale = useLocaleFormats();
  const { market } = usePageContext();
  const changeOf = useChange();
  const row = (
    key: string,
    name: string,
    [value, was]: readonly [number, number],
    write: (value: number) => string,
  ) => ({
    key,
    cells: [name, write(value), write(was), changeOf(value, was)],
  });
  const currencies = currenciesOf([...now.sales, ...former.sales], market.currencies[0]?.code ?? 'PLN');
  const sales = currencies.flatMap((currency) =>
    MEASURES.map((measure) => {
      const sums = [sumOf(now, currency, measure), sumOf(former, currency, measure)] as const;
      const name = `${t(`staff.figures.measures.${measure}`)} (${currency})`;
      return row(`${currency} ${measure}`, name, sums, (value) =>
        measure === 'orders' ? String(value) : money(value, currency),
      );
    }),
  );
  const visits = OUTCOMES.map((outcome) =>
    row(outcome, t(`staff.figures.visits.${outcome}`), [now.visits[outcome], former.visits[outcome]], String),
  );
  const title = t('staff.figures.compare.title', {
    from: formatDate(before.from, locale),
    to: formatDate(before.to, locale),
  });
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <h2>{title}</h2>
      <NumberTable
        caption={title}
        columns={['figure', 'now', 'before', 'change'].map((column) => t(`staff.figures.compare.${column}`))}
        rows={[...sales, ...visits, row('users', t('staff.figures.newUsers'), [now.newUsers, former.newUsers], String)]}
      />
    </Stack>
  );
}

const sumOf = ({ sales }: Figures, currency: string, measure: Measure): number =>
  sales.reduce((sum, sale) => (sale.currency === currency ? sum + sale[measure] : sum), 0);

/** By how much a number grew, in percent; a dash where there was none before. */
function useChange(): (value: number, was: number) => string {
  const percent = usePercent();
  return (value, was) => {
    const share = was === 0 ? null : (value - was) / was;
    return `${share !== null && share > 0 ? '+' : ''}${percent(share)}`;
  };
}
