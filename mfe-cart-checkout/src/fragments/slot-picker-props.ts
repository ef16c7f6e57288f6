import { z } from 'zod';

/** Props of the fragment `slot-picker`, version 1: its contract with the pages that use it. For manifest.ts only. */
export const slotPickerProps = z.object({
  /** Chosen by the page; returned in `cart-checkout.slot-picked`, so that several pickers can be distinguished. */
  pickerId: z.string().min(1).max(60),
  /**
   * What a time is chosen for. `visit`: an own visit is moved (PUT /me/events/{id}/date). `orderProduct`: the next visit of
   * a bought treatment is booked (POST /me/events). `cartItem`: a slot is held for a line of the cart (PUT /cart-items/{id}).
   */
  kind: z.enum(['visit', 'orderProduct', 'cartItem']),
  /** Id of that visit, bought treatment or line. */
  id: z.string().min(1).max(60),
  product: z.object({
    id: z.string().min(1).max(60),
    /** In the page's locale. */
    name: z.string().min(1),
    /** Code or slug of its category: which salons do it. */
    category: z.string().min(1),
  }),
  /** Salon to begin with, such as the visit's own; null: the customer's preferred one, else the last chosen. */
  locationId: z.string().min(1).max(60).nullable(),
  /** Present start of the visit to be moved (ISO 8601); null for a new one. */
  startAt: z.string().nullable(),
  /** Of `orderProduct`: the customer's declaration of age, where the API requires it. */
  ageDeclaration: z.enum(['adult', 'minorWithGuardian', 'under16']).optional(),
});
/** Import as a type: the schema would bring zod into every page. */
export type SlotPickerProps = z.infer<typeof slotPickerProps>;

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
export type SlotPicked = z.infer<typeof slotPicked>;
