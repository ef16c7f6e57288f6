/** The till of a salon and day. Source: issue 18, "Orders and money": the day's till (count, difference, who). */
import { z } from 'zod';
import { instant, listQuery, recordId } from '../envelope';
import { amountInput } from './editing';

/** A member of staff; the name of a deleted account is null. */
const person = z.object({ id: z.string(), name: z.string().nullable() });

/** How the salon took money. */
export const tillMethod = z.enum(['cash', 'card', 'coupon', 'voucher']);
export type TillMethod = z.infer<typeof tillMethod>;

/** Money taken, or paid out of the till again: then the amount is below 0. Minor units. */
export const tillEntry = z.object({
  id: z.string(),
  at: instant,
  method: tillMethod,
  amount: z.int(),
  currency: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  takenBy: person,
});
export type TillEntry = z.infer<typeof tillEntry>;

/** Cash put in besides payments, or taken out: then the amount is below 0. Minor units of the till's currency. */
export const tillMovement = z.object({
  id: z.string(),
  at: instant,
  amount: z.int(),
  reason: z.string(),
  madeBy: person,
});
export type TillMovement = z.infer<typeof tillMovement>;

const amounts = z.object({ cash: z.int(), card: z.int(), coupon: z.int(), voucher: z.int() });

export const tillSummary = z.object({
  locationId: z.string(),
  /** By the salons' calendar. */
  date: z.iso.date(),
  /** The currency that is counted; amounts are in its minor units. */
  currency: z.string(),
  totals: amounts,
  /** Cash that must be there: the opening float, all cash taken, and all movements; of a closed till as it was closed. */
  expected: z.int(),
  /** Null while it is open; a correction's count holds. */
  counted: z.int().nullable(),
  closedAt: instant.nullable(),
  closedBy: person.nullable(),
});
export type TillSummary = z.infer<typeof tillSummary>;

export const till = tillSummary.extend({
  openingFloat: z.int(),
  /** Null: nobody has set it, it is 0. */
  floatSetAt: instant.nullable(),
  floatSetBy: person.nullable(),
  /** Cash counted when the salon's till was closed last: what is in the drawer. Null: none was closed before. */
  countedBefore: z.int().nullable(),
  entries: z.array(tillEntry),
  /** The oldest first. Absent on older APIs. */
  movements: z.array(tillMovement).optional(),
  /** As the till was closed, before corrections. */
  closing: z
    .object({ counted: z.int(), expected: z.int(), reason: z.string().nullable(), at: instant, by: person })
    .nullable(),
  /** The oldest first. */
  corrections: z.array(z.object({ counted: z.int(), note: z.string(), at: instant, by: person })),
});
export type Till = z.infer<typeof till>;

/** GET /admin/tills: the newest day first. A day without money and count has no till. */
export const tillsQuery = listQuery.extend({
  locationId: recordId.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  open: z.enum(['true', 'false']).optional(),
});

export const tillParams = z.object({ locationId: recordId, date: z.iso.date() });

/** PUT /admin/tills/{locationId}/{date}/float: cash in the drawer before the first customer. */
export const tillFloatRequest = z.strictObject({
  amount: amountInput,
  /** What was shown: refused with 409 `till_changed` when somebody set another since. */
  amountBefore: amountInput,
});

/** POST /admin/tills/{locationId}/{date}/movements: cash put in, or taken out, besides payments. Minor units. */
export const tillMovementRequest = z.strictObject({
  direction: z.enum(['in', 'out']),
  amount: amountInput.min(1),
  reason: z.string().trim().min(1).max(500),
});
export type TillMovementRequest = z.input<typeof tillMovementRequest>;

/** POST /admin/tills/{locationId}/{date}/closing: the cash as the person counted it. Minor units. */
export const tillClosingRequest = z.strictObject({
  counted: amountInput,
  /** What was shown: refused with 409 `till_changed` when money came since. */
  expected: z.int().min(-100_000_000).max(100_000_000),
  /** Required when the count differs from what was expected. */
  reason: z.string().trim().min(1).max(500).optional(),
});
export type TillClosingRequest = z.input<typeof tillClosingRequest>;

/** POST /admin/tills/{locationId}/{date}/corrections: what was found after the till was closed. */
export const tillCorrectionRequest = z.strictObject({
  counted: amountInput,
  note: z.string().trim().min(1).max(500),
  /** How many corrections were shown: refused with 409 `till_changed` when there are more. */
  correctionsBefore: z.int().min(0).max(1000),
});
export type TillCorrectionRequest = z.input<typeof tillCorrectionRequest>;
