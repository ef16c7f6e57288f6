import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { clockOf } from '../../../staff-kit/store-time';
import type { CalendarColumn } from '../calendar-columns';
import { lengthOf, type MoveProposal } from '../move-proposal';
import type { Span } from '../opening-hours';
import { useGradually } from '../use-gradually';
import { customerName, isLateAt, shortDay } from '../visit-words';
import { workWords } from '../work-spans';
import { Block } from './block-style';
import { Cell, Column, Head, LANE_REM, MINUTE_PX, Track } from './grid-style';
import { ItemBlock } from './item-block';

export interface GridColumnProps {
  column: CalendarColumn;
  /** Position in the grid, from 1. */
  index: number;
  axis: Span;
  view: 'day' | 'week';
  /** Minutes of the line of now; null: another day. */
  now: number | null;
  /** False: far out of view; only its head is rendered. */
  isInView: boolean;
  /** Item with the grid's tab stop; null: in another column. */
  tabStop: string | null;
  /** The keyboard was led here, from where it leads to any of the items. */
  hasCursor: boolean;
  openItem: string | null;
  movingId: string | null;
  /** A visit that would be moved here. */
  ghost: ProposedGhost | null;
  /** Address of the day's own view; of a day: none. */
  dayHref: string | null;
}

export interface ProposedGhost {
  proposal: MoveProposal;
  /** Something is in its way. */
  isTaken: boolean;
}

/** A column of the calendar: a row of the grid for assistive technology, whose cells follow one another in time. */
export const GridColumn = memo(function GridColumn(props: GridColumnProps) {
  const { column, index, axis, view, now, isInView, hasCursor, tabStop, openItem, movingId, ghost, dayHref } = props;
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { unit, date, open, items } = column;
  const gradual = useGradually(items.length, isInView);
  const shown = items.filter(({ id }, at) => hasCursor || at < gradual || id === tabStop);
  const day = formatWeekdayDate(date, locale);
  const name = view === 'day' ? (unit?.name ?? '') : unit ? `${unit.name}, ${day}` : day;
  const work = column.off.length > 0 ? workWords(column) : null;
  const visits = items.filter(({ kind }) => kind === 'visit').length;
  const head = view === 'day' ? unit?.name : shortDay(date, locale);
  return (
    <Column
      role="row"
      aria-rowindex={index}
      data-column={column.key}
      style={{ minWidth: `${Math.max(view === 'day' ? 11 : 8.5, column.lanes * LANE_REM)}rem` }}
    >
      <Head
        role="rowheader"
        aria-label={[
          t('staff.calendar.columnName', { name, count: visits }),
          ...(work === null
            ? []
            : [work === '' ? t('staff.shifts.dayOff') : t('staff.calendar.works', { hours: work })]),
        ].join(', ')}
        data-today={now !== null}
      >
        {dayHref === null ? (
          head
        ) : (
          <a href={dayHref} aria-label={t('staff.calendar.openDay', { day })}>
            {head}
          </a>
        )}
        <span data-count>{visits > 0 ? visits : null}</span>
      </Head>
      <Track role="presentation" style={{ height: `${(axis.to - axis.from) * MINUTE_PX}px` }}>
        {open ? (
          <div
            data-open
            style={{
              top: `${(open.from - axis.from) * MINUTE_PX}px`,
              height: `${(open.to - open.from) * MINUTE_PX}px`,
            }}
          />
        ) : null}
        {open ? <OffGround column={column} open={open} axisFrom={axis.from} /> : null}
        {shown.map((item) => (
          <Cell key={item.id} role="gridcell">
            <ItemBlock
              item={item}
              axisFrom={axis.from}
              columnName={name}
              hasTabStop={item.id === tabStop}
              isOpen={item.id === openItem}
              isMoving={item.id === movingId}
              isLate={now !== null && item.kind === 'visit' && isLateAt(item.from, now)}
            />
          </Cell>
        ))}
        {now !== null && axis.from <= now && now <= axis.to ? (
          <div data-now style={{ top: `${(now - axis.from) * MINUTE_PX}px` }} />
        ) : null}
        {ghost ? <Ghost {...ghost} axisFrom={axis.from} /> : null}
      </Track>
    </Column>
  );
});

/** What lies outside of the therapist's shift, as closed ground, and breaks hatched. The column's head names the hours. */
function OffGround({ column, open, axisFrom }: { column: CalendarColumn; open: Span; axisFrom: number }) {
  return column.off.map(({ from, to, isBreak }) => {
    const [top, bottom] = [Math.max(from, open.from), Math.min(to, open.to)];
    if (top >= bottom) return null;
    return (
      <div
        key={from}
        data-off={isBreak ? 'break' : 'free'}
        style={{ top: `${(top - axisFrom) * MINUTE_PX}px`, height: `${(bottom - top) * MINUTE_PX}px` }}
      />
    );
  });
}

interface GhostProps extends ProposedGhost {
  axisFrom: number;
}

/** Where a visit would be after the move, marked where something is in the way. */
function Ghost({ proposal, isTaken, axisFrom }: GhostProps) {
  const t = useTranslate();
  const { event, from } = proposal;
  const length = lengthOf(event);
  return (
    <Block
      as="div"
      aria-hidden="true"
      data-ghost="true"
      data-taken={isTaken}
      data-state={event.doneStatus}
      style={{
        top: `${(from - axisFrom) * MINUTE_PX + 1}px`,
        height: `${length * MINUTE_PX - 2}px`,
        left: '2px',
        width: 'calc(100% - 4px)',
      }}
    >
      <span data-line="first">
        {isTaken ? <TriangleAlert /> : null}
        <strong>
          {clockOf(from)}–{clockOf(from + length)}
        </strong>
      </span>
      <span>{customerName(event, t)}</span>
    </Block>
  );
}
