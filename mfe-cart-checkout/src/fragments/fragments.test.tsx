import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartFixture, cartItemFixture, emptyCartFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { AddToCart } from './add-to-cart.fragment';
import en from './locales/add-to-cart.en.json';
import pl from './locales/add-to-cart.pl.json';
import miniEn from './locales/mini-cart.en.json';
import miniPl from './locales/mini-cart.pl.json';
import { MiniCart } from './mini-cart.fragment';

beforeEach(() => localStorage.clear());

const props = { itemType: 'product', itemId: 7, quantity: 2, name: 'Depilacja nóg' } as const;
const resources = { pl, en };
const toCart = { label: 'Przejdź do koszyka', href: '/koszyk/' };

describe('add-to-cart', () => {
  test('fetches the cart first, adds to it, notifies the others and leads to the cart', async () => {
    let cart = emptyCartFixture();
    const http = createFakeHttp({
      'GET /carts': () => ({ cart }),
      'POST /cart-items': () => {
        cart = cartFixture({ version: 4, count: 2, priceTotal: 20_000 });
        return { cartItem: cartItemFixture(), cart };
      },
    });
    const { shell } = renderCheckout(<AddToCart {...props} />, http, { resources });
    const published: unknown[] = [];
    shell.observe('cart.item-added').subscribe((value) => published.push(value));
    shell.observe('toast').subscribe((value) => published.push(value));
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    const link = await screen.findByRole('link', { name: /Przejdź do koszyka/ });
    expect(link.getAttribute('href')).toBe('/koszyk/');
    // The response carries the cart: one call per click.
    expect(http.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /carts', 'POST /cart-items']);
    expect(shell.read('cart')).toMatchObject({ count: 2, total: { amount: 20_000, currency: 'PLN' } });
    expect(http.bodiesOf('POST /cart-items')).toEqual([{ cartId: '5', itemType: 'product', itemId: '7', quantity: 2 }]);
    expect(published).toEqual([
      { itemType: 'product', itemId: 7, quantity: 2, flow: 'addToCart' },
      { type: 'success', message: 'W koszyku: Depilacja nóg', action: toCart },
    ]);
  });

  test('beside the mini-cart it uses the cart that this has fetched, and shows it the new one', async () => {
    localStorage.setItem('visitor', '{}');
    const http = createFakeHttp({
      'GET /carts': () => ({ cart: cartFixture({ count: 5, version: 1 }) }),
      'POST /cart-items': () => ({ cartItem: cartItemFixture(), cart: cartFixture({ version: 2, count: 7 }) }),
    });
    const both = { pl: { ...miniPl, ...pl }, en: { ...miniEn, ...en } };
    const { shell } = renderCheckout(
      <>
        <MiniCart />
        <AddToCart {...props} />
      </>,
      http,
      { resources: both },
    );
    await screen.findByRole('link', { name: 'Koszyk, 5 sztuk' });
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    expect(await screen.findByRole('link', { name: 'Koszyk, 7 sztuk' })).toBeTruthy();
    expect(http.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /carts', 'POST /cart-items']);
    expect(shell.read('cart')).toMatchObject({ count: 7 });
  });

  test('a double click adds once', async () => {
    const http = createFakeHttp({
      'GET /carts': () => ({ cart: cartFixture() }),
      'POST /cart-items': () => new Promise(() => undefined),
    });
    renderCheckout(<AddToCart {...props} />, http, { resources });
    const button = screen.getByRole('button', { name: 'Dodaj do koszyka' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(http.bodiesOf('POST /cart-items')).toHaveLength(1));
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('as a form it works as without one: Enter in a field of the page buys nothing', async () => {
    const http = createFakeHttp({
      'GET /carts': () => ({ cart: cartFixture() }),
      'POST /cart-items': () => ({ cartItem: cartItemFixture() }),
    });
    const page = (
      <>
        <input name="pieces" form="cart-form" defaultValue="3" />
        <AddToCart {...props} formId="cart-form" />
      </>
    );
    renderCheckout(page, http, { resources });
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(http.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    await screen.findByRole('link', { name: /Przejdź do koszyka/ });
    expect(http.bodiesOf('POST /cart-items')).toHaveLength(1);
  });
});

test('a confirmed treatment is added as confirmed', async () => {
  const http = createFakeHttp({
    'GET /carts': () => ({ cart: cartFixture() }),
    'POST /cart-items': () => ({ cartItem: cartItemFixture(), cart: cartFixture() }),
  });
  renderCheckout(<AddToCart {...props} isConfirmed />, http, { resources });
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  await screen.findByRole('link', { name: /Przejdź do koszyka/ });
  expect(http.bodiesOf('POST /cart-items')).toEqual([expect.objectContaining({ itemId: '7', isConfirmed: true })]);
});

describe('add-to-cart that fails', () => {
  test('a cart that became an order meanwhile is replaced by the new one', async () => {
    let id = '5';
    const http = createFakeHttp({
      'GET /carts': () => ({ cart: { ...emptyCartFixture(), id } }),
      'POST /cart-items': ({ options }) => {
        const { cartId } = options.body as { cartId: string };
        if (cartId !== '5') return { cartItem: cartItemFixture(), cart: cartFixture({ id }) };
        id = '6';
        throw httpError(404, 'not_found');
      },
    });
    renderCheckout(<AddToCart {...props} />, http, { resources });
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    await screen.findByRole('link', { name: /Przejdź do koszyka/ });
    expect(http.bodiesOf('POST /cart-items')).toMatchObject([{ cartId: '5' }, { cartId: '6' }]);
  });

  test('a failure is shown in place, and can be retried', async () => {
    const http = createFakeHttp({
      'GET /carts': () => ({ cart: cartFixture() }),
      'POST /cart-items': () => {
        throw httpError(0, 'network_error');
      },
    });
    renderCheckout(<AddToCart {...props} />, http, { resources });
    const button = screen.getByRole('button', { name: 'Dodaj do koszyka' });
    await userEvent.click(button);
    expect(await screen.findByText('Brak połączenia z internetem. Spróbuj ponownie')).toBeTruthy();
    http.answer('POST /cart-items', () => ({ cartItem: cartItemFixture(), cart: cartFixture() }));
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: /Przejdź do koszyka/ })).toBeTruthy();
  });
});

describe('mini-cart', () => {
  const mini = { resources: { pl: miniPl, en: miniEn } };

  test('makes no cart for somebody who has never been here', async () => {
    const http = createFakeHttp();
    renderCheckout(<MiniCart />, http, mini);
    expect(screen.getByRole('link', { name: 'Koszyk' }).getAttribute('href')).toBe('/koszyk/');
    await act(async () => undefined);
    expect(http.calls).toEqual([]);
  });

  test('shows the cart that a form of the page has made for somebody new', async () => {
    const http = createFakeHttp({ 'GET /carts': () => ({ cart: cartFixture({ count: 5 }) }) });
    const { bus } = renderCheckout(<MiniCart />, http, mini);
    const host = bus.handle('cart-checkout', { publishes: ['cart'] });
    const total = { amount: 10_000, currency: 'PLN' };
    await act(async () => host.publish('cart', { count: 5, total, at: '2026-03-01T10:00:00Z' }));
    expect(await screen.findByRole('link', { name: 'Koszyk, 5 sztuk' })).toBeTruthy();
  });

  test('shows and publishes the count of somebody who has', async () => {
    localStorage.setItem('visitor', '{"id":"1","uniqueId":"pl_AAAAAAAAAAAA"}');
    const http = createFakeHttp({ 'GET /carts': () => ({ cart: cartFixture({ count: 5 }) }) });
    const { shell } = renderCheckout(<MiniCart />, http, mini);
    expect(await screen.findByRole('link', { name: 'Koszyk, 5 sztuk' })).toBeTruthy();
    expect(shell.read('cart')).toMatchObject({ count: 5, total: { amount: 10_000, currency: 'PLN' } });
  });

  test('follows the cart of another tab', async () => {
    localStorage.setItem('visitor', '{}');
    const http = createFakeHttp({ 'GET /carts': () => ({ cart: cartFixture({ count: 5, version: 1 }) }) });
    renderCheckout(<MiniCart />, http, mini);
    await screen.findByRole('link', { name: 'Koszyk, 5 sztuk' });
    http.answer('GET /carts', () => ({ cart: cartFixture({ count: 2, version: 2 }) }));
    const publishUpdate = (newValue: string | null) =>
      act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'lastCartUpdate', newValue })));
    await publishUpdate(null);
    expect(http.calls).toHaveLength(1);
    await publishUpdate(new Date().toISOString());
    expect(await screen.findByRole('link', { name: 'Koszyk, 2 sztuki' })).toBeTruthy();
  });

  test('clears the cart at logout, before the next visitor’s is loaded', async () => {
    const http = createFakeHttp({ 'GET /carts': () => ({ cart: cartFixture({ count: 2 }) }) });
    const user = { id: '9', email: 'a@b.pl', firstName: 'A', lastName: 'B', gender: null, role: 'customer' };
    const { shell } = renderCheckout(<MiniCart />, http, {
      ...mini,
      prepare: (bus) =>
        bus.publish('session', { status: 'authenticated', user: { ...user, phone: null, phonePrefix: null } }),
    });
    await screen.findByRole('link', { name: 'Koszyk, 2 sztuki' });
    expect(localStorage.getItem('cart')).not.toBeNull();
    http.answer('GET /carts', () => new Promise(() => undefined));
    await act(async () => shell.publish('session', { status: 'anonymous', user: null }));
    expect(screen.getByRole('link', { name: 'Koszyk' })).toBeTruthy();
    expect(localStorage.getItem('cart')).toBeNull();
  });
});
