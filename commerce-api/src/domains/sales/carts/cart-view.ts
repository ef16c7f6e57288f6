import type { Cart, CartItem, CartItemPricing, CartVoucher, LocaleCode, Market, Money } from '@aksamit/contracts';
import { moneyText } from '@aksamit/contracts/money';
import { imageOf } from '../../operations/pictures';
import { toDiscountCode } from '../discounts';
import { offeredMethods } from '../payment-rules';
import { showVoucherCode } from '../vouchers';
import type { CartItemRecord } from './cart-queries';
import type { LineAmounts, UnitPrices } from './cart-totals';
import { showItemData } from './item-data';
import type { PricedCart } from './priced-cart';

export interface ViewContext {
  market: Market;
  locale: LocaleCode;
  now: Date;
}

/** Currency of a market; the market's first when the code is none of its own. */
export function currencyIn(market: Market, code: string) {
  const currency = market.currencies.find((entry) => entry.code === code) ?? market.currencies[0];
  if (!currency) throw new Error('Failed to show money: the market has no currency. Add one to market_currencies.');
  return { code: currency.code, symbol: currency.symbol, isPrefix: currency.isPrefix };
}

function moneyOf(amount: number, currency: Money['currency'], locale: LocaleCode): Money {
  return { amount, currency, formatted: moneyText(amount, currency, locale) };
}

/** The cart as the API gives it. */
export function toCart(priced: PricedCart, view: ViewContext): Cart {
  const { market, locale } = view;
  const { record, totals, code } = priced;
  const currency = currencyIn(market, record.currency);
  const accepted = record.items.filter((item) => item.isAccepted);
  return {
    id: record.id,
    version: record.version,
    createdAt: record.createdAt,
    currency,
    items: record.items.map((_, index) => toCartItem(priced, index, view)),
    discountCode: code && toDiscountCode(code, locale),
    discountCodeProblem: priced.codeProblem,
    price: moneyOf(totals.priceTotal, currency.code, locale),
    priceTotal: totals.priceTotal,
    highestPrice: moneyOf(totals.highestPriceTotal, currency.code, locale),
    highestPriceTotal: totals.highestPriceTotal,
    originalPrice: moneyOf(totals.originalPriceTotal, currency.code, locale),
    originalPriceTotal: totals.originalPriceTotal,
    discountCodeValue: totals.discountCodeValue,
    newCustomerDiscount: newCustomerDiscountOf(priced),
    newCustomerOffer: priced.newCustomerOffer,
    vouchers: vouchersOf(priced),
    amountDue: totals.amountDue,
    count: accepted.reduce((sum, item) => sum + item.quantity, 0),
    paymentMethods: offeredMethods({
      marketSlug: market.slug,
      defaultPaymentMethod: market.defaultPaymentMethod,
      amount: totals.amountDue,
      cashAllowed: accepted.every((item) => item.product.canPaymentByCash),
      hasHeldSlot: accepted.some((item) => item.startAt !== null),
    }),
  };
}

/** Whether the discount of a first order applies, and why not: shown to the shopper. */
function newCustomerDiscountOf({ newCustomerDiscount, totals }: PricedCart): Cart['newCustomerDiscount'] {
  if (newCustomerDiscount === 0) return null;
  const isApplied = totals.standing === 'newCustomer';
  if (isApplied) return { value: totals.discountCodeValue, isApplied, reason: null };
  const reason = totals.voucherValue > 0 ? 'voucher' : totals.standing === 'code' ? 'code' : 'nothing';
  return { value: newCustomerDiscount, isApplied, reason };
}

function vouchersOf({ voucher, voucherProblem, totals }: PricedCart): CartVoucher[] {
  if (!voucher) return [];
  const { code, balance, validTo } = voucher;
  return [
    {
      code: showVoucherCode(code),
      value: totals.voucherValue,
      balance,
      validTo: new Date(validTo).toISOString(),
      problem: voucherProblem,
    },
  ];
}

/** One line of a priced cart. */
export function toCartItem(priced: PricedCart, index: number, { market, locale, now }: ViewContext): CartItem {
  const item = priced.record.items[index];
  if (!item) throw new Error('Failed to show a cart line: the cart has fewer. Look at the caller.');
  const unit = priced.prices[index];
  const amounts = priced.totals.lines[index];
  return {
    id: item.id,
    createdAt: new Date(item.createdAt).toISOString(),
    itemType: item.itemType,
    itemId: item.productId,
    quantity: item.quantity,
    item: subjectOf(item, locale),
    data: showItemData(item, locale),
    location: item.location && { ...item.location, name: item.location.name[locale] },
    startAt: item.startAt && new Date(item.startAt).toISOString(),
    therapist: item.therapist,
    endAt: item.endAt && new Date(item.endAt).toISOString(),
    holdExpiresAt: item.holdExpiresAt && new Date(item.holdExpiresAt).toISOString(),
    holdSecondsLeft: item.holdExpiresAt === null ? null : secondsUntil(item.holdExpiresAt, now),
    laterReservation: item.startAt === null && item.itemType !== 'voucher',
    isAccepted: item.isAccepted,
    ...(item.product.checkboxLabel
      ? { confirmation: { label: item.product.checkboxLabel[locale], isConfirmed: item.isConfirmed } }
      : {}),
    pricing:
      unit && amounts
        ? {
            ...pricingOf(unit, amounts, currencyIn(market, priced.record.currency)),
            quantitySaving: Math.max(0, unit.singlePromoPrice * item.quantity - amounts.promoPrice),
          }
        : null,
  };
}

function pricingOf(unit: UnitPrices, amounts: LineAmounts, currency: CartItemPricing['currency']): CartItemPricing {
  return {
    ...amounts,
    unitPrice: unit.price,
    unitPromoPrice: unit.promoPrice,
    lowestPriceValue: unit.lowestPriceValue,
    currency,
  };
}

function subjectOf({ productId, product }: CartItemRecord, locale: LocaleCode): CartItem['item'] {
  const { category } = product;
  return {
    id: productId,
    name: product.name[locale],
    slug: product.slugs[locale],
    slugs: product.slugs,
    gender: product.gender,
    bodyParts: product.bodyParts,
    category: { id: category.id, name: category.name[locale], slug: category.slugs[locale] },
    duration: product.duration || null,
    image: imageOf('treatments', productId, product.name[locale], product.pictureId),
    products: product.contents.map(({ id, name, quantity }) => ({ product: { id, name: name[locale] }, quantity })),
  };
}

const secondsUntil = (instant: string, now: Date) =>
  Math.max(0, Math.floor((Date.parse(instant) - now.getTime()) / 1000));
