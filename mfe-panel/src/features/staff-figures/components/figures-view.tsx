import type { Figures } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, ChoiceLinks, Notice, Stack, Text } from '@aksamit/ui';
import { Download } from 'lucide-react';
import { saveFile } from '../../../downloads/save-file';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import type { StaffSalon } from '../../../staff-kit/salons/get-staff-salons';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { figuresQuery } from '../api/get-figures';
import { type FiguresRange, rangeRefusal, readRange, usualRanges } from '../figures-range';
import { currenciesOf, figuresRows, figuresTotal, MEASURES } from '../figures-rows';
import { figuresSheet, OUTCOMES } from '../figures-sheet';
import { BarChart } from './bar-chart';
import { Charts, Tiles } from './figures-style';
import { FiguresTable } from './figures-table';
import { useFiguresWords } from './use-figures-words';

const NAMES = ['from', 'to', 'step', 'locationId'] as const;

/** Figures of a range, of all salons or one: what was sold by day or month, and what became of visits. */
export function FiguresView({ salons }: { salons: readonly StaffSalon[] }) {
  const t = useTranslate();
  const list = useListAddress(NAMES);
  const today = storeDateOf(useNow());
  const range = readRange(list.values, today);
  const { locationId } = list.query;
  const refusal = rangeRefusal(range);
  const request = { from: range.from, to: range.to, ...(locationId === undefined ? {} : { locationId }) };
  const figures = useQuery(figuresQuery(useHttp(), request, refusal === null));
  return (
    <StaffContent>
      <StaffHeading title={t('staff.figures.title')} />
      <UsualRanges list={list} range={range} today={today} />
      <ListFilters
        label={t('staff.figures.filters')}
        list={{ ...list, values: { ...list.values, from: range.from, to: range.to } }}
        fields={[
          { kind: 'date', name: 'from', label: t('staff.figures.from') },
          { kind: 'date', name: 'to', label: t('staff.figures.to') },
          {
            kind: 'choice',
            name: 'locationId',
            label: t('staff.figures.salon'),
            options: salons.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      {refusal === null ? (
        <Loaded query={figures} failedTitle={t('staff.figures.failed')} height="24rem">
          {(data) => <Shown figures={data} range={range} isOfSalon={locationId !== undefined} list={list} />}
        </Loaded>
      ) : (
        <Notice tone="warning" announce="polite">
          {t(`staff.figures.refusals.${refusal}`)}
        </Notice>
      )}
    </StaffContent>
  );
}

interface RangesProps {
  list: ListAddress<(typeof NAMES)[number]>;
  range: FiguresRange;
  today: string;
}

function UsualRanges({ list, range, today }: RangesProps) {
  const t = useTranslate();
  const choices = usualRanges(today).map(({ name, range: usual }) => ({
    label: t(`staff.figures.ranges.${name}`),
    href: list.addressOf({ values: { from: usual.from, to: usual.to, step: usual.step } }),
    current: usual.from === range.from && usual.to === range.to && usual.step === range.step,
  }));
  return (
    <nav aria-label={t('staff.figures.range')}>
      <ChoiceLinks choices={choices} />
    </nav>
  );
}

interface ShownProps {
  figures: Figures;
  range: FiguresRange;
  isOfSalon: boolean;
  list: RangesProps['list'];
}

function Shown({ figures, range, isOfSalon, list }: ShownProps) {
  const t = useTranslate();
  const { market } = usePageContext();
  const steps = (['day', 'month'] as const).map((step) => ({
    label: t(`staff.figures.steps.${step}`),
    href: list.addressOf({ values: { from: range.from, to: range.to, step } }),
    current: step === range.step,
  }));
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
      <nav aria-label={t('staff.figures.step')}>
        <ChoiceLinks choices={steps} />
      </nav>
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
  const download = () => {
    const sheet = figuresSheet({ rows, total, figures, currency, locale, t });
    const fileName = `${t('staff.figures.fileName')}-${range.from}-${range.to}-${currency}.csv`;
    saveFile({ content: new Blob([sheet], { type: 'text/csv;charset=utf-8' }), fileName }, fileName);
  };
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
      <Button variant="secondary" size="sm" onClick={download}>
        <Download aria-hidden="true" />
        {t('staff.figures.download', { currency })}
      </Button>
      <FiguresTable currency={currency} rows={rows} total={total} words={words} />
    </Stack>
  );
}
