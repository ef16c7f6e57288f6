import { Bus } from '@aksamit/module-sdk/bus';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ChromeHeader } from '../../isomorphic/chrome-document';
import en from '../../locales/chrome/en.json';
import pl from '../../locales/chrome/pl.json';
import { polishPage } from '../../testing/page-context';
import type { FragmentPlaceInPage } from '../fragments/fragment-host';
import { startCartPlace } from './cart-place';
import { showAccount, showAlternates, showCurrent, showWayBack } from './chrome-links';
import { closeMenusAsExpected } from './menus';

const t = createTranslations('pl', { pl, en });
const alternates = { pl: '/cennik/', en: '/en/price-list/' };

beforeAll(closeMenusAsExpected);
beforeEach(() => {
  const header = renderToString(<ChromeHeader context={polishPage} path="/cennik/" alternates={alternates} />);
  document.body.innerHTML = `<div id="shell-header">${header}</div><button id="outside">outside</button>`;
});

const link = (selector: string) => {
  const found = document.querySelector<HTMLAnchorElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('the account links follow who is there', () => {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-account-link]')];
  showAccount(true);
  expect(links().map((one) => one.getAttribute('href'))).toEqual(['/panel/', '/panel/']);
  expect(links().map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    t('account.panel'),
    t('account.panel'),
  ]);
  showAccount(false);
  expect(links().map((one) => one.getAttribute('href'))).toEqual(['/konto/logowanie/', '/konto/logowanie/']);
  expect(links().map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    t('account.login'),
    t('account.login'),
  ]);
});

test('the login names the page to come back to, also after a logout, and only there', () => {
  const hrefs = () =>
    [...document.querySelectorAll('[data-account-link]')].map((one) => one.getAttribute('href') ?? '');
  const back = '/konto/logowanie/?next=%2Fkoszyk%2Frezerwacja%2F';
  showWayBack('/koszyk/rezerwacja/');
  expect(hrefs()).toEqual([back, back]);
  showAccount(true);
  showWayBack('/koszyk/rezerwacja/');
  expect(hrefs()).toEqual(['/panel/', '/panel/']);
  showAccount(false);
  expect(hrefs()).toEqual([back, back]);
  showWayBack(null);
  expect(hrefs()).toEqual(['/konto/logowanie/', '/konto/logowanie/']);
});

test('the language links and the current marks follow the page', () => {
  expect(link('nav a[href="/cennik/"]:not([hreflang])').getAttribute('aria-current')).toBe('page');
  showAlternates({ pl: '/salony/', en: '/en/salons/' });
  showCurrent('/salony/warszawa/', '/');
  expect(link('a[hreflang="en"]').getAttribute('href')).toBe('/en/salons/');
  expect(link('nav a[href="/cennik/"]:not([hreflang])').hasAttribute('aria-current')).toBe(false);
  expect(link('nav a[href="/salony/"]:not([hreflang])').getAttribute('aria-current')).toBe('true');
});

function cartPlace(storedCart: string | null) {
  localStorage.clear();
  if (storedCart !== null) localStorage.setItem('cart', storedCart);
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const places: FragmentPlaceInPage[] = [];
  startCartPlace(bus.handle('shell'), (given) => {
    places.push(given);
    return { update: () => undefined, unmount: () => undefined };
  });
  return { bus, places };
}

test('on a first visit the mini-cart comes with the first thing in the cart', () => {
  const { bus, places } = cartPlace(null);
  expect(places).toHaveLength(0);
  const catalog = bus.handle('cart-checkout', { publishes: ['cart.item-added'] });
  for (const itemId of [1, 2])
    catalog.publish('cart.item-added', { itemType: 'product', itemId, quantity: 1, flow: 'addToCart' });
  expect(places).toHaveLength(1);
});

test('the mini-cart comes with a cart that is not empty, whatever way something came into it', () => {
  const { bus, places } = cartPlace(null);
  const checkout = bus.handle('cart-checkout', { publishes: ['cart'] });
  const tell = (count: number) =>
    checkout.publish('cart', { count, total: { amount: 100 * count, currency: 'PLN' }, at: '2026-11-21T10:00:00Z' });
  tell(0);
  expect(places).toHaveLength(0);
  tell(1);
  tell(2);
  expect(places).toHaveLength(1);
});

test('the mini-cart comes when another tab has a cart', () => {
  const { places } = cartPlace(null);
  const tell = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('visitor', '{}');
  tell('cart', null);
  expect(places).toHaveLength(0);
  tell('cart', '{}');
  tell('cart', '{"more":1}');
  expect(places).toHaveLength(1);
});

test('the plain link to the cart stands until the mini-cart is there, and again when it fails', () => {
  const [place] = cartPlace('{}').places;
  expect(place).toMatchObject({ module: 'cart-checkout', name: 'mini-cart', version: 1 });
  expect(link('[data-cart-link]').hidden).toBe(false);
  place?.onReady?.();
  expect([link('[data-cart-link]').hidden, place?.element.hidden]).toEqual([true, false]);
  place?.onFailed?.();
  expect([link('[data-cart-link]').hidden, place?.element.hidden]).toEqual([false, true]);
});

describe('an open menu', () => {
  const open = () => {
    const details = document.querySelector<HTMLDetailsElement>('details[name="main-menu"]');
    if (!details) throw new Error('no menu');
    details.open = true;
    return details;
  };

  test('closes on Escape and gives the focus back', () => {
    const details = open();
    details.querySelector('a')?.focus();
    fireEvent.keyDown(document.activeElement ?? details, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
  });

  test('closes when the focus leaves it, not while it stays inside', () => {
    const details = open();
    const [first, second] = details.querySelectorAll('a');
    first?.focus();
    second?.focus();
    expect(details.open).toBe(true);
    document.getElementById('outside')?.focus();
    expect(details.open).toBe(false);
  });

  test('closes on a press outside and when a link in it is followed', () => {
    const details = open();
    fireEvent.pointerDown(document.body);
    expect(details.open).toBe(false);
    details.open = true;
    const inside = details.querySelector('a');
    inside?.addEventListener('click', (event) => event.preventDefault());
    if (inside) fireEvent.click(inside);
    expect(details.open).toBe(false);
  });
});
