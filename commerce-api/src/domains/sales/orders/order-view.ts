import type { IssuedVoucher, LocaleCode, Market, Order, OrderPayment } from '@aksamit/contracts';
import { currencyIn, showItemData } from '../carts';
import { isPaymentOpen, offeredMethods, paymentStage } from '../payment-rules';
import { type IssuedVoucherRecord, maskVoucherCode, showVoucherCode } from '../vouchers';
import type { OrderPaymentRecord, OrderRecord } from './order-queries';
import { mayShopperCancel, mayShopperPay } from './order-state';
import type { OrderVouchers } from './order-vouchers';
import { withdrawUntil } from './withdrawal-time-rules';

const isoOf = (text: string) => new Date(text).toISOString();

function toIssuedVoucher(voucher: IssuedVoucherRecord): IssuedVoucher {
  const { orderItemId, code, voucherType, value, balance, validTo, design, sendAt, mailedAt } = voucher;
  return {
    orderItemId,
    code: showVoucherCode(code),
    voucherType,
    value,
    balance,
    validTo: isoOf(validTo),
    design,
    sendAt: sendAt && isoOf(sendAt),
    sentAt: mailedAt && isoOf(mailedAt),
  };
}

/** An order as the API returns it. */
export function toOrder(record: OrderRecord, vouchers: OrderVouchers, market: Market, locale: LocaleCode): Order {
  const { marketId: _market, userId: _user, items, currency, ...rest } = record;
  const { firstName, lastName, email, phonePrefix, phone, gender, ...order } = rest;
  return {
    ...order,
    createdAt: isoOf(record.createdAt),
    currency: currencyIn(market, currency),
    user: { firstName, lastName, email, phonePrefix, phone, gender },
    vouchers: vouchers.paidWith.map(({ code, value, returned }) => ({ code: maskVoucherCode(code), value, returned })),
    issuedVouchers: vouchers.issued.map(toIssuedVoucher),
    items: items.map(
      ({ productId, productGender, bodyParts, name, slugs, data, voucherLocation, confirmedLabel, ...item }) => ({
        ...item,
        ...(confirmedLabel ? { confirmedLabel: confirmedLabel[locale] } : {}),
        data: showItemData({ data, voucherLocation }, locale),
        startAt: item.startAt && isoOf(item.startAt),
        product: { id: productId, name: name[locale], slug: slugs[locale], gender: productGender, bodyParts },
        savings: item.standardPrice - item.price - (item.amountWaived ?? 0),
        discountCode: item.discountCodeValue > 0 ? record.discountCode : null,
        bundlableProductId: data && 'bundlableProductId' in data ? data.bundlableProductId : [],
      }),
    ),
    withdrawUntil:
      record.doneStatus === 'canceled' ? null : withdrawUntil(new Date(record.createdAt), market.slug).toISOString(),
    invoices: record.invoices.map((entry) => ({ ...entry, issuedAt: isoOf(entry.issuedAt) })),
    refunds: record.refunds.map((entry) => ({ ...entry, createdAt: isoOf(entry.createdAt) })),
    canPay: mayShopperPay(record),
    canCancel: mayShopperCancel(record),
  };
}

/** An order payment as the API returns it: its stage for the confirmation page, and the possible actions. */
export function toOrderPayment(record: OrderPaymentRecord, market: Market): OrderPayment {
  const {
    cashAllowed,
    hasHeldSlot,
    isHoldOver,
    hasAddress: _address,
    marketId: _market,
    doneStatus,
    paidStatus,
    amountPaid,
    payments,
    ...payment
  } = record;
  const latest = payments[0];
  const canPay = mayShopperPay({ doneStatus, paidStatus });
  const isUnderWay = canPay && latest !== undefined && isPaymentOpen(latest.status);
  return {
    ...payment,
    createdAt: isoOf(record.createdAt),
    stage: doneStatus === 'canceled' ? stageOfCanceled(record) : stageOf(record),
    canPay,
    isHoldOver: canPay && isHoldOver,
    redirectUrl: isUnderWay ? latest.redirectUrl : null,
    paymentMethods: offeredMethods({
      marketSlug: market.slug,
      defaultPaymentMethod: market.defaultPaymentMethod,
      amount: Math.max(0, record.price - amountPaid),
      cashAllowed,
      hasHeldSlot,
      isHoldOver,
    }),
    payments: payments.map((entry) => ({
      ...entry,
      createdAt: isoOf(entry.createdAt),
      orderPaymentId: record.id,
    })),
  };
}

const stageOf = (record: OrderPaymentRecord) => paymentStage(record.status, record.paymentMethod);

/** A canceled order awaits no money, whatever the status of its last attempt. */
function stageOfCanceled(record: OrderPaymentRecord) {
  return record.status === 'completed' || record.status === 'refunded' ? stageOf(record) : 'canceled';
}
