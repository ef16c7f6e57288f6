import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartFixture, cartItemFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { AddToCart } from './add-to-cart.fragment';
import en from './locales/add-to-cart.en.json';
import pl from './locales/add-to-cart.pl.json';
import voucherForm, { VoucherForm } from './voucher-form.fragment';

const props = { itemType: 'product', itemId: 7, quantity: 1, name: 'Depilacja nóg', buyNow: true } as const;
const resources = { pl, en };
const own = cartItemFixture({ id: '11', itemId: '7' });
const face = cartItemFixture({ id: '12', itemId: '8', item: { ...own.item, id: '8', name: 'Twarz' } });
const aside = cartItemFixture({ id: '13', itemId: '9', isAccepted: false });

/** A cart that holds these lines before the purchase. */
function shopWith(items: (typeof own)[]) {
  let cart = cartFixture({ items, count: items.length });
  const change = (next: typeof items) => {
    cart = cartFixture({ items: next, version: cart.version + 1 });
    return cart;
  };
  return createFakeHttp({
    'GET /carts': () => ({ cart }),
    'POST /cart-items': () => ({ cartItem: own, cart: change([...cart.items, own]) }),
    'PUT /cart-items/12': () => ({ cartItem: face, cart: change(cart.items.filter(({ id }) => id !== '12')) }),
  });
}

const calls = (http: ReturnType<typeof shopWith>) => http.calls.map(({ method, path }) => `${method} ${path}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Co kupujesz teraz?' });
const goesTo = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState({}, '', '/strefa-kobiet/nogi/');
});

test.each([
  ['an empty cart', []],
  ['a cart of the same treatment, and of what is put aside', [own, aside]],
])('with %s it asks nothing', async (_name, items) => {
  const http = shopWith(items);
  renderCheckout(<AddToCart {...props} />, http, { resources });
  await press('Kup teraz');
  await goesTo('/koszyk/rezerwacja/');
  expect(calls(http)).toEqual(['GET /carts', 'POST /cart-items']);
});

test('with something else in the cart it asks first, and closing the question changes nothing', async () => {
  const http = shopWith([face]);
  renderCheckout(<AddToCart {...props} />, http, { resources });
  await press('Kup teraz');
  expect(within(await dialog()).getByText('Twarz')).toBeTruthy();
  await press('Zamknij, nic nie kupuję');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Mounted, so that the browser gives the focus back.
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(calls(http)).toEqual(['GET /carts']);
  expect(location.pathname).toBe('/strefa-kobiet/nogi/');
});

test('"only this" leaves the rest in the cart, put aside', async () => {
  const http = shopWith([face, aside]);
  renderCheckout(<AddToCart {...props} />, http, { resources });
  await press('Kup teraz');
  expect((await dialog()).textContent).toContain('Reszta zostanie odłożona');
  expect((await dialog()).textContent).not.toContain('przestaniemy trzymać');
  await press('Kup tylko to');
  await goesTo('/koszyk/rezerwacja/');
  expect(calls(http)).toEqual(['GET /carts', 'POST /cart-items', 'PUT /cart-items/12']);
  expect(http.bodiesOf('PUT /cart-items/12')).toEqual([{ isAccepted: false }]);
});

test('"with the rest" orders everything', async () => {
  const http = shopWith([face]);
  renderCheckout(<AddToCart {...props} />, http, { resources });
  await press('Kup teraz');
  await press('Kup razem z resztą koszyka');
  await goesTo('/koszyk/rezerwacja/');
  expect(calls(http)).toEqual(['GET /carts', 'POST /cart-items']);
});

test('a held time that would be lost is named', async () => {
  const http = shopWith([{ ...face, startAt: '2026-03-02T10:00:00+01:00' }]);
  renderCheckout(<AddToCart {...props} />, http, { resources });
  await press('Kup teraz');
  expect((await dialog()).textContent).toContain('przestaniemy trzymać');
});

test('a failure half-way is shown in the question, and the next answer adds nothing twice', async () => {
  const http = shopWith([face]);
  http.answer('PUT /cart-items/12', () => {
    throw httpError(0, 'network_error');
  });
  renderCheckout(<AddToCart {...props} />, http, { resources });
  await press('Kup teraz');
  await press('Kup tylko to');
  expect(await within(await dialog()).findByText('Brak połączenia z internetem. Spróbuj ponownie')).toBeTruthy();
  http.answer('PUT /cart-items/12', () => ({ cartItem: face, cart: cartFixture({ version: 9 }) }));
  await press('Kup tylko to');
  await goesTo('/koszyk/rezerwacja/');
  expect(calls(http).filter((call) => call === 'POST /cart-items')).toHaveLength(1);
});

test('who closes the question after such a failure finds the treatment in the cart', async () => {
  const http = shopWith([face]);
  http.answer('PUT /cart-items/12', () => {
    throw httpError(0, 'network_error');
  });
  renderCheckout(<AddToCart {...props} />, http, { resources });
  await press('Kup teraz');
  await press('Kup tylko to');
  await within(await dialog()).findByText('Brak połączenia z internetem. Spróbuj ponownie');
  await press('Zamknij, nic nie kupuję');
  expect(await screen.findByRole('link', { name: 'Przejdź do koszyka' })).toBeTruthy();
});

test.each([
  ['Kup tylko to', '/koszyk/podsumowanie/'],
  ['Kup razem z resztą koszyka', '/koszyk/rezerwacja/'],
])('a voucher asks too; %s leads to %s', async (answer, path) => {
  const http = shopWith([face]);
  http.answer('GET /locations', () => ({ locations: [] }));
  http.answer('POST /users/known', () => ({ loginBy: [] }));
  const user = { id: '9', email: 'a@b.pl', firstName: 'A', lastName: 'B', gender: null, role: 'customer' };
  renderCheckout(
    <VoucherForm
      vouchers={[{ id: '136', kind: 'electronic' }]}
      amounts={{ step: 5_000, offered: [5_000, 10_000], least: 5_000, most: 200_000 }}
    />,
    http,
    {
      resources: voucherForm.texts,
      prepare: (bus) =>
        bus.publish('session', { status: 'authenticated', user: { ...user, phone: null, phonePrefix: null } }),
    },
  );
  await press('Kup teraz');
  await press(answer);
  await goesTo(path);
});

test('in English it asks as well', async () => {
  renderCheckout(<AddToCart {...props} />, shopWith([face]), { resources, locale: 'en' });
  await press('Buy now');
  expect((await screen.findByRole('dialog', { name: 'What are you buying now?' })).textContent).toContain(
    'Buy only this',
  );
});
