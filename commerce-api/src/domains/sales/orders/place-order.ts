import type { ChangedCartLine, LocaleCode, Market, placeOrderRequest } from '@aksamit/contracts';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import { type Db, type Trx, violatedConstraint } from '../../../platform/database';
import { newToken } from '../../../platform/secret-token';
import type { Write } from '../../../platform/write-together';
import {
  type AllowedAge,
  bookSlots,
  type OrderedSlot,
  requireBookable,
  requireDeclarations,
  withAlternatives,
} from '../../booking/slots';
import { consentWrites, isVatIdOf, requireRegulations } from '../../people/accounts';
import {
  changedLines,
  findShown,
  holderOf,
  loadCart,
  lockCart,
  newCustomerDiscountOf,
  type PricedCart,
  priceRecord,
  pricingScopeOf,
  requireUuid,
  type ShownLine,
  shownLines,
} from '../carts';
import {
  codeRefusal,
  type DiscountCodeRecord,
  lockCode,
  lockCustomer,
  redeemCode,
  redeemNewCustomerDiscount,
} from '../discounts';
import { salesError } from '../errors';
import { isMethodAvailable, isOfflineMethod, needsPayerAddress } from '../payment-rules';
import { lockVoucher, showVoucherCode, spendVoucher, type VoucherRecord, voucherRefusal } from '../vouchers';
import { closeAndMoveDeselected, closingWrites } from './close-cart';
import { insertOrder } from './insert-order';
import { firstPosition } from './order-line-rules';
import { orderMailWrites } from './order-mail';
import { findIdOfScope } from './order-queries';
import type { PlaceOrderContext } from './place-order-context';

type PlaceOrderInput = z.output<typeof placeOrderRequest>;

export interface PlacedOrder {
  orderId: string;
  /** Null: a repeat found its order, which has issued its token already. */
  orderToken: string | null;
  /** What is still to be written in the transaction: nothing depends on it. */
  lastWrites: readonly Write[];
}

/**
 * Runs the placing of an order. A repeat without a stored idempotency key finds its order.
 * @throws 409 slot_taken with the nearest free slots
 */
export async function placingOrder(
  db: Db,
  { requestScope }: PlaceOrderContext,
  work: () => Promise<{ orderId: string }>,
): Promise<{ orderId: string }> {
  try {
    return await withAlternatives(db, work);
  } catch (error) {
    const isRepeat = violatedConstraint(error) === 'orders_request_scope_key';
    const orderId = isRepeat ? await findIdOfScope(db, requestScope) : null;
    if (orderId !== null) return { orderId };
    throw error;
  }
}

/**
 * Makes an order of the cart that the shopper saw, in one transaction, under the locks of customer, cart, code and
 * voucher, in this order. A repeat of the same request finds its order.
 * @throws 404 for another's cart, 409 cart_changed with the lines, 409 slot_taken, empty_cart, limit_reached or expired
 *   with the code still on the cart, voucher_used when the voucher holds less than was shown; 409 interval_too_short,
 *   notice_too_short, prepayment_required, too_young by the customer's earlier visits and age, health_not_acknowledged
 *   with the salon's phone; 422 by field
 */
export async function placeOrder(trx: Trx, context: PlaceOrderContext, input: PlaceOrderInput): Promise<PlacedOrder> {
  const { market, owner, now, locale } = context;
  requireRegulations(input.agrees);
  checkInvoice(input);
  const userId = owner.kind === 'user' ? owner.userId : null;
  if (userId !== null) await lockCustomer(trx, userId);
  const locked = await lockCart(trx, requireUuid(input.cartId), owner, market.id);
  // Looked for under the cart's lock: a repeat waits until its first run is done, which has closed the cart.
  const placed = locked?.state === 'open' ? null : await findIdOfScope(trx, context.requestScope);
  if (placed !== null) return { orderId: placed, orderToken: null, lastWrites: [] };
  if (!locked) throw notFound();
  if (locked.state !== 'open') throw salesError('409 cart_closed');

  const record = await loadCart(trx, locked.id, pricingScopeOf({ market, now }));
  if (!record) throw notFound();
  const customerKey = input.user.email.toLowerCase();
  const code = record.discountCodeId ? await lockCode(trx, record.discountCodeId, { customerKey, userId }) : null;
  const voucher = record.voucherId ? await lockVoucher(trx, record.voucherId) : null;
  const newCustomerDiscount = await newCustomerDiscountOf(trx, { market, userId });
  const priced = priceRecord(record, { code, voucher, newCustomerDiscount }, { market, now });
  const shown = await findShown(trx, record, input.cartVersion);
  requireUsable(code, now);
  if (shown) requireCovering(voucher, priced, shown.voucherValue, now);
  requireUnchanged(priced, shown?.lines ?? [], locale);
  // The voucher pays less, though no line's price changed: a line that it paid for is on promotion now.
  if (shown && priced.totals.voucherValue < shown.voucherValue) {
    throw salesError('409 cart_changed', { details: { lines: [], version: record.version } });
  }
  requireConfirmed(priced, locale);
  checkAddress(priced, input);
  checkMethod(priced, input, market);

  const slots = slotsOf(priced, context);
  const age = await declaredWith(trx, context, input, priced, slots);
  const isPrepaid = priced.totals.amountDue === 0 || !isOfflineMethod(input.paymentMethod);
  await requireBookable(trx, { userId, isPrepaid, marketSlug: market.slug, now }, slots);
  const orderToken = newToken();
  const { orderId, isActive } = await insertOrder(trx, context, { ...input, age }, priced, orderToken);
  await bookSlots(trx, orderId, slots, isActive);
  const { standing, voucherValue } = priced.totals;
  if (code && standing === 'code') await redeemCode(trx, code.id, orderId, customerKey);
  if (userId && standing === 'newCustomer') await redeemNewCustomerDiscount(trx, orderId, userId);
  if (voucher) await spendVoucher(trx, voucher.id, orderId, voucherValue);
  const isWhole = record.items.every(({ isAccepted }) => isAccepted);
  if (!isWhole) await closeAndMoveDeselected(trx, locked.id);
  const consents = consentWrites({ userId, orderId }, input.agrees, 'order');
  const mail = await orderMailWrites(trx, 'orderPlaced', orderId);
  return { orderId, orderToken, lastWrites: [...consents, ...(isWhole ? closingWrites(locked.id) : []), ...mail] };
}

