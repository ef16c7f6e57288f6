/** Staff's actions on visits. Every verb runs inside the staff call's transaction. */
import type { LocaleCode, Market } from '@aksamit/contracts';
import type {
  staffBookingRequest,
  staffDoneStatusRequest,
  staffEventChange,
  staffMoveRequest,
} from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { isInScope, type SalonScope } from '../../people/staff';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import {
  findAvailableSlot,
  isWithinNotice,
  isWithinReminder,
  localOf,
  queueVisitMail,
  type VisitState,
} from '../slots';
import { bookForCustomer, lockOrderOf, markVisit, requireMoveForCustomer } from '../visits';
import { findStaffEvent } from './calendar-queries';
import { mayMarkNow } from './mark-time-rules';
import { endWaitingOfCaller } from './waiting-callers';

export interface SeenVisit {
  id: string;
  state: VisitState;
  locationId: string;
  productId: string;
  userId: string | null;
  startAt: string;
  minutes: number;
  version: number;
  therapistId: string;
  /** The customer asked for this therapist. */
  isTherapistChosen: boolean;
  /** Of the order; null: a visit without one. */
  marketSlug: string | null;
}

async function findVisit(trx: Trx, visitId: string, scope: SalonScope, lock: RawBuilder<unknown>): Promise<SeenVisit> {
  const found = await sql<SeenVisit>`select id, state, location_id::text as "locationId",
      product_id::text as "productId", user_id as "userId", lower(during) as "startAt",
      (extract(epoch from upper(during) - lower(during)) / 60)::int as minutes, version,
      therapist_id::text as "therapistId", is_therapist_chosen as "isTherapistChosen",
      (select m.slug from order_items i join orders o on o.id = i.order_id join markets m on m.id = o.market_id
        where i.id = visits.order_item_id) as "marketSlug"
    from visits where id = ${visitId} and state not in ('held', 'released') ${lock}`.execute(trx);
  const visit = found.rows[0];
  if (!visit || !isInScope(scope, visit.locationId)) throw notFound();
  return visit;
}

/** The visit with its row locked. @throws 404 for one of another's salon and for none, alike */
export const lockVisit = (trx: Trx, visitId: string, scope: SalonScope): Promise<SeenVisit> =>
  findVisit(trx, visitId, scope, sql`for update`);

/**
 * Whether a change was decided on the visit as it is. Call it with the visit's row locked.
 * @param seen the version that the caller saw; omitted: any
 * @throws 409 event_changed with the visit as it is now
 */
export async function requireVersion(
  trx: Trx,
  visit: SeenVisit,
  seen: number | undefined,
  locale: LocaleCode,
): Promise<void> {
  if (seen === undefined || seen === visit.version) return;
  const event = await findStaffEvent(trx, visit.id, locale);
  throw bookingError('409 event_changed', { details: { event } });
}

/** What staff may that customers may not: without their word a time outside of the shifts is refused with the reason. */
const deskChoice = ({ outsideShift }: { outsideShift?: boolean | undefined }) => ({
  outsideShift: outsideShift ? ('knowingly' as const) : ('asks' as const),
  startedMinutes: bookingPolicies.everywhere.deskStartedMinutes,
});

interface Surroundings {
  market: Market;
  now: Date;
}

const wantedUnits = (request: {
  roomId?: string | undefined;
  deviceId?: string | undefined;
  therapistId?: string | undefined;
}) => ({
  ...(request.roomId ? { room: request.roomId } : {}),
  ...(request.deviceId ? { device: request.deviceId } : {}),
  ...(request.therapistId ? { therapist: request.therapistId } : {}),
});

/**
 * Books a visit that was agreed by phone or at the desk: of a purchase, or of a treatment that is paid for in the
 * salon; then the person counts as a new customer.
 * @throws SlotTaken, 404 for an unknown treatment, 422 for a time that the salon never offers; of a purchase also what
 *   `bookForCustomer` refuses
 */
export async function bookAtDesk(
  trx: Trx,
  request: z.output<typeof staffBookingRequest>,
  { market, now }: Surroundings,
): Promise<string> {
  const { locationId } = request;
  const startAt = new Date(request.startAt);
  if (request.orderProductId !== undefined) {
    const { orderProductId, note } = request;
    const wanted = wantedUnits(request);
    const booking = { orderProductId, locationId, startAt, wanted, ...deskChoice(request) };
    const id = await bookForCustomer(trx, booking, { market, now });
    if (note) await sql`insert into visit_notes (visit_id, note) values (${id}, ${note})`.execute(trx);
    return id;
  }
  const { productId, customer } = request;
  if (productId === undefined || customer === undefined) throw invalidFields({ productId: ['required'] });
  const slotRequest = { locationId, productId, startAt, market, userId: null, now, wanted: wantedUnits(request) };
  const { slot, units, isOutsideShift } = await findAvailableSlot(trx, {
    ...slotRequest,
    ...deskChoice(request),
  });
  const inserted = await sql<{ id: string }>`
    insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, is_outside_shift)
    values ('booked', ${locationId}, ${units.room}, ${units.device}, ${units.therapist}, ${productId},
      tstzrange(${slot.startAt}, ${slot.endAt}), ${isOutsideShift}) returning id`.execute(trx);
  const id = inserted.rows[0]?.id ?? '';
  await sql`insert into visit_notes (visit_id, first_name, last_name, phone_prefix, phone, note)
    values (${id}, ${customer.firstName}, ${customer.lastName}, ${customer.phonePrefix}, ${customer.phone},
      ${request.note ?? null})`.execute(trx);
  await endWaitingOfCaller(trx, { productId, ...customer });
  return id;
}

