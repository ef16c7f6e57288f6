import { notFound } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import { salesError } from '../errors';
import type { CartOwner } from './cart-owner';
import { findOpenCartId, insertCart } from './cart-queries';

interface CartScope {
  owner: CartOwner;
  marketId: string;
  currency: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids are UUIDs: any other value matches nothing. @throws 404 */
export function requireUuid(id: string): string {
  if (!UUID.test(id)) throw notFound();
  return id;
}

/**
 * The owner's open cart, made when there is none.
 * @throws 404 visitor_not_found when the visitor was never registered (POST /visitors)
 */
export async function openCart(db: Db | Trx, { owner, marketId, currency }: CartScope): Promise<string> {
  const cartId =
    (await findOpenCartId(db, owner, marketId)) ??
    (await insertCart(db, owner, marketId, currency)) ??
    // A concurrent request made it, or the visitor is not registered.
    (await findOpenCartId(db, owner, marketId));
  if (!cartId) throw salesError('404 visitor_not_found');
  return cartId;
}
