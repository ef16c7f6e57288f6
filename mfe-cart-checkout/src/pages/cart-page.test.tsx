import type { Cart } from '@aksamit/contracts';
import { createFakeHttp, englishMarket, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cartFixture,
  cartItemFixture,
  discountCodeFixture,
  emptyCartFixture,
  voucherDataFixture,
} from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { CartPage } from './cart.page';

beforeEach(() => localStorage.clear());

/** An API whose cart the test changes. */
function shop(start: Cart) {
  const state = { cart: start };
  const http = createFakeHttp({
    'GET /carts': () => ({ cart: state.cart }),
    'GET /suggested-products': () => ({ suggestedProducts: [] }),
  });
  return { state, http };
}

const amountDue = () => screen.getByTestId('amount-due').textContent?.replace('\u00a0', ' ');

test('shows the line with its reduction and the lowest price of 30 days, and the sum', async () => {
  renderCheckout(<CartPage />, shop(cartFixture()).http);
  const name = await screen.findByRole('link', { name: 'Depilacja laserowa nóg' });
  expect(name.getAttribute('href')).toBe('/strefa-kobiet/depilacja-laserowa-nog/');
  expect(screen.getByText('Najniższa cena z 30 dni przed obniżką: 110,00 zł')).toBeTruthy();
  expect(screen.getByText('−9%')).toBeTruthy();
  expect(amountDue()).toBe('100,00 zł');
  expect(screen.getAllByText('100,00 zł').length).toBeGreaterThanOrEqual(3);
});

test('a promotion is counted from the lowest price of 30 days; buying several is a saving beside it', async () => {
  const { pricing } = cartItemFixture();
  const five = { price: 90_000, promoPrice: 57_600, finalPrice: 57_600, unitPrice: 18_000, unitPromoPrice: 11_520 };
  const item = cartItemFixture({
    quantity: 5,
    pricing: pricing && { ...pricing, ...five, lowestPriceValue: 14_400, quantitySaving: 10_400 },
  });
  const cart = cartFixture({ items: [item], priceTotal: 57_600, amountDue: 57_600, originalPriceTotal: 90_000 });
  renderCheckout(<CartPage />, shop(cart).http);
  const amountOf = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent;
  expect(await amountOf('Wartość przed obniżkami')).toMatch(/^720,00/);
  expect(await amountOf('Promocja (od najniższej ceny z 30 dni)')).toMatch(/^.144,00/);
  expect(screen.getByText(/^Oszczędzasz 144,00.zł$/)).toBeTruthy();
  expect(screen.getByText(/^Kupując kilka naraz, płacisz o 104,00.zł mniej niż za pojedyncze zabiegi\.$/)).toBeTruthy();
  expect(screen.getByText(/^Najniższa cena z 30 dni przed obniżką: 720,00.zł \(144,00.zł za zabieg\)$/)).toBeTruthy();
  expect(screen.getByText('−20%')).toBeTruthy();
  expect(screen.getByText(/^115,20.zł za zabieg$/)).toBeTruthy();
});

test('a line has a drawing of the body parts that it is for; without them, or for anybody, it has none', async () => {
  const item = cartItemFixture();
  const line = (id: string, subject: object) => ({ ...item, id, item: { ...item.item, ...subject } });
  const items = [
    line('1', { bodyParts: ['legs', 'bikini'] }),
    line('2', { bodyParts: [] }),
    line('3', {}),
    line('4', { bodyParts: ['legs'], gender: 'all' }),
  ];
  renderCheckout(<CartPage />, shop(cartFixture({ items })).http);
  await screen.findByRole('heading', { level: 1 });
  const lines = screen.getAllByRole('heading', { level: 2, name: item.item.name }).map((name) => name.closest('li'));
  expect(lines.map((one) => [...(one?.querySelectorAll('img') ?? [])].map(({ src }) => new URL(src).pathname))).toEqual(
    [['/figures/female/bikini-legs.svg'], [], [], []],
  );
});

test('an empty cart shows a message and leads on', async () => {
  renderCheckout(<CartPage />, shop(emptyCartFixture()).http);
  expect(await screen.findByRole('heading', { level: 1, name: 'Twój koszyk jest pusty!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Strefa kobiet' })).toBeTruthy();
});

