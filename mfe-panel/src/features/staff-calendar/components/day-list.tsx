import { useTranslate } from '@aksamit/module-sdk/i18n';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Ban, Plus } from 'lucide-react';
import { useContext } from 'react';
import { clockOf } from '../../../staff-kit/store-time';
import type { CalendarColumn, ColumnItem } from '../calendar-columns';
import { ChangedVisitsContext } from '../use-colleague-changes';
import { stateAt, stateWord, visitName } from '../visit-words';
import { workWords } from '../work-spans';
import { stateStyle } from './block-style';
import { VisitLines } from './item-block';

const List = styled.ol`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  gap: 0.5rem;
  padding: 0.5rem ${tokens.gutter} 2rem;
  list-style: none;
`;

const Row = styled.button(stateStyle, {
  display: 'grid',
  gap: '0.125rem',
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid var(--tone)',
  borderInlineStartWidth: '4px',
  borderRadius: tokens.radius.md,
  background: 'var(--ground)',
  color: tokens.color.ink,
  fontSize: tokens.text.sm,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& [data-line=first]': { display: 'flex', alignItems: 'center', gap: '0.375rem' },
  // The time stays on one line beside a long name.
  '& [data-line=first] > span': { flex: 'none' },
  '& svg': { flex: 'none', width: '1.0625rem', height: '1.0625rem' },
  '&[data-changed=true]': { boxShadow: `0 0 0 3px ${tokens.color.accent}` },
  '&[data-state=free]': {
    '--tone': tokens.color.border,
    '--ground': tokens.color.surface,
    borderStyle: 'dashed',
    color: tokens.color['ink-muted'],
  },
});

export interface DayListProps {
  column: CalendarColumn;
  now: Date;
  onOpen(item: ColumnItem, column: CalendarColumn): void;
  onFree(column: CalendarColumn, minutes: number): void;
}

/** The day of one unit as a list: on a phone. */
export function DayList({ column, now, onOpen, onFree }: DayListProps) {
  const t = useTranslate();
  const work = column.off.length > 0 ? workWords(column) : null;
  if (column.items.length === 0) {
    const reason = !column.open
      ? 'staff.calendar.closed'
      : work === ''
        ? 'staff.shifts.dayOff'
        : 'staff.calendar.noVisits';
    return <p style={{ padding: '1rem' }}>{t(reason)}</p>;
  }
  return (
    <List>
      {work === null ? null : (
        <li>{work === '' ? t('staff.shifts.dayOff') : t('staff.calendar.works', { hours: work })}</li>
      )}
      {column.items.map((item) => (
        <li key={item.id}>
          <ListedItem
            item={item}
            now={now}
            unit={column.unit?.name ?? ''}
            onPress={() => (item.kind === 'free' ? onFree(column, item.from) : onOpen(item, column))}
          />
        </li>
      ))}
    </List>
  );
}

function ListedItem(props: { item: ColumnItem; now: Date; unit: string; onPress(): void }) {
  const { item, now, unit, onPress } = props;
  const t = useTranslate();
  const isChanged = useContext(ChangedVisitsContext).has(item.id);
  const hours = `${clockOf(item.from)}–${clockOf(item.to)}`;
  if (item.kind === 'visit') {
    const state = stateAt(item.event, now);
    return (
      <Row
        type="button"
        data-item={item.id}
        data-state={state}
        data-changed={isChanged || undefined}
        aria-label={visitName(item.event, state, t)}
        onClick={onPress}
      >
        <VisitLines event={item.event} state={state} />
        {state === 'active' ? <span>{stateWord(state, t)}</span> : null}
      </Row>
    );
  }
  if (item.kind === 'blocked') {
    const { reason } = item.blocked;
    return (
      <Row type="button" data-item={item.id} data-state="blocked" onClick={onPress}>
        <span data-line="first">
          <Ban aria-hidden="true" />
          {t('staff.calendar.blockedName', { hours, reason, unit })}
        </span>
      </Row>
    );
  }
  return (
    <Row
      type="button"
      data-item={item.id}
      data-state="free"
      aria-label={t('staff.calendar.freeName', { hours, unit })}
      onClick={onPress}
    >
      <span data-line="first">
        <Plus aria-hidden="true" />
        {t('staff.calendar.free', { hours })}
      </span>
    </Row>
  );
}