/**
 * Declarations required for a purchase that leads to a visit, now or later. @returns the age; null: none was required
 */
async function declaredWith(
  trx: Trx,
  { owner, market, now, isAgeRequired }: PlaceOrderContext,
  { ageDeclaration }: PlaceOrderInput,
  { record }: PricedCart,
  slots: readonly OrderedSlot[],
): Promise<AllowedAge | null> {
  const treatments = record.items.filter(({ isAccepted, itemType }) => isAccepted && itemType !== 'voucher');
  if (treatments.length === 0) return null;
  const [first] = [...slots].sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
  return requireDeclarations(trx, {
    person: owner,
    productIds: treatments.map(({ productId }) => productId),
    locationId: first?.locationId ?? null,
    marketId: market.id,
    startAt: first?.startAt ?? null,
    declaredAge: ageDeclaration ?? null,
    now,
    isAgeRequired,
  });
}

/** The holds of the accepted lines, for the positions of the order's lines. */
function slotsOf({ record }: PricedCart, { owner, market, now }: PlaceOrderContext): OrderedSlot[] {
  const userId = owner.kind === 'user' ? owner.userId : null;
  return record.items.flatMap(({ id, productId, data, isAccepted, startAt, location, therapist }, index) => {
    if (!isAccepted || !startAt || !location) return [];
    const chosenProductIds = data && 'bundlableProductId' in data ? data.bundlableProductId : [];
    const requested = { productId, chosenProductIds, startAt: new Date(startAt) };
    const therapistId = therapist?.id ?? null;
    const slot = { ...requested, therapistId, cartItemId: id, locationId: location.id, position: firstPosition(index) };
    return [{ ...slot, market, userId, holder: holderOf(owner), address: null, now }];
  });
}

/** The last use went to somebody else: refused before any charge, and never a silently higher price. */
function requireUsable(code: DiscountCodeRecord | null, now: Date): void {
  const refusal = code && codeRefusal(code, now);
  if (!refusal) return;
  throw salesError(`409 ${refusal === 'not_found' ? 'expired' : refusal}`, { details: { code: code.code } });
}

/** The voucher paid for another order meanwhile, or ended: refused before any charge. */
function requireCovering(
  voucher: VoucherRecord | null,
  { totals, record }: PricedCart,
  shownMinor: number,
  now: Date,
): void {
  if (totals.voucherValue >= shownMinor) return;
  // Removed in another window: more is owed now than was shown, and no line shows it.
  if (!voucher) throw salesError('409 cart_changed', { details: { lines: [], version: record.version } });
  const code = showVoucherCode(voucher.code);
  const refusal = voucherRefusal(voucher, now);
  if (refusal === 'expired' || refusal === 'not_found') throw salesError('409 expired', { details: { code } });
  if (voucher.balance < shownMinor)
    throw salesError('409 voucher_used', { details: { code, value: totals.voucherValue } });
}

function requireUnchanged(priced: PricedCart, shown: readonly ShownLine[], locale: LocaleCode): void {
  const current = shownLines(priced);
  const lines: ChangedCartLine[] = changedLines(shown, current, locale);
  if (lines.length > 0) throw salesError('409 cart_changed', { details: { lines, version: priced.record.version } });
  if (!current.some((line) => line.isAccepted)) throw salesError('409 empty_cart');
}

/** Each treatment with a checkbox was confirmed, as its text is worded now. */
function requireConfirmed({ record }: PricedCart, locale: LocaleCode): void {
  const missing = record.items.filter(
    ({ isAccepted, isConfirmed, product }) => isAccepted && product.checkboxLabel !== null && !isConfirmed,
  );
  if (missing.length === 0) return;
  const lines = missing.map(({ id, product }) => ({
    cartItemId: id,
    name: product.name[locale],
    label: product.checkboxLabel?.[locale] ?? '',
  }));
  throw salesError('422 confirmation_required', { details: { lines } });
}

/** A paper voucher is sent to an address. */
function checkAddress({ record }: PricedCart, { address }: PlaceOrderInput): void {
  const isSent = record.items.some(
    ({ isAccepted, data }) => isAccepted && data && 'voucherType' in data && data.voucherType === 'paper',
  );
  if (isSent && !address) throw invalidFields({ address: ['address_for_paper_voucher'] });
}

function checkInvoice({ invoice }: PlaceOrderInput): void {
  if (invoice && !isVatIdOf(invoice.country, invoice.vatId)) throw invalidFields({ 'invoice.vatId': ['vat_id'] });
}

function checkMethod(
  { record, totals }: PricedCart,
  { paymentMethod, address }: PlaceOrderInput,
  market: Market,
): void {
  // Nothing is owed: there is nothing to pay with a method.
  if (totals.amountDue === 0) return;
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
  throw salesError('422 payment_method_unavailable', { fields: { paymentMethod: ['payment_method_unavailable'] } });
}
