import type { EventSlotDay } from '@aksamit/contracts';
import { formatMonths, formatShortWeekday, formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { IconButton, VisuallyHidden } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type DayState, datesOfWeek, LAST_WEEK, stateOfDay } from '../slot-days';

/** In narrow columns a day has a mark, explained below the days; in wide ones its words. */
const WIDE = '@container (min-width: 40rem)';

const Strip = styled.div`
  display: grid;
  gap: ${space(4)};
  container-type: inline-size;

  & i {
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid currentColor;
    border-radius: ${tokens.radius.full};
  }
  & [data-mark='free'] {
    background: currentColor;
  }
  & [data-mark='closed'] {
    height: 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
  & small > span {
    display: none;
  }
  ${WIDE} {
    & small > span {
      display: inline;
    }
    & small > i {
      display: none;
    }
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.xs};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  & [data-mark='free'] {
    color: ${tokens.color.success};
  }
  ${WIDE} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  & > p {
    font-weight: 600;
  }
  & > p::first-letter {
    text-transform: uppercase;
  }
  & > div {
    display: flex;
  }
`;

const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    justify-items: center;
    gap: 0.125rem;
    width: 100%;
    min-height: 4.75rem;
    padding: ${space(2)} 0 ${space(1)};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.xs};
    line-height: 1.25;
    cursor: pointer;
  }
  & button:hover {
    border-color: ${tokens.color.accent};
  }
  & strong {
    font-size: ${tokens.text.lg};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  & small {
    color: ${tokens.color.success};
    font-size: 0.75rem;
    font-weight: 500;
  }
  & button:not([data-state='free']) {
    background: ${tokens.color.sunken};
    color: ${tokens.color['ink-muted']};
  }
  & button:not([data-state='free']) small {
    color: ${tokens.color['ink-muted']};
  }
  & button[data-first] {
    border-color: ${tokens.color.success};
  }
  & button[aria-pressed='true'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color['accent-ink']};
  }
  & button[aria-pressed='true'] small {
    color: inherit;
  }
`;

export interface DayStripProps {
  today: string;
  /** Week of the strip, 0 begins today. */
  week: number;
  onWeek(week: number): void;
  /** What is known of the dates; a date without an entry is still loading. */
  days: ReadonlyMap<string, EventSlotDay>;
  selected: string | null;
  /** The first date with a free slot. */
  first: string | null;
  onSelect(date: string): void;
}

/** A week of days with the availability of each. Full days can be selected too; closed days are labelled as closed. */
export function DayStrip({ today, week, onWeek, days, selected, first, onSelect }: DayStripProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const dates = datesOfWeek(today, week);
  return (
    <Strip>
      <Head>
        <p aria-live="polite">{formatMonths(dates[0] ?? today, dates.at(-1) ?? today, locale)}</p>
        <div>
          <IconButton
            label={t('slots.previousWeek')}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={week === 0}
            onClick={() => onWeek(week - 1)}
          />
          <IconButton
            label={t('slots.nextWeek')}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={week === LAST_WEEK}
            onClick={() => onWeek(week + 1)}
          />
        </div>
      </Head>
      <Days aria-label={t('slots.days')}>
        {dates.map((date) => {
          const day = days.get(date);
          const state = stateOfDay(day);
          const count = day?.slots.length ?? 0;
          return (
            <li key={date}>
              <button
                type="button"
                data-date={date}
                data-state={day ? state : 'loading'}
                data-first={date === first ? '' : undefined}
                aria-pressed={date === selected}
                onClick={() => onSelect(date)}
              >
                <span aria-hidden="true">{formatShortWeekday(date, locale)}</span>
                <strong aria-hidden="true">{Number(date.slice('YYYY-MM-'.length))}</strong>
                <small aria-hidden="true">
                  {day ? <span>{t(`slots.state.${state}`)}</span> : '…'}
                  {day ? <DayMark state={state} /> : null}
                </small>
                <VisuallyHidden>
                  {formatWeekdayDate(date, locale)}
                  {day ? `, ${state === 'free' ? t('slots.freeCount', { count }) : t(`slots.said.${state}`)}` : ''}
                  {date === first ? `, ${t('slots.firstDay')}` : ''}
                </VisuallyHidden>
              </button>
            </li>
          );
        })}
      </Days>
      <Legend aria-hidden="true">
        {(['free', 'full'] as const).map((state) => (
          <span key={state}>
            <DayMark state={state} />
            {t(`slots.state.${state}`)}
          </span>
        ))}
      </Legend>
    </Strip>
  );
}

/** A full or an empty ring, or a dash: where there is no room for the words below it. */
function DayMark({ state }: { state: DayState }) {
  return <i data-mark={state} />;
}
