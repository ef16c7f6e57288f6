/** People whom the desk put on the waiting list of a full day, by phone. */
import type { LocaleCode, Market } from '@aksamit/contracts';
import type { WaitingCaller, waitingCallerRequest } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { isInScope, type SalonScope } from '../../people/staff';
import { findDayOfSlots, localDay, localOf } from '../slots';

/** More than wait for one salon. */
const MOST = 200;

async function select(trx: Trx, locale: LocaleCode, condition: RawBuilder<unknown>): Promise<WaitingCaller[]> {
  const found = await sql<WaitingCaller>`select w.id, w.created_at as "createdAt",
      to_char(w.date, 'YYYY-MM-DD') as date, to_char(w.wanted_time, 'HH24:MI') as time,
      json_build_object('id', l.id::text, 'name', l.name ->> ${locale}::text) as location,
      json_build_object('id', p.id::text, 'name', p.name ->> ${locale}::text) as product,
      json_build_object('firstName', w.first_name, 'lastName', w.last_name, 'phonePrefix', w.phone_prefix,
        'phone', w.phone) as customer, w.note, w.order_item_id as "orderProductId", o.number as "orderNumber"
    from waiting_callers w join locations l on l.id = w.location_id join products p on p.id = w.product_id
      left join order_items i on i.id = w.order_item_id left join orders o on o.id = i.order_id
    where ${condition} order by w.date, w.created_at, w.id limit ${MOST}`.execute(trx);
  return found.rows;
}

/** Callers who wait for a salon from a day on; by day, then the longest waiting first. */
export const selectWaitingCallers = (
  trx: Trx,
  { locationId, today }: { locationId: string; today: string },
  locale: LocaleCode,
): Promise<WaitingCaller[]> => select(trx, locale, sql`w.location_id = ${locationId} and w.date >= ${today}`);

export async function findWaitingCaller(trx: Trx, id: string, locale: LocaleCode): Promise<WaitingCaller> {
  const [caller] = await select(trx, locale, sql`w.id = ${id}`);
  if (!caller) throw notFound();
  return caller;
}

interface Surroundings {
  market: Market;
  actorId: string;
  now: Date;
}

/** For what somebody waits, and whom the desk calls back. */
interface Waiting {
  productId: string;
  orderItemId: string | null;
  customer: WaitingCaller['customer'];
}

/** The treatment and the buyer of a purchase that is valid. @throws 404 for none */
async function waitingOfPurchase(trx: Trx, orderItemId: string): Promise<Waiting> {
  const found = await sql<{ productId: string } & Waiting['customer']>`select i.product_id::text as "productId",
      o.first_name as "firstName", o.last_name as "lastName", o.phone_prefix as "phonePrefix", o.phone
    from order_items i join orders o on o.id = i.order_id
    where i.id = ${orderItemId} and i.product_id is not null and i.visit_count > 0 and o.anonymized_at is null
      and o.done_status in ('active', 'done') and o.paid_status <> 'refunded'`.execute(trx);
  const bought = found.rows[0];
  if (!bought) throw notFound();
  const { productId, ...customer } = bought;
  return { productId, orderItemId, customer };
}

/**
 * Puts a caller on the waiting list of a salon's day: for a treatment, or for a visit of a purchase, whose buyer is the one
 * to call back. Whether the day is full is not asked: the free times may not suit.
 * @returns the entry, and the treatment that is waited for
 * @throws 404 for an unknown treatment or purchase; 422 on `date` for a day that is over, or on which the salon does not
 *   offer it
 */
export async function addWaitingCaller(
  trx: Trx,
  request: z.output<typeof waitingCallerRequest>,
  { market, actorId, now }: Surroundings,
): Promise<{ id: string; productId: string }> {
  const { locationId, date, time = null, note } = request;
  const startAt = localDay(date).at(12 * 60);
  if (date < localOf(now).date || !startAt) throw invalidFields({ date: ['slot_not_offered'] });
  const { productId, orderItemId, customer } = await waitingOf(trx, request);
  const isBought = orderItemId !== null;
  const day = await findDayOfSlots(trx, { locationId, startAt, productId, market, userId: null, now, isBought });
  if (!day) throw notFound();
  if (!day.isOffered) throw invalidFields({ date: ['slot_not_offered'] });
  const { firstName, lastName, phonePrefix, phone } = customer;
  const written = await sql<{ id: string }>`insert into waiting_callers (location_id, product_id, date, wanted_time,
      first_name, last_name, phone_prefix, phone, note, order_item_id, added_by, created_at)
    values (${locationId}, ${productId}, ${date}, ${time}, ${firstName}, ${lastName}, ${phonePrefix}, ${phone},
      ${note || null}, ${orderItemId}, ${actorId}, ${now})
    on conflict on constraint waiting_callers_once do update set wanted_time = excluded.wanted_time,
      first_name = excluded.first_name, last_name = excluded.last_name, note = excluded.note,
      order_item_id = coalesce(excluded.order_item_id, waiting_callers.order_item_id)
    returning id`.execute(trx);
  return { id: written.rows[0]?.id ?? '', productId };
}

async function waitingOf(
  trx: Trx,
  { orderProductId, productId, customer }: z.output<typeof waitingCallerRequest>,
): Promise<Waiting> {
  if (orderProductId !== undefined) return waitingOfPurchase(trx, orderProductId);
  if (productId === undefined || customer === undefined) throw invalidFields({ productId: ['required'] });
  return { productId, orderItemId: null, customer };
}

/** Takes a caller off the waiting list. @returns the salon @throws 404 for another salon's entry and for none, alike */
export async function removeWaitingCaller(trx: Trx, id: string, scope: SalonScope): Promise<string> {
  const found = await sql<{ locationId: string }>`select location_id::text as "locationId" from waiting_callers
    where id = ${id} for update`.execute(trx);
  const locationId = found.rows[0]?.locationId;
  if (locationId === undefined || !isInScope(scope, locationId)) throw notFound();
  await sql`delete from waiting_callers where id = ${id}`.execute(trx);
  return locationId;
}

/** The treatment is booked for the caller, on whatever day and in whatever salon: they wait for it no longer. */
export async function endWaitingOfCaller(
  trx: Trx,
  { productId, phonePrefix, phone }: { productId: string; phonePrefix: string; phone: string },
): Promise<void> {
  await sql`delete from waiting_callers where phone = ${phone} and phone_prefix = ${phonePrefix}
    and product_id = ${productId}`.execute(trx);
}
