/**
 * The waiting list for treatments that are still in a cart. Source: calls.md, POST /me/waiting-list, for purchased
 * ones.
 */
import { z } from 'zod';
import { agreesInput, emailInput } from './account';
import { cartItemType } from './cart';
import { instant, listQuery, recordId } from './envelope';

/** A day in a salon on the waiting list; the e-mail address left with it is not returned. */
export const waitingPlace = z.object({
  id: z.string(),
  /** As for POST /cart-items: the product that the time would be held for. */
  product: z.object({ itemType: cartItemType, itemId: z.string(), name: z.string() }),
  location: z.object({ id: z.string(), name: z.string(), city: z.string() }),
  /** Local date in Warsaw. */
  date: z.iso.date(),
  /** The free time offered last; it is not held. Null: none yet. */
  offeredStartAt: instant.nullable(),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

/** GET /waiting-places; `token`: of an offer's link, which reads and deletes its place on another device too. */
export const waitingPlacesQuery = listQuery.extend({ token: z.string().min(1).max(200).optional() });

/** POST /waiting-places: only the day of `startAt` counts. The regulations are required. */
export const waitingPlaceRequest = z
  .strictObject({
    cartItemId: z.uuid(),
    locationId: recordId,
    startAt: instant,
    email: emailInput,
    agrees: agreesInput,
  })
  .meta({
    examples: [
      {
        cartItemId: '0b6c7a1e-6f0f-4a53-9d9b-5a3f0c4c3d21',
        locationId: '1',
        startAt: '2027-06-04T10:00:00+02:00',
        email: 'anna@example.com',
        agrees: [{ type: 'regulations', value: true }],
      },
    ],
  });
export type WaitingPlaceRequest = z.input<typeof waitingPlaceRequest>;
