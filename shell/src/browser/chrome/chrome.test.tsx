import { Bus } from '@aksamit/module-sdk/bus';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ChromeHeader } from '../../isomorphic/chrome-document';
import en from '../../locales/chrome/en.json';
import pl from '../../locales/chrome/pl.json';
import { polishPage } from '../../testing/page-context';
import { shopSitemap } from '../../testing/shop-sitemap';
import type { FragmentTarget } from '../fragments/fragment-host';
import { showAccount, showAlternates, showCurrent, showWayBack } from './chrome-links';
import { closeMenusAsExpected } from './menus';
import { startMiniCartMount } from './mini-cart-mount';
import { isWorkspace, showChrome } from './shown-chrome';

const t = createTranslations('pl', { pl, en });
const alternates = { pl: '/cennik/', en: '/en/price-list/' };

beforeAll(closeMenusAsExpected);
beforeEach(() => {
  const page = { context: polishPage, path: '/cennik/', sitemap: shopSitemap, alternates };
  const header = renderToString(<ChromeHeader {...page} />);
  document.body.innerHTML = `<div id="shell-header">${header}</div><button id="outside">outside</button>`;
});

const link = (selector: string) => {
  const found = document.querySelector<HTMLAnchorElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('a workspace hides what the shop shows around a page, and the next page shows it again', () => {
  document.body.insertAdjacentHTML('beforeend', '<section data-consent></section><div id="shell-footer"></div>');
  const hidden = () => [...document.querySelectorAll<HTMLElement>('body > *')].filter((part) => part.hidden);
  showChrome(false);
  expect(hidden().map(({ id, tagName }) => id || tagName)).toEqual(['shell-header', 'SECTION', 'shell-footer']);
  expect(isWorkspace()).toBe(true);
  showChrome(true);
  expect(hidden()).toEqual([]);
  expect(isWorkspace()).toBe(false);
});

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

function startMiniCart(storedCart: string | null) {
  localStorage.clear();
  if (storedCart !== null) localStorage.setItem('cart', storedCart);
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const targets: FragmentTarget[] = [];
  startMiniCartMount(bus.handle('shell'), (given) => {
    targets.push(given);
    return { update: () => undefined, unmount: () => undefined };
  });
  return { bus, targets };
}

test('on a first visit the mini-cart comes with the first thing in the cart', () => {
  const { bus, targets } = startMiniCart(null);
  expect(targets).toHaveLength(0);
  const catalog = bus.handle('cart-checkout', { publishes: ['cart.item-added'] });
  for (const itemId of [1, 2])
    catalog.publish('cart.item-added', { itemType: 'product', itemId, quantity: 1, flow: 'addToCart' });
  expect(targets).toHaveLength(1);
});

test('the mini-cart comes with a cart that is not empty, whatever way something came into it', () => {
  const { bus, targets } = startMiniCart(null);
  const checkout = bus.handle('cart-checkout', { publishes: ['cart'] });
  const dispatch = (count: number) =>
    checkout.publish('cart', { count, total: { amount: 100 * count, currency: 'PLN' }, at: '2026-11-21T10:00:00Z' });
  dispatch(0);
  expect(targets).toHaveLength(0);
  dispatch(1);
  dispatch(2);
  expect(targets).toHaveLength(1);
});

test('the mini-cart comes when another tab has a cart', () => {
  const { targets } = startMiniCart(null);
  const dispatch = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  dispatch('visitor', '{}');
  dispatch('cart', null);
  expect(targets).toHaveLength(0);
  dispatch('cart', '{}');
  dispatch('cart', '{"more":1}');
  expect(targets).toHaveLength(1);
});

test('the plain link to the cart stands until the mini-cart is there, and again when it fails', () => {
  const [target] = startMiniCart('{}').targets;
  expect(target).toMatchObject({ module: 'cart-checkout', name: 'mini-cart', version: 1 });
  const plain = link('[data-cart-link]');
  expect(plain.isConnected).toBe(true);
  target?.onReady?.();
  expect([plain.isConnected, target?.element.hidden]).toEqual([false, false]);
  target?.onFailed?.();
  expect([plain.isConnected, target?.element.hidden]).toEqual([true, true]);
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

test('the phone’s search is a sheet that the browser opens, with the focus in its field', () => {
  const openers = [...document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')];
  const sheet = document.getElementById(openers[0]?.getAttribute('popovertarget') ?? '');
  expect(sheet?.getAttribute('popover')).toBe('auto');
  expect(openers.map((opener) => opener.getAttribute('popovertarget'))).toEqual([sheet?.id, sheet?.id]);
  expect(sheet?.querySelector('input')?.hasAttribute('autofocus')).toBe(true);
  // Nowhere else: a page must not begin in a field.
  expect(document.querySelectorAll('[autofocus]')).toHaveLength(1);
});
