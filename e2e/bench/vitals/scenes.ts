import type { Locator, Page } from '@playwright/test';
import { main } from '../../fixtures/page-regions';
import { foundSalons, times } from '../../fixtures/reserving';
import { poland } from '../../fixtures/words';
import type { BenchShoppers } from './bench-shoppers';

/** An interaction with a page, with its preconditions. */
export interface Interaction {
  name: string;
  /** Untimed: brings the page to the state before it. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** A client-rendered page and its interactions, in this order. */
export interface Scene {
  name: string;
  shopper: 'stranger' | 'guest' | 'customer';
  path: (shoppers: BenchShoppers) => string;
  interactions: Interaction[];
}

const button = (page: Page, name: RegExp): Locator => main(page).getByRole('button', { name }).first();
const tap = (name: string, find: (page: Page) => Locator): Interaction => ({
  name,
  before: async (page) => find(page).scrollIntoViewIfNeeded(),
  act: async (page) => find(page).tap(),
});
const type = (name: string, field: string): Interaction => ({
  name,
  before: async (page) => main(page).getByRole('textbox', { name: field }).first().focus(),
  act: async (page) => page.keyboard.type('Anna', { delay: 80 }),
});

const { words } = poland;

/** The pages that the browser renders, on the way to a visit and after it. */
export const SCENES: readonly Scene[] = [
  { name: 'empty cart', shopper: 'stranger', path: () => words.cartPath, interactions: [] },
  {
    name: 'cart',
    shopper: 'guest',
    path: () => words.cartPath,
    interactions: [
      tap('more', (page) => button(page, /^Więcej: /)),
      tap('fewer', (page) => button(page, /^Mniej: /)),
      tap('put aside', (page) => button(page, /^Odłóż na później: /)),
      tap('take back', (page) => button(page, /^Zamów jednak: /)),
    ],
  },
  {
    name: 'reservation',
    shopper: 'guest',
    path: () => '/koszyk/rezerwacja/',
    interactions: [
      {
        name: 'type a city',
        before: async (page) => main(page).getByRole('combobox', { name: words.salonSearch }).first().focus(),
        act: async (page) => page.keyboard.type('Warszawa', { delay: 80 }),
      },
      tap('choose a salon', (page) => foundSalons(page, words, 'Warszawa').first()),
      tap('choose a time', (page) => times(page).last()),
    ],
  },
  {
    name: 'summary',
    shopper: 'guest',
    path: () => words.summaryPath,
    interactions: [
      type('type a name', words.firstName),
      tap('choose a method', (page) => main(page).getByRole('radio', { name: words.cash })),
      tap('order with gaps', (page) => main(page).getByRole('button', { name: words.order }).filter({ visible: true })),
    ],
  },
  {
    name: 'payment summary',
    shopper: 'customer',
    path: ({ openPayment }) => `/platnosc/podsumowanie/${openPayment}/`,
    interactions: [tap('other method', (page) => main(page).getByRole('radio').last())],
  },
  {
    name: 'confirmation',
    shopper: 'customer',
    path: ({ completedPayment }) => `/platnosc/potwierdzenie/${completedPayment}/`,
    interactions: [],
  },
  { name: 'panel', shopper: 'customer', path: () => '/panel/', interactions: [] },
  {
    name: 'visits',
    shopper: 'customer',
    path: () => '/panel/zamowienia/',
    interactions: [
      tap('move a visit', (page) =>
        main(page)
          .getByRole('link', { name: /^Przełóż wizytę/ })
          .first(),
      ),
    ],
  },
  { name: 'orders', shopper: 'customer', path: () => '/panel/moje-zamowienia/', interactions: [] },
  {
    name: 'settings',
    shopper: 'customer',
    path: () => '/panel/ustawienia/',
    interactions: [type('type a name', words.firstName)],
  },
];
