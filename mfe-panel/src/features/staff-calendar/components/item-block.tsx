import type { StaffEvent } from '@aksamit/contracts/staff';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Ban } from 'lucide-react';
import { memo, useContext } from 'react';
import { clockOf } from '../../../staff-kit/store-time';
import type { ColumnItem } from '../calendar-columns';
import { ChangedVisitsContext } from '../use-colleague-changes';
import { canMove } from '../visit-outcomes';
import { customerName, type ShownState, shownState, stateWord, visitName } from '../visit-words';
import { Block, Free, MOST_LANES } from './block-style';
import { MINUTE_PX } from './grid-style';
import { VisitMarks } from './visit-marks';
import { STATE_ICONS } from './visit-state';

export interface ItemBlockProps {
  item: ColumnItem;
  /** Start of the axis, minutes. */
  axisFrom: number;
  hasTabStop: boolean;
  isOpen: boolean;
  isMoving: boolean;
  /** A visit whose customer should be there by now. */
  isLate: boolean;
  /** Name of the column, for what has none of its own. */
  columnName: string;
}

function positionOf({ from, to, lane, lanes }: ColumnItem, axisFrom: number) {
  return {
    top: `${(from - axisFrom) * MINUTE_PX + 1}px`,
    height: `${(to - from) * MINUTE_PX - 2}px`,
    left: `calc(${(lane / lanes) * 100}% + 2px)`,
    width: `calc(${100 / lanes}% - 4px)`,
  };
}

/**
 * A visit, a blocked or a free time in its column. The grid listens for presses and keys: each block only names itself
 * (`data-item`), so that a change of one renders no other.
 */
export const ItemBlock = memo(function ItemBlock({
  item,
  axisFrom,
  hasTabStop,
  isOpen,
  isMoving,
  isLate,
  columnName,
}: ItemBlockProps) {
  const t = useTranslate();
  const isChanged = useContext(ChangedVisitsContext).has(item.id);
  const shared = {
    type: 'button' as const,
    'data-item': item.id,
    tabIndex: hasTabStop ? 0 : -1,
    style: positionOf(item, axisFrom),
  };
  const hours = `${clockOf(item.from)}–${clockOf(item.to)}`;
  if (item.kind === 'free') {
    const name = t('staff.calendar.freeName', { hours, unit: columnName });
    return (
      <Free {...shared} aria-label={name}>
        <span aria-hidden="true">{t('staff.calendar.free', { hours })}</span>
      </Free>
    );
  }
  if (item.kind === 'blocked') {
    const { reason } = item.blocked;
    return (
      <Block
        {...shared}
        data-state="blocked"
        data-open={isOpen}
        aria-label={t('staff.calendar.blockedName', { hours, reason, unit: columnName })}
      >
        <span data-line="first">
          <Ban aria-hidden="true" />
          <strong>{reason}</strong>
        </span>
      </Block>
    );
  }
  const { event } = item;
  const state = shownState(event, isLate);
  return (
    <Block
      {...shared}
      data-state={state}
      data-lanes={Math.min(item.lanes, MOST_LANES)}
      data-open={isOpen}
      data-moving={isMoving}
      data-changed={isChanged || undefined}
      aria-label={visitName(event, state, t)}
      aria-keyshortcuts={canMove(event) ? 'M' : undefined}
    >
      <VisitLines event={event} state={state} />
    </Block>
  );
});

/** What a block shows of a visit, as far as its height allows. */
export function VisitLines({ event, state }: { event: StaffEvent; state: ShownState }) {
  const t = useTranslate();
  const Icon = STATE_ICONS[state];
  return (
    <>
      <span data-line="first">
        <Icon aria-hidden="true" />
        <span>{formatTime(event.startAt)}</span>
        <strong>{customerName(event, t)}</strong>
        <VisitMarks event={event} />
      </span>
      <span data-line="second">{event.product.name}</span>
      {state === 'active' ? null : <span>{stateWord(state, t)}</span>}
    </>
  );
}