/**
 * Moves a booked visit to any time the salon offers; the same row, so that a calendar file follows. Its customer is
 * reminded of the new time, unless that is so near that the e-mail about the move is the reminder. Of another room alone
 * they learn nothing.
 * @throws SlotTaken, 409 event_changed, event_closed, 422 for a time that the salon never offers
 */
export async function moveVisit(
  trx: Trx,
  { id, scope }: { id: string; scope: SalonScope },
  request: z.output<typeof staffMoveRequest>,
  { market, locale, now }: Surroundings & { locale: LocaleCode },
): Promise<SeenVisit> {
  // Not locked yet: the order's row comes first. An outdated version is the reason for whatever else refuses the move.
  const seen = await findVisit(trx, id, scope, sql``);
  await requireVersion(trx, seen, request.version, locale);
  if (seen.state !== 'booked') throw bookingError('409 event_closed');
  await requireMoveForCustomer(trx, id, new Date(request.startAt), now);
  const visit = await lockVisit(trx, id, scope);
  await requireVersion(trx, visit, request.version, locale);
  if (visit.state !== 'booked') throw bookingError('409 event_closed');
  const locationId = request.locationId ?? visit.locationId;
  const policies = bookingPolicies.of(visit.marketSlug ?? market.slug);
  // Only another room, device or therapist: also of a visit that is under way.
  const isSameTime = Date.parse(request.startAt) === Date.parse(visit.startAt);
  const { slot, units, isOutsideShift } = await findAvailableSlot(trx, {
    locationId,
    productId: visit.productId,
    // The length that was agreed stays.
    minutes: visit.minutes,
    startAt: new Date(request.startAt),
    market,
    userId: visit.userId,
    now,
    isBought: true,
    exceptVisitId: visit.id,
    wanted: wantedUnits(request),
    ...deskChoice(request),
    ...(isSameTime ? { startedMinutes: Number.POSITIVE_INFINITY } : {}),
  });
  await sql`update visits set location_id = ${locationId}, room_id = ${units.room}, device_id = ${units.device},
      therapist_id = ${units.therapist}, during = tstzrange(${slot.startAt}, ${slot.endAt}), sequence = sequence + 1,
      is_outside_shift = ${isOutsideShift}, is_therapist_chosen = is_therapist_chosen and therapist_id = ${units.therapist},
      reminded_at = case when ${isSameTime} then reminded_at
        when ${isWithinReminder(slot.startAt, now, policies)} then ${now}::timestamptz end,
      is_final = is_final and ${isWithinNotice(slot.startAt, now, policies)}, updated_at = now()
    where id = ${visit.id}`.execute(trx);
  if (localOf(slot.startAt).date !== localOf(new Date(visit.startAt)).date) await clearArrival(trx, visit.id);
  const isTherapistLost = visit.isTherapistChosen && units.therapist !== visit.therapistId;
  // Another room or device is nothing that the customer has to know before they come.
  if (!isSameTime || locationId !== visit.locationId || isTherapistLost)
    await queueVisitMail(trx, 'visitMoved', visit.id, now);
  return visit;
}

/** Who came on a day has not come yet on another one. */
async function clearArrival(trx: Trx, visitId: string): Promise<void> {
  await sql`update visit_notes set arrived_at = null where visit_id = ${visitId} and arrived_at is not null`.execute(
    trx,
  );
}

/**
 * Marks a visit with the outcome that the salon reports; the customer is notified of a canceled one, and of one that
 * was refused for safety, with a new date offered.
 * @throws 404 for one of another's salon, 409 event_changed, event_closed when its state does not allow it, visit_ahead
 *   before it begins
 */
export async function markForSalon(
  trx: Trx,
  { id: visitId, scope }: { id: string; scope: SalonScope },
  { doneStatus: to, version }: z.output<typeof staffDoneStatusRequest>,
  { locale, now }: { locale: LocaleCode; now: Date },
): Promise<SeenVisit> {
  // Locks no order of another's salon; the order's row comes before the visit's.
  await findVisit(trx, visitId, scope, sql``);
  await lockOrderOf(trx, visitId);
  const visit = await lockVisit(trx, visitId, scope);
  await requireVersion(trx, visit, version, locale);
  if (to !== visit.state && !mayMarkNow(to, new Date(visit.startAt), now)) throw bookingError('409 visit_ahead');
  await markVisit(trx, visitId, to);
  const mailKind = to === 'canceled' ? 'visitCanceled' : to === 'refused' ? 'visitRefused' : null;
  if (mailKind && visit.state !== to) await queueVisitMail(trx, mailKind, visitId, now);
  return visit;
}

/** Notes and marks; omitted ones stay, an existing mark keeps its time. */
export async function noteVisit(
  trx: Trx,
  visitId: string,
  change: z.output<typeof staffEventChange>,
  now: Date,
): Promise<void> {
  await sql`insert into visit_notes (visit_id) values (${visitId}) on conflict do nothing`.execute(trx);
  const mark = (column: string, value: boolean | undefined) =>
    value === undefined
      ? sql.ref(column)
      : value
        ? sql`coalesce(${sql.ref(column)}, ${now}::timestamptz)`
        : sql`null::timestamptz`;
  await sql`update visit_notes set
      note = ${change.note === undefined ? sql.ref('note') : sql`${change.note}::text`},
      interview_at = ${mark('interview_at', change.interview)},
      customer_card_at = ${mark('customer_card_at', change.customerCard)},
      guardian_consent_at = ${mark('guardian_consent_at', change.guardianConsent)},
      arrived_at = ${mark('arrived_at', change.arrived)}
    where visit_id = ${visitId}`.execute(trx);
}
