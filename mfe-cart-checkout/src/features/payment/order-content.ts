import type { Order } from '@aksamit/contracts';

/** What remains to be done for an order: booked visits, treatments to book a visit for, vouchers to be sent. */
export interface OrderContent {
  /** Visits that were booked with it, the earliest first. */
  visits: { id: string; name: string; startAt: string; city: string | null }[];
  hasLaterVisits: boolean;
  /** Sent when they are paid for. */
  hasElectronicVouchers: boolean;
  /** Sent on a chosen day. */
  hasDatedVouchers: boolean;
  hasPaperVouchers: boolean;
}

/** Source: specification, content, "Order item" (startAt, later reservation) and "Voucher" (kinds). */
export function orderContent({ items }: Pick<Order, 'items'>): OrderContent {
  const vouchers = items.flatMap(({ data }) => (data && 'voucherType' in data ? [data] : []));
  const electronic = vouchers.filter(({ voucherType }) => voucherType === 'electronic');
  return {
    visits: items
      .flatMap(({ id, product, startAt, locationCity }) =>
        startAt ? [{ id, name: product.name, startAt, city: locationCity }] : [],
      )
      .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt)),
    hasLaterVisits: items.some(({ laterReservation }) => laterReservation),
    hasElectronicVouchers: electronic.some(({ voucherSendOn }) => !voucherSendOn),
    hasDatedVouchers: electronic.some(({ voucherSendOn }) => voucherSendOn),
    hasPaperVouchers: vouchers.some(({ voucherType }) => voucherType === 'paper'),
  };
}
