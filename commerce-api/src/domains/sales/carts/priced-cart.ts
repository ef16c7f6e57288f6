import { createHash } from 'node:crypto';
import type { Market } from '@aksamit/contracts';
import type { Db, Trx } from '../../../platform/database';
import { type PricingScope, priceLine } from '../../catalogue/pricing';
import { type CodeRefusal, codeRefusal, type DiscountCodeRecord, findCodeById, newCustomerState } from '../discounts';
import {
  findVoucherById,
  type VoucherRecord,
  type VoucherRefusal,
  voucherRefusal,
  voucherValueProblem,
} from '../vouchers';
import type { ShownLine } from './cart-changes';
import { type CartItemRecord, type CartRecord, loadCart } from './cart-queries';
import { type CartTotals, cartTotals, type UnitPrices } from './cart-totals';
import { unitPricesOf } from './line-prices';

export interface PricedCart {
  record: CartRecord;
  /** Beside `record.items`. */
  prices: (UnitPrices | null)[];
  totals: CartTotals;
  code: DiscountCodeRecord | null;
  /** The reason why the code on the cart has no effect. */
  codeProblem: 'expired' | 'limit_reached' | 'not_applicable' | null;
  voucher: VoucherRecord | null;
  /** Why the voucher on the cart pays nothing. */
  voucherProblem: 'expired' | 'limit_reached' | 'not_applicable' | null;
  /** The new customer's discount that this customer gets; 0: none. */
  newCustomerDiscount: number;
  /** The discount that is still open to this shopper; null: none. */
  newCustomerOffer: NewCustomerOffer | null;
}

/** A first order's discount that a shopper would get. */
export interface NewCustomerOffer {
  /** Minor units: what it would take off, or take off beyond a code. */
  value: number;
  /** What is missing: an account, or the verified phone of one. */
  needs: 'account' | 'phone';
}

export interface PricingMoment {
  market: Market;
  now: Date;
  /** The customer's e-mail in lowercase; null while it is not known. */
  customerKey: string | null;
  /** The logged-in customer; null for a visitor. */
  userId: string | null;
}

/** The cart's discounts and vouchers, as stored in the database (and locked, when an order is placed). */
export interface CartReliefs {
  code: DiscountCodeRecord | null;
  voucher: VoucherRecord | null;
  newCustomerDiscount: number;
  /** The discount that a shopper without one could get; omitted: the prices are not for showing. */
  offered?: NewCustomerOffer | null;
}

type Customer = Pick<PricingMoment, 'market' | 'userId'>;

/** The market's first-order discount as this shopper has it, or could have it. Minor units. */
async function newCustomerTermsOf(
  db: Db | Trx,
  { market: { newCustomerDiscount: value }, userId }: Customer,
): Promise<Pick<CartReliefs, 'newCustomerDiscount' | 'offered'>> {
  if (value === 0) return { newCustomerDiscount: 0, offered: null };
  if (userId === null) return { newCustomerDiscount: 0, offered: { value, needs: 'account' } };
  const state = await newCustomerState(db, userId);
  return {
    newCustomerDiscount: state === 'entitled' ? value : 0,
    offered: state === 'phoneUnverified' ? { value, needs: 'phone' } : null,
  };
}

/** A customer's first-order discount, in minor units; 0 for a visitor and for a customer with orders. */
export async function newCustomerDiscountOf(db: Db | Trx, customer: Customer): Promise<number> {
  return (await newCustomerTermsOf(db, customer)).newCustomerDiscount;
}

/** The cart with the prices of this moment; null when there is no such cart. */
export async function priceCart(db: Db | Trx, cartId: string, moment: PricingMoment): Promise<PricedCart | null> {
  const record = await loadCart(db, cartId, pricingScopeOf(moment));
  if (!record) return null;
  const code = record.discountCodeId ? await findCodeById(db, record.discountCodeId, moment) : null;
  const voucher = record.voucherId ? await findVoucherById(db, record.voucherId) : null;
  return priceRecord(record, { code, voucher, ...(await newCustomerTermsOf(db, moment)) }, moment);
}

