import type { StaffWaitingEntry } from '@aksamit/contracts/staff';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, EmptyState, Notice } from '@aksamit/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { Loaded } from '../../../states/loaded';
import { waitingQuery } from '../api/waiting-list';
import { refusalOf } from '../refusal';
import { Parts } from './panel-style';
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
}

/** Who waits for a full day of the salon, by day; each is offered a time by one press. */
export function WaitingList({ locationId, onDay }: WaitingListProps) {
  const t = useTranslate();
  const query = useQuery(waitingQuery(useHttp(), locationId));
  const error = query.error ? refusalOf(query.error, t).message : undefined;
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
          entries.length === 0 ? (
            <EmptyState headingLevel={3} title={t('staff.waiting.none')} text={t('staff.waiting.noneText')} />
          ) : (
            byDay(entries).map(([date, ofDay]) => <Day key={date} date={date} entries={ofDay} onDay={onDay} />)
          )
        }
      </Loaded>
    </Parts>
  );
}

function byDay(entries: readonly StaffWaitingEntry[]): [string, readonly StaffWaitingEntry[]][] {
  const days = new Map<string, StaffWaitingEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return [...days];
}

interface DayProps {
  date: string;
  entries: readonly StaffWaitingEntry[];
  onDay(date: string): void;
}

function Day({ date, entries, onDay }: DayProps) {
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
      </Entries>
    </section>
  );
}
