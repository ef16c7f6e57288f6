import { cartFixture } from '../../testing/cart-fixtures';
import { isNewsFor, readStoredCart, storeCart } from './cart-storage';

const polish = { market: 'pl', locale: 'pl' };
const english = { market: 'pl', locale: 'en' };
const britain = { market: 'gb', locale: 'en' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const lastUpdate = () => localStorage.getItem('lastCartUpdate');
const cart = cartFixture({ version: 1 });
const changed = cartFixture({ version: 2, count: 7 });

beforeEach(() => localStorage.clear());

test('other tabs are notified when the cart changed, and only then', () => {
  storeCart(polish, cart, at(1));
  expect(lastUpdate()).toBe('2026-11-21T12:01:00.000Z');
  storeCart(polish, cart, at(2));
  expect(lastUpdate()).toBe('2026-11-21T12:01:00.000Z');
  storeCart(polish, changed, at(3));
  expect(lastUpdate()).toBe('2026-11-21T12:03:00.000Z');
});

test('the same cart in another language is kept, and is no news', () => {
  storeCart(polish, cart, at(1));
  storeCart(english, cart, at(2));
  expect(readStoredCart(english)).toMatchObject({ id: cart.id });
  expect(readStoredCart(polish)).toBeUndefined();
  expect(lastUpdate()).toBe('2026-11-21T12:01:00.000Z');
});

test('tabs in two markets do not answer each other', () => {
  storeCart(britain, cart, at(1));
  const news = { key: 'lastCartUpdate', newValue: lastUpdate() };
  expect(isNewsFor('gb', news)).toBe(true);
  expect(isNewsFor('pl', news)).toBe(false);
  expect(isNewsFor('gb', { key: 'cart', newValue: '{}' })).toBe(false);
  expect(isNewsFor('gb', { key: 'lastCartUpdate', newValue: null })).toBe(false);
});
