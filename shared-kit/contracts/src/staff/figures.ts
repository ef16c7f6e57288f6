/** What the figures show: sales, money by its way, use of codes, and how full the salons are. */
import { z } from 'zod';
import { recordId } from '../envelope';

/** GET /admin/figures: local dates, both included; at most 400 days. */
export const figuresQuery = z
  .strictObject({ from: z.iso.date(), to: z.iso.date(), locationId: recordId.optional() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 400 * 86_400_000, {
    path: ['to'],
    message: 'end_before_start',
  });

export const figures = z.object({
  /** Placed orders by day and currency, with their payments and refunds so far. */
  sales: z.array(
    z.object({
      date: z.string(),
      currency: z.string(),
      orders: z.int(),
      priceTotal: z.int(),
      amountPaid: z.int(),
      amountRefunded: z.int(),
    }),
  ),
  /** Visits that began in the time, by state. */
  visits: z.object({ booked: z.int(), done: z.int(), noShow: z.int(), refused: z.int(), canceled: z.int() }),
  newUsers: z.int(),
});
export type Figures = z.infer<typeof figures>;

/** GET /admin/payment-figures: dates by the salons' clock; amounts in minor units. */
export const paymentFigures = z.object({
  /** Money by the day on which it came or went, its currency and its way. */
  payments: z.array(
    z.object({
      date: z.string(),
      currency: z.string(),
      /** As an order's history has it: `blik`, `salonCard`; `cash` where nobody recorded how the salon took it; `voucher`. */
      method: z.string(),
      payments: z.int(),
      amountPaid: z.int(),
      amountRefunded: z.int(),
    }),
  ),
  /** The hundred codes that were used most by orders placed in the time; canceled orders are none. */
  codes: z.array(
    z.object({
      id: recordId,
      code: z.string(),
      currency: z.string(),
      orders: z.int(),
      /** What the code took off. */
      discount: z.int(),
      /** Of the orders with it, after the discount. */
      priceTotal: z.int(),
    }),
  ),
});
export type PaymentFigures = z.infer<typeof paymentFigures>;

const visitCounts = { booked: z.int(), done: z.int(), noShow: z.int(), refused: z.int(), canceled: z.int() };

/** GET /admin/visit-figures: dates by the salons' clock. */
export const visitFigures = z.object({
  /** Visits by the day on which they begin, by their state now. */
  days: z.array(z.object({ date: z.string(), ...visitCounts })),
  /** Rooms and devices that are in use, by salon and name. */
  occupancy: z.array(
    z.object({
      kind: z.enum(['room', 'device']),
      id: recordId,
      name: z.string(),
      locationId: recordId,
      /** Minutes of visits that are booked, were done, or to which nobody came. */
      visitMinutes: z.int(),
      /** Minutes in which the salon is open. */
      openMinutes: z.int(),
    }),
  ),
});
export type VisitFigures = z.infer<typeof visitFigures>;
