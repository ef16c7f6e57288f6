import type { IssuedVoucher, Order } from '@aksamit/contracts';

/** A voucher of the customer's own, with its remaining balance. */
export interface BoughtVoucher {
  code: string;
  currency: string;
  /** What it was bought for, minor units. */
  value: number;
  /** The remaining amount; undefined when the API omits it. */
  balance: number | undefined;
  validTo: string;
  orderNumber: string;
  /** For whom it was bought. */
  recipient: string | null;
  /** Absent from an older API, as the times are. */
  design: IssuedVoucher['design'];
  /** When its e-mail leaves for the recipient; null: it left when it was paid for. */
  sendAt: string | null;
  /** When it left; null: it is still to leave, or a paper one. */
  sentAt: string | null;
}

/** Vouchers that were issued with orders, the newest order's first. */
export function boughtVouchers(
  orders: readonly Pick<Order, 'number' | 'currency' | 'issuedVouchers' | 'items'>[],
): BoughtVoucher[] {
  return orders.flatMap(({ number, currency, issuedVouchers = [], items }) =>
    issuedVouchers.map(({ orderItemId, code, value, balance, validTo, design, sendAt = null, sentAt = null }) => ({
      code,
      currency: currency.code,
      value,
      balance,
      validTo,
      orderNumber: number,
      recipient: recipientOf(items.find(({ id }) => id === orderItemId)),
      design,
      sendAt,
      sentAt,
    })),
  );
}

function recipientOf(item: Order['items'][number] | undefined): string | null {
  const data = item?.data;
  if (!data || !('voucherFirstName' in data)) return null;
  return [data.voucherFirstName, data.voucherLastName].filter(Boolean).join(' ') || null;
}
