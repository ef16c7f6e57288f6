import type { StaffCalendar } from '@aksamit/contracts/staff';
import { addDays, isoWeekdayOf, storeDateOf } from '@aksamit/contracts/store-time';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { hiddenUnitOf, unitsOf } from '../calendar-columns';
import type { CalendarPanel } from '../calendar-panel';
import { refusalOf } from '../refusal';
import { useIsNarrow } from '../use-is-narrow';
import { useLinkedPanel } from '../use-linked-panel';
import { type Moves, useMoves } from '../use-moves';
import { usePanel } from '../use-panel';
import { type CalendarSalon, useShownCalendar } from '../use-shown-calendar';
import { useVisitChanges, type VisitChanges } from '../use-visit-changes';
import { CalendarSheet } from './calendar-sheet';
import { CalendarToolbar } from './calendar-toolbar';
import { ColleagueChanges } from './colleague-changes';
import { MoveResults } from './move-results';
import { PanelContent } from './panel-content';
import { WaitingButton } from './waiting-button';

const Work = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`;

export interface SalonCalendarProps {
  salon: CalendarSalon;
  userId: string;
  role: string;
}

/** The calendar of a salon: what is shown stands in the address, what is worked on beside it. */
export function SalonCalendar({ salon, userId, role }: SalonCalendarProps) {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const now = useNow();
  const shown = useShownCalendar(salon, now, isNarrow);
  const changes = useVisitChanges(salon.id);
  const moves = useMoves(changes);
  const side = usePanel({
    visitId: shown.address.customer,
    show: (customer) => shown.change({ customer }),
  });
  const { panel, open } = side;
  const search = () => open({ kind: 'search' });
  const [todayPresses, setTodayPresses] = useState(0);
  const { address, query, today } = shown;
  const { date, by } = address;
  useLinkedPanel(date, open);
  const error = query.error ? refusalOf(query.error, t).message : undefined;
  const units = query.data ? unitsOf(query.data, by) : [];
  // On a phone what is open covers the page: results stand in it then.
  const isOver = isNarrow && (panel?.kind === 'visit' || panel?.kind === 'blocked');
  const results = <MoveResults moves={moves} changes={changes} locationId={salon.id} />;
  const work = { salon, userId, role, shown, isNarrow, now, moves, changes, side, todayPresses };
  return (
    <ColleagueChanges calendar={query.isPlaceholderData ? undefined : query.data}>
      <CalendarToolbar
        address={address}
        span={weekOf(date)}
        units={units}
        isNarrow={isNarrow}
        onChange={shown.change}
        onToday={() => {
          shown.change({ date: today });
          setTodayPresses((times) => times + 1);
        }}
        waiting={<WaitingButton locationId={salon.id} onPress={() => open({ kind: 'waiting' })} />}
        onSearch={search}
        onBook={() => open({ kind: 'book', preset: { date, time: '' } })}
        onShifts={() => open({ kind: 'shifts', therapistId: by === 'therapist' ? address.unit : null })}
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
        {(calendar) => <CalendarWork calendar={calendar} {...work} results={isOver ? results : null} />}
      </Loaded>
    </ColleagueChanges>
  );
}

interface CalendarWorkProps extends SalonCalendarProps {
  calendar: StaffCalendar;
  shown: ReturnType<typeof useShownCalendar>;
  isNarrow: boolean;
  now: Date;
  moves: Moves;
  changes: VisitChanges;
  side: ReturnType<typeof usePanel>;
  todayPresses: number;
  results: ReactNode;
}

/** The visits, and beside them what is open. */
function CalendarWork({ side, shown, salon, todayPresses, results, ...shared }: CalendarWorkProps) {
  const { panel, open, close, replace, put } = side;
  const showDay = (date: string) => {
    shown.change({ date });
    if (shared.isNarrow) close();
  };
  /** What a search found may belong to a unit that is not shown. */
  const showFound = (next: CalendarPanel) => {
    replace(next);
    const event = next.kind === 'visit' && shared.calendar.events.find(({ id }) => id === next.id);
    const unit = event ? hiddenUnitOf(event, shown.address, shared.isNarrow ? shown.columns[0]?.unit?.id : null) : null;
    // A card that is open stands in the address too: of two changes at once the second would not know the first.
    if (unit && shown.address.customer === null) shown.change({ unit });
  };
  const showVisit = ({ id, startAt }: { id: string; startAt: string }) => {
    put({ kind: 'next', visitId: id, startAt });
    // Both in one address: of two changes at once the second would not know the first.
    shown.change({ date: storeDateOf(startAt), customer: null });
  };
  return (
    // The former date's visits stay until those of the new one are there.
    <Work style={shown.query.isPlaceholderData ? { opacity: 0.5 } : undefined}>
      <CalendarSheet {...shared} salon={salon} shown={shown} panel={panel} todayPresses={todayPresses} onOpen={open} />
      {panel ? (
        <PanelContent
          {...shared}
          panel={panel}
          date={shown.address.date}
          locationId={salon.id}
          results={results}
          onClose={close}
          onOpen={showFound}
          onDay={showDay}
          onVisit={showVisit}
        />
      ) : null}
    </Work>
  );
}

function weekOf(date: string): { from: string; to: string } {
  const from = addDays(date, 1 - isoWeekdayOf(date));
  return { from, to: addDays(from, 6) };
}
