import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';
import { publications, readings } from '@aksamit/contracts/topics';
import { z } from 'zod';
import { slotPicked } from './src/features/visits/slot-picked';

type Page = ModuleDeclarationInput['pages'][number];

const privatePage = (
  layout: 'account' | 'panel',
  name: string,
  pl: string,
  en: string,
  { redirectsFrom, query }: Pick<Page, 'redirectsFrom' | 'query'> = {},
): Page => ({
  name,
  layout,
  rendering: 'private',
  patterns: { pl: [pl], en: [en] },
  ...(query ? { query } : {}),
  ...(redirectsFrom ? { redirectsFrom } : {}),
});

/** What this module claims. Addresses: specification, commerce core, section 2; readings, "Who serves which path". */
export const manifest: ModuleDeclarationInput = {
  name: 'panel',
  pages: [
    privatePage('account', 'login', '/konto/logowanie/', '/account/login/', {
      query: ['by', 'email', 'next'],
      redirectsFrom: {
        pl: ['/panel/logowanie/', '/logowanie/', '/konto/'],
        en: ['/panel/login/', '/login/', '/account/'],
      },
    }),
    privatePage('account', 'registration', '/konto/rejestracja/', '/account/registration/', { query: ['next'] }),
    privatePage('account', 'forgotten-password', '/konto/przypomnij-haslo/', '/account/forgotten-password/', {
      query: ['token'],
    }),
    privatePage('account', 'activation', '/konto/aktywacja/', '/account/activation/', { query: ['token'] }),
    privatePage('account', 'change-password', '/konto/zmiana-hasla/', '/account/change-password/', {
      redirectsFrom: { pl: ['/konto/zmien-haslo/'], en: [] },
    }),
    privatePage('panel', 'dashboard', '/panel/', '/panel/'),
    privatePage('panel', 'settings', '/panel/ustawienia/', '/panel/settings/'),
    privatePage('panel', 'visits', '/panel/zamowienia/', '/panel/visits/', {
      query: ['move', 'book', 'salon', 'tab', 'page'],
    }),
    privatePage('panel', 'orders', '/panel/moje-zamowienia/', '/panel/orders/', { query: ['withdraw', 'page'] }),
    privatePage('panel', 'offers', '/panel/oferty-specjalne/', '/panel/special-offers/'),
    privatePage('panel', 'beauty-club', '/panel/beauty-club/', '/panel/beauty-club/'),
    privatePage('panel', 'contact', '/panel/kontakt/', '/panel/contact/'),
    privatePage('panel', 'reviewer', '/panel/influencer/', '/panel/influencer/'),
    privatePage('panel', 'privacy', '/panel/ochrona-prywatnosci/', '/panel/privacy/', {
      redirectsFrom: { pl: ['/panel/ochrona-privacy/'], en: [] },
    }),
  ],
  fragments: { offers: [] },
  bus: {
    publishes: publications('toast', 'session.login-succeeded', 'session.logout-requested', 'problem', 'measurement'),
    reads: [
      ...readings('session', 'session.logout-requested', 'market', 'locale'),
      { topic: 'cart-checkout.slot-picked', version: 1, schema: z.toJSONSchema(slotPicked) },
    ],
  },
  apiVersion: '1',
  // Texts of both languages are a third of it; those of the second factor came last.
  budgets: { entryBrotliBytes: 45_500 },
};
