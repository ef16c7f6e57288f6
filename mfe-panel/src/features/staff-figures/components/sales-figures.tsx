import type { Figures } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Stack, Text } from '@aksamit/ui';
import { Tiles } from '../../../staff-kit/tiles';
import { Loaded } from '../../../states/loaded';
import { figuresQuery } from '../api/get-figures';
import type { FiguresRange } from '../figures-range';
import { currenciesOf, figuresRows, figuresTotal, MEASURES } from '../figures-rows';
import { figuresSheet, OUTCOMES } from '../figures-sheet';
import { BarChart } from './bar-chart';
import { Comparison } from './comparison';
import { DownloadCsv } from './download-csv';
import type { FiguresPartProps } from './figures-part';
import { Charts } from './figures-style';
import { FiguresTable } from './figures-table';
import { useFiguresWords } from './use-figures-words';

/** What was sold by day or month, and what became of visits. */
export function SalesFigures({ request, range, isCompared }: FiguresPartProps & { isCompared: boolean }) {
  const t = useTranslate();
  const figures = useQuery(figuresQuery(useHttp(), request));
  return (
    <Loaded query={figures} failedTitle={t('staff.figures.failed')} height="24rem">
      {(data) => (
        <>
          {isCompared ? <Comparison request={request} range={range} figures={data} /> : null}
          <Shown figures={data} range={range} isOfSalon={request.locationId !== undefined} />
        </>
      )}
    </Loaded>
  );
}

interface ShownProps {
  figures: Figures;
  range: FiguresRange;
  isOfSalon: boolean;
}

function Shown({ figures, range, isOfSalon }: ShownProps) {
  const t = useTranslate();
  const { market } = usePageContext();
  return (
    <>
      <Tiles>
        {OUTCOMES.map((outcome) => (
          <Tile key={outcome} label={t(`staff.figures.visits.${outcome}`)} value={figures.visits[outcome]} />
        ))}
        <Tile label={t('staff.figures.newUsers')} value={figures.newUsers} />
      </Tiles>
      {isOfSalon ? (
        <Text size="sm" tone="muted">
          {t('staff.figures.salonNote')}
        </Text>
      ) : null}
      {currenciesOf(figures.sales, market.currencies[0]?.code ?? 'PLN').map((currency) => (
        <Sales key={currency} figures={figures} currency={currency} range={range} />
      ))}
    </>
  );
}

function Tile({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Orders in one currency: charts, and below them the same numbers as a table and a file. */
function Sales({ figures, currency, range }: { figures: Figures; currency: string; range: FiguresRange }) {
  const t = useTranslate();
  const words = useFiguresWords(currency);
  const { locale } = usePageContext();
  const rows = figuresRows(figures.sales, currency, range);
  const drawn = MEASURES.filter((measure) => rows.some((row) => row[measure] !== 0));
  const total = figuresTotal(rows);
  const ends = [words.period(rows[0]?.period ?? range.from), words.period(rows.at(-1)?.period ?? range.to)] as const;
  return (
    <Stack as="section" gap={4} aria-label={t('staff.figures.salesIn', { currency })}>
      {drawn.length === 0 ? <Text tone="muted">{t('staff.figures.none')}</Text> : null}
      <Charts>
        {drawn.map((measure) => (
          <BarChart
            key={measure}
            title={t(`staff.figures.measures.${measure}`)}
            total={words.value(measure, total[measure])}
            ends={ends}
            bars={rows.map((row) => ({
              key: row.period,
              value: row[measure],
              label: `${words.period(row.period)}: ${words.value(measure, row[measure])}`,
            }))}
          />
        ))}
      </Charts>
      <DownloadCsv
        label={t('staff.figures.download', { currency })}
        name=""
        range={range}
        part={currency}
        content={() => figuresSheet({ rows, total, figures, currency, locale, t })}
      />
      <FiguresTable currency={currency} rows={rows} total={total} words={words} />
    </Stack>
  );
}
