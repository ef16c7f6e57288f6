import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import { type CodeCustomer, codeRefusal, type DiscountCodeRecord, findCode, rememberCode } from '../discounts';
import { salesError } from '../errors';
import { lockCart, raiseVersion } from './cart-queries';
import type { ChangeContext } from './change-context';
import { requireUuid } from './open-cart';

/** @throws 404 with code not_found, expired or limit_reached */
export async function requireUsableCode(
  db: Db | Trx,
  context: Pick<ChangeContext, 'market' | 'now'> & CodeCustomer,
  code: string,
): Promise<DiscountCodeRecord> {
  const record = await findCode(db, context.market.id, code, context);
  const refusal = record ? codeRefusal(record, context.now) : 'not_found';
  if (!record || refusal) throw salesError(`404 ${refusal ?? 'not_found'}`);
  return record;
}

/**
 * Puts a code on the cart, or takes it off (null).
 * @throws 404 for another's cart, 422 not_combinable while a voucher lies on it
 */
export async function setDiscountCode(
  trx: Trx,
  { owner, market }: ChangeContext,
  cartId: string,
  codeId: string | null,
): Promise<void> {
  // Locked before the cart: a login locks the customer first, too.
  if (codeId !== null && owner.kind === 'user') await rememberCode(trx, owner.userId, codeId);
  const locked = await lockCart(trx, requireUuid(cartId), owner, market.id);
  if (locked?.state !== 'open') throw notFound();
  if (codeId !== null && locked.voucherId !== null) throw salesError('422 not_combinable');
  await sql`update carts set discount_code_id = ${codeId} where id = ${cartId}`.execute(trx);
  await raiseVersion(trx, cartId);
}
