import type { ChangedCartLine, LocaleCode, Market, placeOrderRequest } from '@aksamit/shared-kit/contracts';
import type { z } from 'zod';
import { ApiError, conflict, invalidFields, notFound } from '../../platform/api-error';
import { type Db, inTransaction, type Trx, violatedConstraint } from '../../platform/database';
import { isVatIdOf, recordConsents, requireRegulations } from '../accounts';
import { bookSlots, type OrderedSlot, withAlternatives } from '../bookings';
import {
  type CartOwner,
  changedLines,
  findShown,
  holderOf,
  loadCart,
  lockCart,
  type PricedCart,
  priceRecord,
  requireUuid,
  shownLines,
} from '../carts';
import { codeRefusal, type DiscountCodeRecord, lockCode, redeemCode } from '../discounts';
import { isMethodAvailable, needsPayerAddress } from '../payment-rules';
import { closeCart, insertOrder } from './insert-order';
import { queueOrderMail } from './order-mail';
import { findOrderOfScope } from './order-queries';

type PlaceOrderInput = z.output<typeof placeOrderRequest>;

export interface PlaceOrderContext {
  owner: CartOwner;
  market: Market;
  locale: LocaleCode;
  basePath: string;
  now: Date;
  /** Hash of who, what and idempotency key. */
  requestScope: string;
}

/**
 * Makes an order of the cart that the shopper saw: all of it in one transaction, under the locks of cart and code.
 * A repeat of the same request finds its order.
 * @returns the order's id
 * @throws 404 for another's cart, 409 cart_changed with the lines, 409 slot_taken, empty_cart, limit_reached or expired
 *   with the code still on the cart, 422 by field
 */
export async function placeOrder(db: Db, context: PlaceOrderContext, input: PlaceOrderInput): Promise<string> {
  requireRegulations(input.agrees);
  checkInvoice(input);
  try {
    return await withAlternatives(db, () => inTransaction(db, (trx) => placeLocked(trx, context, input)));
  } catch (error) {
    const isRepeat = violatedConstraint(error) === 'orders_request_scope_key';
    const placed = isRepeat ? await findOrderOfScope(db, context.requestScope) : null;
    if (placed) return placed.id;
    throw error;
  }
}

async function placeLocked(trx: Trx, context: PlaceOrderContext, input: PlaceOrderInput): Promise<string> {
  const { market, owner, now, locale } = context;
  const locked = await lockCart(trx, requireUuid(input.cartId), owner, market.id);
  // Looked for under the cart's lock: a repeat waits until its first run is done.
  const placed = await findOrderOfScope(trx, context.requestScope);
  if (placed) return placed.id;
  if (!locked) throw notFound();
  if (locked.state !== 'open') throw conflict('cart_closed');

  const record = await loadCart(trx, locked.id);
  if (!record) throw notFound();
  const customerKey = input.user.email.toLowerCase();
  const code = record.discountCodeId ? await lockCode(trx, record.discountCodeId, customerKey) : null;
  const priced = await priceRecord(trx, record, code, { market, now, customerKey });
  requireUsable(code, now);
  await requireUnchanged(trx, priced, input.cartVersion, locale);
  checkMethod(priced, input, market);

  const { orderId, isActive } = await insertOrder(trx, context, input, priced);
  await bookSlots(trx, orderId, slotsOf(priced, context), isActive);
  if (code && priced.totals.discountCodeValue > 0) await redeemCode(trx, code.id, orderId, customerKey);
  const userId = owner.kind === 'user' ? owner.userId : null;
  await recordConsents(trx, { userId, orderId }, input.agrees, 'order');
  await closeCart(trx, locked.id);
  await queueOrderMail(trx, 'orderPlaced', orderId);
  return orderId;
}

/** What the accepted lines hold, for the positions of the order's lines. */
function slotsOf({ record }: PricedCart, { owner, market, now }: PlaceOrderContext): OrderedSlot[] {
  const userId = owner.kind === 'user' ? owner.userId : null;
  return record.items.flatMap(({ id, productId, isAccepted, startAt, location }, position) => {
    if (!isAccepted || !startAt || !location) return [];
    const slot = { cartItemId: id, productId, locationId: location.id, startAt: new Date(startAt), position };
    return [{ ...slot, market, userId, holder: holderOf(owner), address: null, now }];
  });
}

/** The last use went to somebody else: said before anything is charged, and never a silently higher price. */
function requireUsable(code: DiscountCodeRecord | null, now: Date): void {
  const refusal = code && codeRefusal(code, now);
  if (!refusal) return;
  throw conflict(refusal === 'not_found' ? 'expired' : refusal, { code: code.code });
}

async function requireUnchanged(trx: Trx, priced: PricedCart, version: number, locale: LocaleCode): Promise<void> {
  const current = shownLines(priced);
  const shown = await findShown(trx, priced.record.id, version);
  const lines: ChangedCartLine[] = changedLines(shown ?? [], current, locale);
  if (lines.length > 0) throw conflict('cart_changed', { lines, version: priced.record.version });
  if (!current.some((line) => line.isAccepted)) throw conflict('empty_cart');
}

function checkInvoice({ invoice }: PlaceOrderInput): void {
  if (invoice && !isVatIdOf(invoice.country, invoice.vatId)) throw invalidFields({ 'invoice.vatId': ['vat_id'] });
}

function checkMethod(
  { record, totals }: PricedCart,
  { paymentMethod, address }: PlaceOrderInput,
  market: Market,
): void {
  const isAvailable = isMethodAvailable(paymentMethod, {
    marketSlug: market.slug,
    defaultPaymentMethod: market.defaultPaymentMethod,
    amount: totals.amountDue,
    cashAllowed: record.items.every((item) => !item.isAccepted || item.product.canPaymentByCash),
    hasHeldSlot: record.items.some((item) => item.isAccepted && item.startAt !== null),
  });
  if (isAvailable && needsPayerAddress(paymentMethod) && !address) {
    throw invalidFields({ address: ['address_required'] });
  }
  if (isAvailable) return;
  throw new ApiError(422, 'payment_method_unavailable', { fields: { paymentMethod: ['payment_method_unavailable'] } });
}
