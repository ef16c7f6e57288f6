import type { LocaleCode, Market, waitingPlaceRequest } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { requireRegulations, textVersionOf } from '../../people/accounts';
import { type CartOwner, findTreatmentOfItem } from '../../sales/carts';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { findDayOfSlots, findHeldVisit, localOf } from '../slots';

/** Of the list: counted one after the other. */
const EMAIL_LOCK = 4_174_011;

export interface WaitingContext {
  owner: CartOwner;
  visitorUniqueId: string | null;
  market: Market;
  locale: LocaleCode;
  basePath: string;
  now: Date;
}

type WaitingRequest = z.output<typeof waitingPlaceRequest>;

/**
 * Puts a treatment of one's cart on the waiting list of a salon for the day of the requested time. Idempotent.
 * @returns id of the entry
 * @throws 404 for another's line, an unknown salon, or an item without visits; 409 day_not_full with the day's first
 * free
 *   slots, too_many_places; 422 without the regulations, or for a day on which the salon does not offer it
 */
export async function waitBeforeBuying(trx: Trx, context: WaitingContext, request: WaitingRequest): Promise<string> {
  const { owner, market, now } = context;
  requireRegulations(request.agrees);
  const startAt = new Date(request.startAt);
  if (startAt <= now) throw invalidFields({ startAt: ['slot_not_offered'] });
  const productId = await findTreatmentOfItem(trx, request.cartItemId, owner, market.id);
  const userId = owner.kind === 'user' ? owner.userId : null;
  const { locationId } = request;
  const exceptVisitId = await findHeldVisit(trx, request.cartItemId);
  const slotRequest = { locationId, startAt, productId: productId ?? '', market, userId, now, exceptVisitId };
  const day = productId && (await findDayOfSlots(trx, slotRequest));
  if (!day) throw notFound();
  if (!day.isOffered) throw invalidFields({ startAt: ['slot_not_offered'] });
  if (day.slots.length > 0) {
    const free = day.slots.slice(0, 3).map((slot) => ({ locationId, startAt: slot.startAt.toISOString() }));
    throw bookingError('409 day_not_full', { details: { alternatives: free } });
  }
  return insertEntry(trx, context, { ...request, startAt, productId });
}

type NewEntry = Omit<WaitingRequest, 'startAt'> & { startAt: Date; productId: string };

async function insertEntry(trx: Trx, context: WaitingContext, entry: NewEntry): Promise<string> {
  const { owner, market, locale, basePath, visitorUniqueId } = context;
  const { productId, locationId, email, startAt } = entry;
  const { date } = localOf(startAt);
  const userId = owner.kind === 'user' ? owner.userId : null;
  const found = await sql<{ id: string | null }>`select (select id from visitors
    where unique_id = ${visitorUniqueId})::text as id`.execute(trx);
  const visitorId = userId === null ? (found.rows[0]?.id ?? null) : null;
  await sql`select pg_advisory_xact_lock(${EMAIL_LOCK}, hashtext(lower(${email})))`.execute(trx);
  const others = await sql<{ count: number }>`select count(*)::int as count from waiting_list
    where product_id is not null and date >= ${localOf(context.now).date}
      and (user_id = ${userId}::uuid or visitor_id = ${visitorId} or lower(email) = lower(${email}))
      and not (product_id = ${productId} and location_id = ${locationId} and date = ${date})`.execute(trx);
  if ((others.rows[0]?.count ?? 0) >= bookingPolicies.everywhere.waitingDaysBeforePurchase)
    throw bookingError('409 too_many_places');
  const again =
    userId === null
      ? sql`(visitor_id, product_id, location_id, date) where product_id is not null and user_id is null`
      : sql`(user_id, product_id, location_id, date) where product_id is not null and user_id is not null`;
  const written = await sql<{ id: string }>`
    insert into waiting_list (user_id, visitor_id, product_id, market_id, location_id, date, start_at, email, locale,
      base_path, consent_text_version)
    values (${userId}, ${visitorId}, ${productId}, ${market.id}, ${locationId}, ${date}, ${startAt}, ${email}, ${locale},
      ${basePath}, ${textVersionOf(sql`'regulations'::text`)})
    on conflict ${again} do update set start_at = excluded.start_at, email = excluded.email,
      locale = excluded.locale, base_path = excluded.base_path,
      consent_text_version = excluded.consent_text_version
    returning id`.execute(trx);
  return written.rows[0]?.id ?? '';
}
