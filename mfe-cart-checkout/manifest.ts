import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';
import { publications, readings } from '@aksamit/contracts/topics';
import { z } from 'zod';
import { addToCartProps } from './src/fragments/add-to-cart-props';
import { slotPicked, slotPickerProps } from './src/fragments/slot-picker-props';
import { voucherFormProps } from './src/fragments/voucher-form-props';

type Page = ModuleDeclarationInput['pages'][number];

/** A step of the checkout: personal, so its pages are private. */
const privatePage = (name: string, pl: string, en: string, others: Partial<Page> = {}): Page => ({
  name,
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: [pl], en: [en] },
  ...others,
});

/** What this module claims and offers. Addresses: specification, commerce core, section 2; readings, "Who serves which path". */
export const manifest: ModuleDeclarationInput = {
  name: 'cart-checkout',
  pages: [
    // `added`: the line that a form sent without scripts has put into the cart.
    privatePage('cart', '/koszyk/', '/cart/', { query: ['added'] }),
    privatePage('reservation', '/koszyk/rezerwacja/', '/cart/reservation/'),
    privatePage('summary', '/koszyk/podsumowanie/', '/cart/summary/', {
      redirectsFrom: { pl: ['/podsumowanie/'], en: ['/summary/'] },
    }),
    privatePage('payment-summary', '/platnosc/podsumowanie/:id/', '/payment/summary/:id/', {
      redirectsFrom: { pl: ['/platnosc/:id/'], en: ['/payment/:id/'] },
    }),
    privatePage('payment-confirmation', '/platnosc/potwierdzenie/:id/', '/payment/confirmation/:id/'),
  ],
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
