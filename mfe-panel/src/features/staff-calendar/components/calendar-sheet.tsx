import { useTranslate } from '@aksamit/module-sdk/i18n';
import { minutesOf } from '../../../staff-kit/store-time';
import type { CalendarColumn } from '../calendar-columns';
import { bookingAt, type CalendarPanel, panelOf } from '../calendar-panel';
import { wantedMove } from '../move-proposal';
import type { Moves } from '../use-moves';
import { openItemOf } from '../use-panel';
import type { CalendarSalon, useShownCalendar } from '../use-shown-calendar';
import { CalendarGrid } from './calendar-grid';
import { DayList } from './day-list';

export interface CalendarSheetProps {
  salon: CalendarSalon;
  shown: ReturnType<typeof useShownCalendar>;
  /** On a phone: a list of one unit. */
  isNarrow: boolean;
  now: Date;
  moves: Moves;
  panel: CalendarPanel | null;
  /** How often Today was pressed. */
  todayPresses: number;
  onOpen(panel: CalendarPanel): void;
}

/** The visits themselves: columns over the hours, or on a phone a list. */
export function CalendarSheet({ salon, shown, isNarrow, now, moves, panel, todayPresses, onOpen }: CalendarSheetProps) {
  const t = useTranslate();
  const { address, columns, axis, today, dayHref } = shown;
  const listed = columns.find(({ unit }) => unit?.id === address.unit) ?? columns[0];
  const onFree = (column: CalendarColumn, minutes: number) => onOpen(bookingAt(column, minutes, address));
  if (isNarrow && listed)
    return <DayList column={listed} now={now} onOpen={(item) => onOpen(panelOf(item))} onFree={onFree} />;
  return (
    <CalendarGrid
      label={t('staff.calendar.gridName', { salon: salon.name })}
      columns={columns}
      axis={axis}
      view={address.view}
      now={{ date: today, minutes: minutesOf(now) }}
      openItem={openItemOf(columns, panel)}
      todayPresses={todayPresses}
      pendingId={moves.pending?.event.id ?? null}
      dayHref={dayHref}
      onOpen={(item) => onOpen(panelOf(item))}
      onFree={onFree}
      moved={moves.done?.event ?? null}
      onUndo={moves.done && !moves.done.isUndo ? moves.undo : null}
      onMove={(proposal, column) => {
        const move = wantedMove(proposal, column, address.by);
        if (move) moves.start({ event: proposal.event, move });
      }}
    />
  );
}
