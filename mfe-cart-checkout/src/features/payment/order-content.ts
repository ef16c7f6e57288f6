import type { Order } from '@aksamit/contracts';

/** What remains to be done for an order: booked visits, treatments to book a visit for, vouchers to be sent. */
export interface OrderContent {
  /** Visits that were booked with it, the earliest first. */
  visits: { id: string; name: string; startAt: string; city: string | null }[];
  hasLaterVisits: boolean;
  hasElectronicVouchers: boolean;
  hasPaperVouchers: boolean;
}

/** Source: specification, content, "Order item" (startAt, later reservation) and "Voucher" (kinds). */
export function orderContent({ items }: Pick<Order, 'items'>): OrderContent {
  const kinds = items.flatMap(({ data }) => (data && 'voucherType' in data ? [data.voucherType] : []));
  return {
    visits: items
      .flatMap(({ id, product, startAt, locationCity }) =>
        startAt ? [{ id, name: product.name, startAt, city: locationCity }] : [],
      )
      .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt)),
    hasLaterVisits: items.some(({ laterReservation }) => laterReservation),
    hasElectronicVouchers: kinds.includes('electronic'),
    hasPaperVouchers: kinds.includes('paper'),
  };
}
