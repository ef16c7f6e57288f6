import type { WaitingCaller as Caller, StaffWaitingEntry } from '@aksamit/contracts/staff';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, EmptyState, Notice } from '@aksamit/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { Loaded } from '../../../states/loaded';
import { callersQuery } from '../api/waiting-callers';
import { waitingQuery } from '../api/waiting-list';
import type { CalendarPanel } from '../calendar-panel';
import { refusalOf } from '../refusal';
import { Parts } from './panel-style';
import { WaitingCaller } from './waiting-caller';
import { WaitingEntry } from './waiting-entry';

const Entries = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;
`;

export interface WaitingListProps {
  locationId: string;
  /** Shows the calendar of a day. */
  onDay(date: string): void;
  onOpen(panel: CalendarPanel): void;
}

/** Who waits for a full day of the salon, by day; each is offered a time by one press, or called back. */
export function WaitingList({ locationId, onDay, onOpen }: WaitingListProps) {
  const t = useTranslate();
  const http = useHttp();
  const query = useQuery(waitingQuery(http, locationId));
  const callers = useQuery(callersQuery(http, locationId));
  const failure = query.error ?? callers.error;
  const error = failure ? refusalOf(failure, t).message : undefined;
  return (
    <Parts>
      {query.data && error ? (
        <Notice tone="warning" announce="polite" title={t('staff.waiting.stale')}>
          {error}
        </Notice>
      ) : null}
      <Loaded
        query={query}
        failedTitle={t('staff.waiting.failed')}
        {...(error === undefined ? {} : { failedText: error })}
        height="12rem"
      >
        {(entries) =>
          entries.length === 0 && !callers.data?.length ? (
            <EmptyState headingLevel={3} title={t('staff.waiting.none')} text={t('staff.waiting.noneText')} />
          ) : (
            byDay(entries, callers.data ?? []).map((day) => (
              <Day key={day.date} {...day} onDay={onDay} onOpen={onOpen} />
            ))
          )
        }
      </Loaded>
    </Parts>
  );
}

interface WaitingDay {
  date: string;
  entries: readonly StaffWaitingEntry[];
  callers: readonly Caller[];
}

function byDay(entries: readonly StaffWaitingEntry[], callers: readonly Caller[]): WaitingDay[] {
  const dates = [...new Set([...entries, ...callers].map(({ date }) => date))].sort();
  const isOn = (date: string) => (each: { date: string }) => each.date === date;
  return dates.map((date) => ({
    date,
    entries: entries.filter(isOn(date)),
    callers: callers.filter(isOn(date)),
  }));
}

type DayProps = WaitingDay & Pick<WaitingListProps, 'onDay' | 'onOpen'>;

function Day({ date, entries, callers, onDay, onOpen }: DayProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{formatFullDate(date, locale)}</h3>
      <Button size="sm" variant="quiet" flush aria-describedby={headingId} onClick={() => onDay(date)}>
        {t('staff.waiting.showDay')}
      </Button>
      <Entries>
        {entries.map((entry) => (
          <WaitingEntry key={entry.id} entry={entry} />
        ))}
        {callers.map((caller) => (
          <WaitingCaller key={caller.id} caller={caller} onOpen={onOpen} />
        ))}
      </Entries>
    </section>
  );
}
