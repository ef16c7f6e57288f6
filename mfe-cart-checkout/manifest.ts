import type { ModuleInput } from '@aksamit/contracts/platform';
import { publications, readings } from '@aksamit/contracts/topics';
import { z } from 'zod';
import { salonChosen } from './src/features/booking/salon-chosen';
import { slotPicked } from './src/fragments/slot-picked';

/** What this module offers and uses beside its pages (`src/pages`) and fragments (`src/fragments`). */
export const manifest: ModuleInput = {
  name: 'cart-checkout',
  bus: {
    publishes: [
      ...publications('cart', 'toast', 'cart.item-added', 'order.placed', 'commerce', 'problem', 'measurement'),
      { topic: 'cart-checkout.slot-picked', version: 1, kind: 'event', schema: z.toJSONSchema(slotPicked) },
    ],
    reads: [
      ...readings('visitor', 'session', 'discount-code.saved', 'session.logout-requested'),
      { topic: 'catalog.salon-chosen', version: 1, schema: z.toJSONSchema(salonChosen) },
    ],
  },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 45_000 },
};
