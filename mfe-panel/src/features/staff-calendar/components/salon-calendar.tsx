import type { StaffCalendar } from '@aksamit/contracts/staff';
import { addDays, isoWeekdayOf } from '@aksamit/contracts/store-time';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import styled from '@emotion/styled';
import { useMemo } from 'react';
import { Loaded } from '../../../states/loaded';
import { unitsOf } from '../calendar-columns';
import { refusalOf } from '../refusal';
import { ChangedVisitsContext, useColleagueChanges } from '../use-colleague-changes';
import { useIsNarrow } from '../use-is-narrow';
import { useMoves } from '../use-moves';
import { useNow } from '../use-now';
import { usePanel } from '../use-panel';
import { type CalendarSalon, useShownCalendar } from '../use-shown-calendar';
import { useVisitChanges } from '../use-visit-changes';
import { CalendarSheet } from './calendar-sheet';
import { CalendarToolbar } from './calendar-toolbar';
import { MoveResults } from './move-results';
import { PanelContent } from './panel-content';

const Work = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`;

export interface SalonCalendarProps {
  salon: CalendarSalon;
  userId: string;
}

/** The calendar of a salon: what is shown stands in the address, what is worked on beside it. */
export function SalonCalendar({ salon, userId }: SalonCalendarProps) {
  const t = useTranslate();
  const now = useNow();
  const isNarrow = useIsNarrow();
  const shown = useShownCalendar(salon, now, isNarrow);
  const changes = useVisitChanges(salon.id);
  const moves = useMoves(changes);
  const { panel, open, close, replace } = usePanel();
  const { address, query, today } = shown;
  const { announcement, changes: news } = useColleagueChanges(query.isPlaceholderData ? undefined : query.data);
  const changed = useMemo(() => new Set(news.map(({ event }) => event.id)), [news]);
  const { date, by } = address;
  const error = query.error ? refusalOf(query.error, t).message : undefined;
  const units = query.data ? unitsOf(query.data, by) : [];
  // On a phone what is open covers the page: results stand in it then.
  const isOver = isNarrow && (panel?.kind === 'visit' || panel?.kind === 'blocked');
  const results = <MoveResults moves={moves} changes={changes} locationId={salon.id} />;
  const content = (calendar: StaffCalendar) => (
    // The former date's visits stay until those of the new one are there.
    <Work style={query.isPlaceholderData ? { opacity: 0.5 } : undefined}>
      <CalendarSheet
        salon={salon}
        shown={shown}
        isNarrow={isNarrow}
        now={now}
        moves={moves}
        panel={panel}
        onOpen={open}
      />
      {panel ? (
        <PanelContent
          panel={panel}
          calendar={calendar}
          locationId={salon.id}
          userId={userId}
          moves={moves}
          changes={changes}
          now={now}
          isNarrow={isNarrow}
          results={isOver ? results : null}
          onClose={close}
          onOpen={replace}
        />
      ) : null}
    </Work>
  );
  return (
    <ChangedVisitsContext value={changed}>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <CalendarToolbar
        address={address}
        today={today}
        span={weekOf(date)}
        units={units}
        isNarrow={isNarrow}
        onChange={shown.change}
        onBook={() => open({ kind: 'book', preset: { date, time: '' } })}
        onBlock={() => open({ kind: 'block', preset: { date, unit: `${by} ${address.unit ?? units[0]?.id ?? ''}` } })}
      />
      {isOver ? null : results}
      {query.data && error ? (
        <Notice tone="warning" announce="polite" title={t('staff.calendar.stale')}>
          {error}
        </Notice>
      ) : null}
      <Loaded
        query={query}
        failedTitle={t('staff.calendar.failed')}
        {...(error === undefined ? {} : { failedText: error })}
        height="30rem"
      >
        {content}
      </Loaded>
    </ChangedVisitsContext>
  );
}

function weekOf(date: string): { from: string; to: string } {
  const from = addDays(date, 1 - isoWeekdayOf(date));
  return { from, to: addDays(from, 6) };
}