test('in English and pounds', async () => {
  const gbp = { code: 'GBP', symbol: '£', isPrefix: true };
  renderCheckout(<CartPage />, shop(cartFixture({ currency: gbp })).http, { locale: 'en', market: englishMarket });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeTruthy();
  expect(amountDue()).toBe('£100.00');
});

test('answered 4xx, the visitor gets a new id and the cart is fetched once more', async () => {
  const { http } = shop(emptyCartFixture());
  let asked = 0;
  http.answer('GET /carts', () => {
    asked += 1;
    if (asked === 1) throw httpError(404, 'visitor_not_found');
    return { cart: emptyCartFixture() };
  });
  const renewVisitor = jest.fn().mockResolvedValue('pl_BBBBBBBBBBBB');
  renderCheckout(<CartPage />, http, { host: { renewVisitor } });
  await screen.findByText('Twój koszyk jest pusty!');
  expect(renewVisitor).toHaveBeenCalledTimes(1);
  expect(asked).toBe(2);
});

test.each([
  [503, 'service_unavailable'],
  [429, 'too_many_requests'],
  [0, 'network_error'],
])('a server away (%i) costs nobody their visitor id, and can be tried again', async (status, code) => {
  const { http } = shop(cartFixture());
  http.answer('GET /carts', () => {
    throw httpError(status, code);
  });
  const renewVisitor = jest.fn();
  renderCheckout(<CartPage />, http, { host: { renewVisitor } });
  await screen.findByRole('heading', { name: 'Nie udało się wczytać koszyka' });
  http.answer('GET /carts', () => ({ cart: cartFixture() }));
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: 'Twój koszyk' })).toBeTruthy();
  expect(renewVisitor).not.toHaveBeenCalled();
});

test('presses on plus that come while a change is on its way are sent as one', async () => {
  const { state, http } = shop(cartFixture());
  const answers: (() => void)[] = [];
  http.answer('PUT /cart-items/11', ({ options }) => {
    const { quantity } = options.body as { quantity: number };
    return new Promise((resolve) =>
      answers.push(() => {
        const items = [cartItemFixture({ quantity })];
        state.cart = cartFixture({ items, priceTotal: quantity * 10_000, amountDue: quantity * 10_000 });
        resolve({ cartItem: items[0] });
      }),
    );
  });
  renderCheckout(<CartPage />, http);
  const plus = await screen.findByRole('button', { name: 'Więcej: Depilacja laserowa nóg' });
  for (let press = 0; press < 3; press += 1) await userEvent.click(plus);
  expect(screen.getByRole('textbox', { name: 'Liczba: Depilacja laserowa nóg' })).toHaveProperty('value', '4');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(amountDue()).toBe('400,00 zł'));
  expect(http.bodiesOf('PUT /cart-items/11')).toEqual([{ quantity: 2 }, { quantity: 4 }]);
});

test('a quantity without a price is taken back and becomes the bound', async () => {
  const { http } = shop(cartFixture());
  http.answer('PUT /cart-items/11', () => {
    throw httpError(422, 'no_price');
  });
  renderCheckout(<CartPage />, http);
  const plus = await screen.findByRole('button', { name: 'Więcej: Depilacja laserowa nóg' });
  await userEvent.click(plus);
  expect(await screen.findByText('Tylu nie da się kupić naraz. Najwięcej: 1.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Liczba: Depilacja laserowa nóg' })).toHaveProperty('value', '1');
  expect(plus).toHaveProperty('disabled', true);
});

