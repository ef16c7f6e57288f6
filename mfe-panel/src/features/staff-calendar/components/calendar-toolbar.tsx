import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, IconButton } from '@aksamit/ui';
import { Select, TextInput } from '@aksamit/ui/form';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Ban, CalendarClock, ChevronLeft, ChevronRight, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CalendarAddress, turnedDate, UNIT_KINDS, type UnitKind } from '../calendar-address';
import type { CalendarUnit } from '../calendar-columns';
import { shortDay } from '../visit-words';

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding: 0.625rem ${tokens.gutter};

  /* Where each group would take a row of its own, their controls follow one another instead. */
  & > div {
    display: contents;
  }
  ${media.mobile} {
    gap: 0.375rem;

    & input[type='date'] {
      flex: 1 1 0;
      min-width: 0;
      padding-inline: 0.5rem;
    }
    & h1 {
      flex-basis: 100%;
    }
    & select {
      flex: 1 1 auto;
    }
  }
  ${media.tablet} {
    padding-inline: 1.25rem;
  }
  ${media.wide} {
    gap: 0.5rem 1rem;

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.375rem;
    }
  }
  & > [data-search],
  & > [data-actions] {
    margin-inline-start: auto;
  }
  & input,
  & select {
    width: auto;
    min-height: 2.75rem;
    padding-block: 0.25rem;
    font-size: ${tokens.text.sm};
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font-size: ${tokens.text.sm};
  }
  & h1 {
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.md};
    font-weight: 600;
    letter-spacing: 0;
  }
`;

export interface CalendarToolbarProps {
  address: CalendarAddress;
  /** First and last date that is shown. */
  span: { from: string; to: string };
  units: readonly CalendarUnit[];
  /** On a phone one unit is shown, and no week. */
  isNarrow: boolean;
  onChange(change: Partial<CalendarAddress>): void;
  /** Shows today, at the present time. */
  onToday(): void;
  /** Leads to the people who wait. */
  waiting: ReactNode;
  onSearch(): void;
  onBook(): void;
  onBlock(): void;
  /** Opens the working hours. */
  onShifts(): void;
}

/** Date, view, units, and what can be made. The heading names the shown days. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { address, span, isNarrow, waiting, onChange, onToday, onSearch, onBook, onBlock, onShifts } = props;
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { view, date } = address;
  const title =
    view === 'day'
      ? formatFullDate(date, locale)
      : t('staff.calendar.weekOf', { from: shortDay(span.from, locale), to: shortDay(span.to, locale) });
  return (
    <Base>
      <div>
        <IconButton
          label={t(`staff.calendar.before.${view}`)}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onChange({ date: turnedDate(address, -1) })}
        />
        <Button size="sm" variant="secondary" onClick={onToday}>
          {t('staff.calendar.today')}
        </Button>
        <IconButton
          label={t(`staff.calendar.after.${view}`)}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onChange({ date: turnedDate(address, 1) })}
        />
        <TextInput
          type="date"
          aria-label={t('staff.calendar.date')}
          value={date}
          // A date that is being typed is empty at times.
          onChange={({ target }) => target.value && onChange({ date: target.value })}
        />
        <h1>{title}</h1>
      </div>
      <div data-search>
        <Button size="sm" variant={isNarrow ? 'quiet' : 'secondary'} onClick={onShifts}>
          <CalendarClock aria-hidden="true" />
          {t('staff.shifts.action')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onSearch}>
          <Search aria-hidden="true" />
          {t('staff.customer.action')}
        </Button>
      </div>
      <Shown {...props} />
      <div data-actions>
        {waiting}
        <Button size="sm" onClick={onBook}>
          <Plus aria-hidden="true" />
          {t('staff.book.action')}
        </Button>
        <Button size="sm" variant={isNarrow ? 'quiet' : 'secondary'} onClick={onBlock}>
          <Ban aria-hidden="true" />
          {t('staff.block.action')}
        </Button>
      </div>
    </Base>
  );
}

/** What of the salon is shown: day or week, by which kind of unit, all or one, canceled visits. */
function Shown({ address, units, isNarrow, onChange }: CalendarToolbarProps) {
  const t = useTranslate();
  const { view, by, unit, withCanceled } = address;
  return (
    <div>
      {isNarrow ? null : (
        <Select
          aria-label={t('staff.calendar.view')}
          value={view}
          onChange={({ target }) => onChange({ view: target.value === 'week' ? 'week' : 'day' })}
        >
          <option value="day">{t('staff.calendar.views.day')}</option>
          <option value="week">{t('staff.calendar.views.week')}</option>
        </Select>
      )}
      <Select
        aria-label={t('staff.calendar.by')}
        value={by}
        onChange={({ target }) => onChange({ by: kindOf(target.value) })}
      >
        {UNIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`staff.calendar.bys.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t(`staff.unit.${by}`)}
        value={(isNarrow ? (unit ?? units[0]?.id) : unit) ?? ''}
        onChange={({ target }) => onChange({ unit: target.value || null })}
      >
        {isNarrow ? null : <option value="">{t(`staff.calendar.all.${by}`)}</option>}
        {units.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <label>
        <input
          type="checkbox"
          checked={withCanceled}
          onChange={({ target }) => onChange({ withCanceled: target.checked })}
        />
        {t('staff.calendar.withCanceled')}
      </label>
    </div>
  );
}

const kindOf = (value: string): UnitKind => UNIT_KINDS.find((kind) => kind === value) ?? 'therapist';
