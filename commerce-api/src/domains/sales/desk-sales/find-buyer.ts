import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { findUnsoldVisit, type UnsoldVisit } from '../../booking/visits';
import { isInScope, requireSalon, type SalonScope } from '../../people/staff';
import { salesError } from '../errors';
import { requireOrderInScope } from '../staff-orders';

/** For whom the desk sells something, and what. */
export interface SaleSubject {
  locationId: string;
  eventId?: string | undefined;
  orderId?: string | undefined;
  productId?: string | undefined;
}

/** Contact of who buys, and the account or visitor that the purchase belongs to. */
export interface Buyer {
  firstName: string;
  lastName: string;
  /** Null: a visit by phone has none. */
  email: string | null;
  phonePrefix: string;
  phone: string;
  /** As it was declared with the order; null: nobody asked. */
  age: 'adult' | 'minorWithGuardian' | null;
  gender: 'male' | 'female' | 'all' | null;
  locale: 'pl' | 'en';
  userId: string | null;
  visitorId: string | null;
}

export interface FoundSale {
  buyer: Buyer;
  productId: string;
  /** The visit that is sold; null: a next treatment. */
  visit: UnsoldVisit | null;
}

/**
 * Who buys what. The visit's row is locked.
 * @throws 404 for a salon, visit or order that is not the caller's; 409 visit_has_order when the visit itself is to be sold
 */
export async function findSale(trx: Trx, subject: SaleSubject, scope: SalonScope): Promise<FoundSale> {
  await requireSalon(trx, scope, subject.locationId);
  if (subject.orderId !== undefined) {
    await requireOrderInScope(trx, subject.orderId, scope);
    return { buyer: await buyerOfOrder(trx, subject.orderId), productId: subject.productId ?? '', visit: null };
  }
  const visit = await findUnsoldVisit(trx, subject.eventId ?? '');
  if (!visit || !isInScope(scope, visit.locationId)) throw notFound();
  const isItself = subject.productId === undefined;
  if (isItself && visit.orderId !== null) throw salesError('409 visit_has_order');
  // A visit that did not happen is not paid for.
  if (isItself && visit.state !== 'booked' && visit.state !== 'done') throw notFound();
  const buyer = visit.orderId === null ? buyerOfVisit(visit) : await buyerOfOrder(trx, visit.orderId);
  return { buyer, productId: subject.productId ?? visit.productId, visit: isItself ? visit : null };
}

async function buyerOfOrder(trx: Trx, orderId: string): Promise<Buyer> {
  const found = await sql<Buyer>`select first_name as "firstName", last_name as "lastName", email,
      phone_prefix as "phonePrefix", phone, gender, age_declaration as age, locale, user_id as "userId", visitor_id::text as "visitorId"
    from orders where id = ${orderId} and anonymized_at is null`.execute(trx);
  const buyer = found.rows[0];
  if (!buyer) throw notFound();
  return buyer;
}

const buyerOfVisit = ({ firstName, lastName, phonePrefix, phone }: UnsoldVisit): Buyer => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email: null,
  phonePrefix: phonePrefix ?? '',
  phone: phone ?? '',
  age: null,
  gender: null,
  locale: 'pl',
  userId: null,
  visitorId: null,
});
