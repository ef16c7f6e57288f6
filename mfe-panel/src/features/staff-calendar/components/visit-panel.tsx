import type { StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Button, Notice } from '@aksamit/ui';
import { IdCard, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Facts } from '../../../staff-kit/facts';
import { PhoneLink } from '../../../staff-kit/phone-link';
import type { CalendarPanel } from '../calendar-panel';
import type { Moves } from '../use-moves';
import type { VisitChanges } from '../use-visit-changes';
import { canMove } from '../visit-outcomes';
import { customerName, hoursOf, searchTextOf, stateAt, stateWord } from '../visit-words';
import { BookAgain } from './book-again';
import { MoveForm } from './move-form';
import { Actions, Parts } from './panel-style';
import { VisitArrival } from './visit-arrival';
import { VisitNotes } from './visit-notes';
import { VisitOutcomes } from './visit-outcomes-form';
import { VisitSale } from './visit-sale';
import { STATE_ICONS, STATE_TONES } from './visit-state';

export interface VisitPanelProps {
  event: StaffEvent;
  calendar: StaffCalendar;
  moves: Moves;
  changes: VisitChanges;
  now: Date;
  /** Of the shown calendar: where the next visit is booked unless another date is chosen. */
  date: string;
  userId: string;
  role: string;
  onOpen(panel: CalendarPanel): void;
}

/** Details of a visit, what staff record on it, its outcome, and a move by form. */
export function VisitPanel({ event, calendar, moves, changes, now, date, userId, role, onOpen }: VisitPanelProps) {
  const t = useTranslate();
  if (event.doneStatus === 'held') {
    return (
      <Parts>
        <VisitFacts event={event} now={now} />
        <Notice tone="info">{t('staff.visit.heldText')}</Notice>
      </Parts>
    );
  }
  return (
    <Parts>
      <VisitFacts event={event} now={now} />
      <RefusedReminder event={event} />
      <VisitArrival event={event} now={now} changes={changes} />
      <VisitOutcomes event={event} now={now} changes={changes} />
      <VisitSale event={event} />
      <CustomerLinks event={event} date={date} onOpen={onOpen} />
      <VisitNotes event={event} changes={changes} />
      {canMove(event) ? (
        <MoveForm key={event.id} event={event} calendar={calendar} moves={moves} user={{ id: userId, role }} />
      ) : null}
    </Parts>
  );
}

/** The customer could not be reached by SMS: staff correct the number, or remind otherwise. */
function RefusedReminder({ event: { refusedReminder, doneStatus } }: Pick<VisitPanelProps, 'event'>) {
  const t = useTranslate();
  if (!refusedReminder || doneStatus !== 'active') return null;
  return <Notice tone="warning">{t(`staff.visit.reminder.${refusedReminder}`)}</Notice>;
}

/** Leads to the customer's card, and to what they have bought, of which the next visit is booked. */
function CustomerLinks({ event, date, onOpen }: Pick<VisitPanelProps, 'event' | 'date' | 'onOpen'>) {
  const t = useTranslate();
  const text = searchTextOf(event);
  if (text === null) return null;
  return (
    <Actions>
      {event.customer ? (
        <Button size="sm" variant="secondary" onClick={() => onOpen({ kind: 'customer', visitId: event.id })}>
          <IdCard aria-hidden="true" />
          {t('staff.card.title')}
        </Button>
      ) : null}
      <Button size="sm" variant="secondary" onClick={() => onOpen({ kind: 'search', text })}>
        <ShoppingBag aria-hidden="true" />
        {t('staff.customer.ofVisit')}
      </Button>
      <BookAgain event={event} date={date} onOpen={onOpen} />
    </Actions>
  );
}

function VisitFacts({ event, now }: { event: StaffEvent; now: Date }) {
  const t = useTranslate();
  const state = stateAt(event, now);
  const Icon = STATE_ICONS[state];
  const facts = [
    ['when', <VisitTime key="when" event={event} />],
    ['treatment', event.product.name],
    [
      'therapist',
      event.isTherapistChosen ? t('staff.visit.therapistChosen', { name: event.therapist.name }) : event.therapist.name,
    ],
    ['room', event.room.name],
    ['device', event.device.name],
  ] as const;
  return (
    <div>
      <p style={{ marginBottom: '0.75rem' }}>
        <Badge tone={STATE_TONES[state]}>
          <Icon aria-hidden="true" />
          {stateWord(state, t)}
        </Badge>
      </p>
      <Facts>
        <dt>{t('staff.visit.customer')}</dt>
        <dd>
          {customerName(event, t)}
          {event.customer?.phone ? ', ' : null}
          <PhoneLink phonePrefix={event.customer?.phonePrefix ?? null} phone={event.customer?.phone ?? null} />
        </dd>
        {facts.map(([name, value]) =>
          value === null ? null : <FactRow key={name} name={t(`staff.visit.${name}`)} value={value} />,
        )}
        <OrderRow event={event} />
        {event.healthAcknowledgedAt ? (
          <FactRow name={t('staff.visit.health')} value={t('staff.visit.healthRead')} />
        ) : null}
      </Facts>
    </div>
  );
}

/** Day and hours; the hours stay in one line. */
function VisitTime({ event }: { event: StaffEvent }) {
  const locale = useLocaleFormats();
  return (
    <>
      {formatFullDate(event.startAt, locale)}, <span style={{ whiteSpace: 'nowrap' }}>{hoursOf(event)}</span>
    </>
  );
}

/** Its order with payments and documents, on a page of its own. */
function OrderRow({ event: { orderId, orderNumber } }: { event: StaffEvent }) {
  const t = useTranslate();
  const href = useHref();
  if (orderId === null || orderNumber === null) return null;
  return (
    <FactRow
      name={t('staff.visit.order')}
      value={<a href={href('panel/staff-order', { id: orderId })}>{orderNumber}</a>}
    />
  );
}

function FactRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
