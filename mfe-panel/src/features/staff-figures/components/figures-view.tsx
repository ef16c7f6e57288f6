import type { StaffSalon } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { ChoiceLinks, Notice } from '@aksamit/ui';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { salonNamesOf } from '../../../staff-kit/salons/use-salon-names';
import { useNow } from '../../../staff-kit/use-now';
import { type FiguresRange, rangeRefusal, readRange, usualRanges } from '../figures-range';
import { MoneyFigures } from './money-figures';
import { SalesFigures } from './sales-figures';
import { VisitFigures } from './visit-figures';

const NAMES = ['from', 'to', 'step', 'locationId', 'view', 'compare'] as const;
type FiguresAddress = ListAddress<(typeof NAMES)[number]>;

/** What is looked at; the first is shown where the address names none. */
const VIEWS = ['sales', 'money', 'visits'] as const;

/** Figures of a range, of all salons or one, as charts, tables and files. */
export function FiguresView({ salons }: { salons: readonly StaffSalon[] }) {
  const t = useTranslate();
  const list = useListAddress(NAMES);
  const today = storeDateOf(useNow());
  const range = readRange(list.values, today);
  const refusal = rangeRefusal(range);
  return (
    <StaffContent>
      <StaffHeading title={t('staff.figures.title')} />
      <Views list={list} />
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
        views="figures"
      />
      {refusal === null ? (
        <Shown list={list} range={range} salons={salons} />
      ) : (
        <Notice tone="warning" announce="polite">
          {t(`staff.figures.refusals.${refusal}`)}
        </Notice>
      )}
    </StaffContent>
  );
}

const viewOf = ({ values }: FiguresAddress) => VIEWS.find((view) => view === values.view) ?? 'sales';

function Views({ list }: { list: FiguresAddress }) {
  const t = useTranslate();
  const choices = VIEWS.map((view) => ({
    label: t(`staff.figures.views.${view}`),
    href: list.addressOf({ values: { view: view === 'sales' ? '' : view } }),
    current: view === viewOf(list),
  }));
  return (
    <nav aria-label={t('staff.figures.view')}>
      <ChoiceLinks choices={choices} />
    </nav>
  );
}

interface RangesProps {
  list: FiguresAddress;
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

function Shown({ list, range, salons }: Pick<RangesProps, 'list' | 'range'> & { salons: readonly StaffSalon[] }) {
  const { locationId } = list.query;
  const request = { from: range.from, to: range.to, ...(locationId === undefined ? {} : { locationId }) };
  const shared = { request, range };
  const view = viewOf(list);
  return (
    <>
      <Steps list={list} range={range} />
      {view === 'sales' ? (
        <>
          <Comparisons list={list} />
          <SalesFigures {...shared} isCompared={list.values.compare === 'before'} />
        </>
      ) : null}
      {view === 'money' ? <MoneyFigures {...shared} /> : null}
      {view === 'visits' ? <VisitFigures {...shared} salonNames={salonNamesOf(salons)} /> : null}
    </>
  );
}

/** Whether the range before is shown too. */
function Comparisons({ list }: { list: FiguresAddress }) {
  const t = useTranslate();
  const choices = (['none', 'before'] as const).map((choice) => ({
    label: t(`staff.figures.compare.choices.${choice}`),
    href: list.addressOf({ values: { compare: choice === 'none' ? '' : choice } }),
    current: (choice === 'before') === (list.values.compare === 'before'),
  }));
  return (
    <nav aria-label={t('staff.figures.compare.label')}>
      <ChoiceLinks choices={choices} />
    </nav>
  );
}

/** Whether a bar is a day or a month. */
function Steps({ list, range }: Pick<RangesProps, 'list' | 'range'>) {
  const t = useTranslate();
  const steps = (['day', 'month'] as const).map((step) => ({
    label: t(`staff.figures.steps.${step}`),
    href: list.addressOf({ values: { from: range.from, to: range.to, step } }),
    current: step === range.step,
  }));
  return (
    <nav aria-label={t('staff.figures.step')}>
      <ChoiceLinks choices={steps} />
    </nav>
  );
}
