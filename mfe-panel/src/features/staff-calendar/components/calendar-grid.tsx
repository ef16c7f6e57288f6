import type { StaffEvent } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { clockOf } from '../../../staff-kit/store-time';
import type { CalendarView } from '../calendar-address';
import type { CalendarColumn, ColumnItem } from '../calendar-columns';
import { useColumnsInView } from '../columns-in-view';
import { obstacleOf, type WallClock } from '../move-obstacle';
import { GRID_MINUTES, type MoveProposal } from '../move-proposal';
import type { Span } from '../opening-hours';
import { useDrag } from '../use-drag';
import { useGridKeys } from '../use-grid-keys';
import { useItemInView } from '../use-item-in-view';
import { useNowInView } from '../use-now-in-view';
import { GridColumn } from './grid-column';
import { GridArea, HEAD_REM, Hours, MINUTE_PX, Scroller, Sheet } from './grid-style';
import { MoveAnnouncement } from './move-announcement';
import { MoveBar } from './move-bar';

export interface CalendarGridProps {
  label: string;
  columns: readonly CalendarColumn[];
  axis: Span;
  view: CalendarView;
  now: WallClock;
  /** Item whose details are shown. */
  openItem: string | null;
  /** Id of the visit that is being moved at the API. */
  pendingId: string | null;
  /** How often Today was pressed. */
  todayPresses: number;
  dayHref(date: string): string;
  onOpen(item: ColumnItem, column: CalendarColumn): void;
  /** A free time was chosen, at a quarter of an hour. */
  onFree(column: CalendarColumn, minutes: number): void;
  onMove(proposal: MoveProposal, column: CalendarColumn): void;
  /** The visit that was moved last, while that can be undone. */
  moved: StaffEvent | null;
  /** Undoes the last move; null: none can be undone. */
  onUndo: (() => void) | null;
}

/**
 * The calendar as columns over the hours of a day. One tab stop: arrow keys lead from item to item, Enter opens, M moves a
 * visit by arrow keys, Enter then confirms and Escape ends it; Ctrl+Z undoes the last move.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, columns, axis, view, now, openItem, pendingId, todayPresses, dayHref, onOpen, onFree } = props;
  const { moved, onMove, onUndo } = props;
  const t = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const columnOf = (key: string) => columns.find((column) => column.key === key);
  const drop = (proposal: MoveProposal) => {
    const column = columnOf(proposal.column);
    if (column) onMove(proposal, column);
  };
  const drag = useDrag({ columns, axis, minutePx: MINUTE_PX, onDrop: drop });
  const keys = useGridKeys({ scroller, columns, axis, moved, onConfirm: drop, onUndo });
  useNowInView(scroller, { columns, axis, now, minutePx: MINUTE_PX, presses: todayPresses });
  // After the present time: a found visit of today is what is looked for.
  useItemInView(scroller, { columns, axis, openItem, minutePx: MINUTE_PX });
  useGhostInView(scroller, keys.move?.now);
  const isInView = useColumnsInView(scroller, columns, now.date);
  const proposal = drag.proposal ?? keys.move?.now;
  const wanted = columnOf(proposal?.column ?? '');
  const isTaken = proposal !== undefined && wanted !== undefined && obstacleOf(proposal, wanted, now) !== null;

  const press = (event: MouseEvent<HTMLElement>) => {
    if (!drag.isDragClick()) pressItem(event, columnOf, { onOpen, onFree });
  };

  return (
    <GridArea>
      {/* A day on which nothing stands has no button that takes the focus: it scrolls by keyboard all the same. */}
      <Scroller ref={scroller} tabIndex={keys.cursor ? undefined : 0} data-calendar>
        <p id={helpId} hidden>
          {t('staff.calendar.keys')}
        </p>
        <Sheet
          role="grid"
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={columns.length}
          onClick={press}
          {...keys.handlers}
          {...drag.handlers}
        >
          <HoursAxis axis={axis} />
          {columns.map((column, index) => (
            <GridColumn
              key={column.key}
              column={column}
              index={index + 1}
              axis={axis}
              view={view}
              now={column.date === now.date ? now.minutes : null}
              isInView={isInView(column.key)}
              hasCursor={keys.isUsed && column.key === keys.cursor?.column}
              tabStop={column.key === keys.cursor?.column ? keys.cursor.item : null}
              openItem={openItem}
              movingId={proposal?.event.id ?? pendingId}
              ghost={proposal && column === wanted ? { proposal, isTaken } : null}
              dayHref={view === 'week' ? dayHref(column.date) : null}
            />
          ))}
        </Sheet>
      </Scroller>
      <MoveAnnouncement step={keys.step} column={columnOf(keys.step?.proposal.column ?? '')} now={now} />
      {keys.move ? <MoveBar move={keys.move} columnOf={columnOf} now={now} /> : null}
    </GridArea>
  );
}

/** A press on an item opens it, one on a free time begins a booking there. */
function pressItem(
  event: MouseEvent<HTMLElement>,
  columnOf: (key: string) => CalendarColumn | undefined,
  { onOpen, onFree }: Pick<CalendarGridProps, 'onOpen' | 'onFree'>,
): void {
  const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-item]') : null;
  const column = columnOf(block?.closest<HTMLElement>('[data-column]')?.dataset.column ?? '');
  const item = column?.items.find(({ id }) => id === block?.dataset.item);
  if (!block || !column || !item) return;
  if (item.kind !== 'free') {
    onOpen(item, column);
    return;
  }
  // A press by key has no position: then the gap's beginning.
  const below = event.detail === 0 ? 0 : (event.clientY - block.getBoundingClientRect().top) / MINUTE_PX;
  onFree(column, item.from + Math.floor(below / GRID_MINUTES) * GRID_MINUTES);
}

/** Where keys move a visit stays in view: the focus stays where it stood. */
function useGhostInView(scroller: RefObject<HTMLElement | null>, proposal: MoveProposal | undefined): void {
  useEffect(() => {
    if (!proposal) return;
    const ghost = scroller.current?.querySelector('[data-ghost]');
    ghost?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [scroller, proposal]);
}

/** The hours beside the columns; each block has its own time for screen readers. */
function HoursAxis({ axis }: { axis: Span }) {
  const hours = Array.from({ length: (axis.to - axis.from) / 60 }, (_, index) => axis.from + index * 60);
  return (
    <Hours aria-hidden="true">
      <div style={{ height: `${(axis.to - axis.from) * MINUTE_PX}px`, marginTop: `${HEAD_REM}rem` }}>
        {hours.map((minutes) => (
          <span key={minutes} style={{ top: `${(minutes - axis.from) * MINUTE_PX}px` }}>
            {clockOf(minutes)}
          </span>
        ))}
      </div>
    </Hours>
  );
}
