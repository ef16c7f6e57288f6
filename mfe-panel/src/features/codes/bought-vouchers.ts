import type { Order } from '@aksamit/contracts';

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
}

/** Vouchers that were issued with orders, the newest order's first. */
export function boughtVouchers(
  orders: readonly Pick<Order, 'number' | 'currency' | 'issuedVouchers' | 'items'>[],
): BoughtVoucher[] {
  return orders.flatMap(({ number, currency, issuedVouchers = [], items }) =>
    issuedVouchers.map(({ orderItemId, code, value, balance, validTo }) => ({
      code,
      currency: currency.code,
      value,
      balance,
      validTo,
      orderNumber: number,
      recipient: recipientOf(items.find(({ id }) => id === orderItemId)),
    })),
  );
}

function recipientOf(item: Order['items'][number] | undefined): string | null {
  const data = item?.data;
  if (!data || !('voucherFirstName' in data)) return null;
  return [data.voucherFirstName, data.voucherLastName].filter(Boolean).join(' ') || null;
}
