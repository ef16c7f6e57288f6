import type { ModuleInput } from '@aksamit/contracts/platform';
import { publications, readings } from '@aksamit/contracts/topics';
import { z } from 'zod';
import { addToCartProps } from './src/fragments/add-to-cart-props';
import { slotPicked, slotPickerProps } from './src/fragments/slot-picker-props';
import { voucherFormProps } from './src/fragments/voucher-form-props';

/** What this module offers and uses beside its pages (`src/pages`). */
export const manifest: ModuleInput = {
  name: 'cart-checkout',
  fragments: {
    offers: [
      {
        name: 'mini-cart',
        version: 1,
        rendering: 'private',
        propsSchema: z.toJSONSchema(z.object({}), { io: 'input' }),
        reservedHeightPx: 44,
      },
      {
        name: 'add-to-cart',
        version: 1,
        rendering: 'public',
        propsSchema: z.toJSONSchema(addToCartProps, { io: 'input' }),
        reservedHeightPx: 52,
      },
      {
        name: 'voucher-form',
        version: 1,
        rendering: 'public',
        propsSchema: z.toJSONSchema(voucherFormProps, { io: 'input' }),
        reservedHeightPx: 900,
      },
      {
        name: 'slot-picker',
        version: 1,
        rendering: 'private',
        propsSchema: z.toJSONSchema(slotPickerProps, { io: 'input' }),
        reservedHeightPx: 560,
      },
    ],
  },
  bus: {
    publishes: [
      ...publications('cart', 'toast', 'cart.item-added', 'order.placed', 'commerce', 'problem', 'measurement'),
      { topic: 'cart-checkout.slot-picked', version: 1, kind: 'event', schema: z.toJSONSchema(slotPicked) },
    ],
    reads: readings('visitor', 'session', 'viewport', 'discount-code.saved', 'session.logout-requested'),
  },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 45_000 },
};
