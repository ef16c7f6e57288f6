import { z } from 'zod';

/** Event of cart-checkout's picker, version 1: the result of a choice. For manifest.ts only. */
export const slotPicked = z.object({
  pickerId: z.string(),
  /** `waiting`: no time yet, a place on the waiting list of the day of `startAt`. */
  outcome: z.enum(['moved', 'booked', 'held', 'waiting']),
  id: z.string(),
  locationId: z.string(),
  startAt: z.string(),
});
/** Import as a type: the schema would bring zod into the panel. */
export type SlotPicked = z.infer<typeof slotPicked>;