test('a line taken out can be put back', async () => {
  const { state, http } = shop(cartFixture());
  http.answer('DELETE /cart-items/11', () => {
    state.cart = emptyCartFixture();
    return null;
  });
  http.answer('POST /cart-items', () => {
    state.cart = cartFixture();
    return { cartItem: cartItemFixture() };
  });
  renderCheckout(<CartPage />, http);
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń z koszyka: Depilacja laserowa nóg' }));
  const undo = await screen.findByRole('button', { name: 'Cofnij' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await userEvent.click(undo);
  expect(await screen.findByRole('link', { name: 'Depilacja laserowa nóg' })).toBeTruthy();
  expect(http.bodiesOf('POST /cart-items')).toEqual([{ cartId: '5', itemType: 'product', itemId: '7', quantity: 1 }]);
});

test('the saved code is applied by itself, once', async () => {
  localStorage.setItem('cartDiscountCode', 'AKSAMIT10');
  const { state, http } = shop(cartFixture());
  http.answer('PUT /carts/5/discount-code', () => {
    state.cart = cartFixture({
      discountCode: discountCodeFixture,
      discountCodeValue: 1000,
      priceTotal: 9000,
      amountDue: 9000,
    });
    return { cart: state.cart, discountCode: discountCodeFixture };
  });
  renderCheckout(<CartPage />, http);
  expect(await screen.findByText('Gratulacje! Twój kod AKSAMIT10 został automatycznie naliczony.')).toBeTruthy();
  expect(amountDue()).toBe('90,00 zł');
  expect(http.bodiesOf('PUT /carts/5/discount-code')).toEqual([{ code: 'AKSAMIT10' }]);
});

test.each([
  ['not_found', 'Twój kod jest nieprawidłowy.'],
  ['expired', 'Kod LATO stracił ważność i nie można go już użyć.'],
  ['limit_reached', 'Kod LATO został już wykorzystany.'],
])('a code refused with %s says why', async (code, message) => {
  const { http } = shop(cartFixture());
  http.answer('PUT /carts/5/discount-code', () => {
    throw httpError(404, code);
  });
  renderCheckout(<CartPage />, http);
  await userEvent.type(await screen.findByLabelText('Kod rabatowy'), 'LATO{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a stored copy is painted first and cannot be changed until the real cart is there', async () => {
  const { http } = shop(cartFixture());
  const first = renderCheckout(<CartPage />, http);
  await screen.findByRole('heading', { name: 'Twój koszyk' });
  first.unmount();
  let deliver: (value: unknown) => void = () => undefined;
  http.answer('GET /carts', () => new Promise((resolve) => (deliver = resolve)));
  renderCheckout(<CartPage />, http);
  const remove = screen.getByRole('button', { name: 'Usuń z koszyka: Depilacja laserowa nóg' });
  expect(remove).toHaveProperty('disabled', true);
  await waitFor(() => expect(http.calls.filter(({ path }) => path === '/carts')).toHaveLength(2));
  deliver({ cart: cartFixture() });
  await waitFor(() => expect(remove).toHaveProperty('disabled', false));
});

test('the stored copy holds nothing about people', async () => {
  const item = cartItemFixture({ itemType: 'voucher', data: voucherDataFixture() });
  renderCheckout(<CartPage />, shop(cartFixture({ items: [item] })).http);
  await screen.findByRole('heading', { name: 'Twój koszyk' });
  expect(localStorage.getItem('cart')).not.toContain('ewa@example.com');
  expect(localStorage.getItem('lastCartUpdate')).not.toBeNull();
});

test('a line of a type that this release does not know is shown like the others', async () => {
  const known = cartItemFixture();
  const item = { ...known, id: '12', itemType: 'mystery', item: { ...known.item, name: 'Coś nowego', gender: null } };
  const { http } = shop(cartFixture());
  http.answer('GET /carts', () => ({ cart: { ...cartFixture(), items: [known, item] } }));
  renderCheckout(<CartPage />, http);
  expect(await screen.findByRole('heading', { name: 'Coś nowego' })).toBeTruthy();
  expect(screen.getByTestId('amount-due').textContent).toContain('100,00');
});

test('the discount of a first order is named, and why it does not stand', async () => {
  const standing = { value: 2_000, isApplied: true, reason: null };
  const { http } = shop(cartFixture({ discountCodeValue: 2_000, newCustomerDiscount: standing }));
  const first = renderCheckout(<CartPage />, http);
  expect(await screen.findByText('Rabat dla nowych klientów')).toBeTruthy();
  first.unmount();
  const outdone = { value: 5_000, isApplied: false, reason: 'code' as const };
  renderCheckout(<CartPage />, shop(cartFixture({ newCustomerDiscount: outdone })).http);
  expect(await screen.findByText(/Twój kod daje więcej niż rabat dla nowych klientów/)).toBeTruthy();
});
