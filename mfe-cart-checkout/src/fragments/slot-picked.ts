import { z } from 'zod';

/**
 * Event `cart-checkout.slot-picked`, version 1: the result of a picker. The picker makes the call itself and stays
 * open; the page closes it and refetches its data.
 */
export const slotPicked = z.object({
  pickerId: z.string(),
  /** `waiting`: no time yet, a place on the waiting list of the day of `startAt`. */
  outcome: z.enum(['moved', 'booked', 'held', 'waiting']),
  /** Id of the visit (moved, booked), of the place on the list (waiting) or of the line (held). */
  id: z.string(),
  locationId: z.string(),
  startAt: z.string(),
});
/** Import as a type: the schema would bring zod into every page. */
export type SlotPicked = z.infer<typeof slotPicked>;

declare module '@aksamit/module-sdk/bus' {
  interface ModuleTopics {
    'cart-checkout.slot-picked': { kind: 'event'; value: SlotPicked };
  }
}
