/** The waiting list for treatments that still lie in a cart. Source: calls.md, POST /me/waiting-list, for what is bought. */
import { z } from 'zod';
import { agreesInput, emailInput } from './account';
import { cartItemType } from './cart';
import { instant, listQuery, recordId } from './envelope';

/** A day in a salon that somebody waits for; the e-mail address left with it is not told. */
export const waitingPlace = z.object({
  id: z.string(),
  /** As for POST /cart-items: what the time would be held for. */
  product: z.object({ itemType: cartItemType, itemId: z.string(), name: z.string() }),
  location: z.object({ id: z.string(), name: z.string(), city: z.string() }),
  /** Local date in Warsaw. */
  date: z.iso.date(),
  /** The free time that was offered last; nothing is held by it. Null: none yet. */
  offeredStartAt: instant.nullable(),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

/** GET /waiting-places; `token`: of an offer's link, which reads and gives up its place on another device too. */
export const waitingPlacesQuery = listQuery.extend({ token: z.string().min(1).max(200).optional() });

/** POST /waiting-places: the day of `startAt` is what counts. The regulations are required. */
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
