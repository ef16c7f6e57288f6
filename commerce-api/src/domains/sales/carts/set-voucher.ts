import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import { salesError } from '../errors';
import { findVoucherByCode, normalizeVoucherCode, type VoucherRecord, voucherRefusal } from '../vouchers';
import { loadCart, lockCart, raiseVersion } from './cart-queries';
import type { ChangeContext } from './change-context';
import { requireUuid } from './open-cart';
import { priceRecord, pricingScopeOf } from './priced-cart';

/** @throws 404 with code not_found, expired or limit_reached */
export async function requireUsableVoucher(
  db: Db | Trx,
  { market, now, currency }: Pick<ChangeContext, 'market' | 'now' | 'currency'>,
  typed: string,
): Promise<VoucherRecord> {
  const code = normalizeVoucherCode(typed);
  const voucher = code === null ? null : await findVoucherByCode(db, market.id, code);
  if (!voucher || voucher.currency !== currency) throw notFound();
  const refusal = voucherRefusal(voucher, now);
  if (refusal) throw salesError(`404 ${refusal}`);
  return voucher;
}

/**
 * Puts a voucher on the cart to pay with, or takes it off (null). It is not spent before there is an order.
 * @throws 404 for another's cart, 422 not_combinable while a discount code lies on it, 422 voucher_not_applicable when
 *   no line may be paid with a voucher (vouchers, promotions)
 */
export async function setVoucher(
  trx: Trx,
  { owner, market, now }: ChangeContext,
  cartId: string,
  voucher: VoucherRecord | null,
): Promise<void> {
  const locked = await lockCart(trx, requireUuid(cartId), owner, market.id);
  if (locked?.state !== 'open') throw notFound();
  const record = voucher && (await loadCart(trx, locked.id, pricingScopeOf({ market, now })));
  if (record) {
    if (record.discountCodeId !== null) throw salesError('422 not_combinable');
    const reliefs = { code: null, voucher, newCustomerDiscount: 0 };
    const { totals } = priceRecord(record, reliefs, { market, now });
    if (totals.voucherValue === 0 && totals.priceTotal > 0) throw salesError('422 voucher_not_applicable');
  }
  await sql`update carts set voucher_id = ${voucher?.id ?? null} where id = ${cartId}`.execute(trx);
  await raiseVersion(trx, cartId);
}