/** The locale only names promotions, which a cart does not show. */
export const pricingScopeOf = ({ market, now }: Pick<PricingMoment, 'market' | 'now'>): PricingScope => ({
  marketId: Number(market.id),
  locale: 'pl',
  now,
});

/** The same for a cart and its reliefs that are already loaded (and locked). */
export function priceRecord(
  record: CartRecord,
  { code, voucher, newCustomerDiscount, offered = null }: CartReliefs,
  { market, now }: Pick<PricingMoment, 'market' | 'now'>,
): PricedCart {
  const prices = record.items.map((item) => {
    const { itemType, productId, quantity, product } = item;
    // A bundle needs a new choice when a chosen treatment is sold no more.
    if (!product.enabled || !product.isChoiceSold) return null;
    if (itemType === 'voucher') return voucherPrices(item, market);
    return unitPricesOf(priceLine({ productId, quantity }, product.pricing, now));
  });
  const lines = record.items.map((item, index) => ({
    quantity: item.quantity,
    isAccepted: item.isAccepted,
    categoryId: item.product.category.id,
    unit: prices[index] ?? null,
    isVoucher: item.itemType === 'voucher',
  }));
  const refusal = code && codeRefusal(code, now);
  const voucherRefused = voucher && voucherRefusal(voucher, now);
  const reductions = {
    code: code && !refusal ? { ...code, categoryId: code.productCategory?.id ?? null } : null,
    newCustomer: newCustomerDiscount,
    voucher: voucher && !voucherRefused ? voucher.balance : 0,
  };
  const totals = cartTotals(lines, reductions);
  const offerValue = offered
    ? totals.priceTotal - cartTotals(lines, { ...reductions, newCustomer: offered.value }).priceTotal
    : 0;
  return {
    record,
    prices,
    totals,
    code,
    codeProblem: problemOf(code, refusal, totals.standing === 'code' || totals.priceTotal === 0),
    voucher,
    voucherProblem: problemOf(voucher, voucherRefused, totals.voucherValue > 0 || totals.priceTotal === 0),
    newCustomerDiscount,
    newCustomerOffer: offered && offerValue > 0 ? { ...offered, value: offerValue } : null,
  };
}

/** The cart once a line's slot is held: what it costs stays the same. */
export function withHold(
  priced: PricedCart,
  index: number,
  { expiresAt, endAt }: { expiresAt: Date; endAt: Date },
): PricedCart {
  const held = { holdExpiresAt: expiresAt.toISOString(), endAt: endAt.toISOString() };
  const items = priced.record.items.map((item, at) => (at === index ? { ...item, ...held } : item));
  return { ...priced, record: { ...priced.record, items } };
}

/** A voucher's price is its value; null when the market no longer sells that amount. */
function voucherPrices({ data }: CartItemRecord, market: Market): UnitPrices | null {
  if (!data || !('voucherValue' in data) || voucherValueProblem(data.voucherValue, market.voucherAmounts)) return null;
  const price = data.voucherValue;
  return { price, promoPrice: price, singlePrice: price, singlePromoPrice: price, lowestPriceValue: null };
}

function problemOf(relief: object | null, refusal: CodeRefusal | VoucherRefusal | null, isOfUse: boolean) {
  if (!relief) return null;
  // A disabled one is reported like an ended one.
  if (refusal) return refusal === 'not_found' ? 'expired' : refusal;
  return isOfUse ? null : 'not_applicable';
}

/** What is stored of the cart as it was shown. */
export function shownLines({ record, totals }: PricedCart): ShownLine[] {
  return record.items.map((item, index) => ({
    id: item.id,
    name: item.product.name,
    quantity: item.quantity,
    finalPrice: totals.lines[index]?.finalPrice ?? null,
    isAccepted: item.isAccepted,
    details: detailsOf(item),
  }));
}

/** A hash: recipients of vouchers are not stored with the shown cart. */
function detailsOf({ startAt, location, data }: CartItemRecord): string {
  const time = startAt && new Date(startAt).toISOString();
  return createHash('sha256')
    .update(JSON.stringify([time, location?.id ?? null, data]))
    .digest('base64url')
    .slice(0, 16);
}
