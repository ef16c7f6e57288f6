import type { Cart } from '@aksamit/contracts';
import { RECENTLY_SEEN_KEY } from '@aksamit/contracts/remembered-list';
import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
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

function shop(start: Cart) {
  const state = { cart: start };
  const http = createFakeHttp({
    'GET /carts': () => ({ cart: state.cart }),
    'GET /suggested-products': () => ({ suggestedProducts: [] }),
  });
  return { state, http };
}

const suggested = {
  id: '8',
  name: 'Depilacja pach',
  slug: 'pachy',
  gender: 'female',
  type: 'product',
  image: { id: '8', kind: 'treatments', imageUrl: '/x.webp', alt: '', width: 640, height: 480, widths: [320] },
  pricing: { price: 5_000, finalPrice: 5_000, currency: { code: 'PLN' } },
  pricingMatrix: [{ quantityFrom: 1, quantityTo: 9, price: 5_000 }],
  lowestPriceValue: null,
};

const voucher = { code: 'AKSA-MTPR-EZEN-T222', value: 10_000, balance: 20_000, validTo: '2027-05-20T21:59:59.000Z' };

test('a voucher pays, shows its remaining balance, and is removed again', async () => {
  const { state, http } = shop(cartFixture());
  http.answer('PUT /carts/5/voucher', ({ options }) => {
    const { code } = options.body as { code: string | null };
    state.cart = code ? cartFixture({ vouchers: [voucher], amountDue: 0 }) : cartFixture();
    return { cart: state.cart };
  });
  renderCheckout(<CartPage />, http);
  await userEvent.type(await screen.findByLabelText('Voucher'), 'aksa-mtpr-ezen-t222{Enter}');
  expect(await screen.findByText(/Pokrywa 100,00.*Zostanie na nim 100,00.*Ważny do 20\.05\.2027/)).toBeTruthy();
  expect(screen.getByTestId('amount-due').textContent).toContain('0,00');
  await userEvent.click(screen.getByRole('button', { name: 'Nie płać voucherem' }));
  expect(await screen.findByLabelText('Voucher')).toBeTruthy();
  expect(http.bodiesOf('PUT /carts/5/voucher')).toEqual([{ code: 'aksa-mtpr-ezen-t222' }, { code: null }]);
});

test('a line asks for what its treatment needs to be confirmed, and stores it', async () => {
  const label = 'Nie mam rozrusznika serca.';
  const asked = (isConfirmed: boolean) =>
    cartFixture({ items: [cartItemFixture({ id: '1', confirmation: { label, isConfirmed } })] });
  const { state, http } = shop(asked(false));
  http.answer('PUT /cart-items/1', ({ options }) => {
    state.cart = asked((options.body as { isConfirmed: boolean }).isConfirmed);
    return { cartItem: state.cart.items[0], cart: state.cart };
  });
  renderCheckout(<CartPage />, http);
  const box = await screen.findByRole('checkbox', { name: /rozrusznika/ });
  expect(screen.getByText('Zaznacz, żeby zamówić ten zabieg.')).toBeTruthy();
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  await userEvent.click(box);
  await waitFor(() => expect(screen.queryByText('Zaznacz, żeby zamówić ten zabieg.')).toBeNull());
  expect(await screen.findByRole('checkbox', { name: /rozrusznika/, checked: true })).toBeTruthy();
  expect(http.bodiesOf('PUT /cart-items/1')).toEqual([{ isConfirmed: true }]);
});

test.each([
  [404, 'not_found', 'Nie znamy takiego vouchera. Sprawdź kod.'],
  [404, 'expired', 'Ten voucher stracił ważność.'],
  [404, 'limit_reached', 'Na tym voucherze nie ma już środków.'],
  [422, 'not_combinable', 'message of not_combinable'],
])('a voucher refused with %i %s says why at its field', async (status, code, message) => {
  const { http } = shop(cartFixture());
  http.answer('PUT /carts/5/voucher', () => {
    throw httpError(status, code, { message: `message of ${code}` });
  });
  renderCheckout(<CartPage />, http);
  const input = await screen.findByLabelText('Voucher');
  await userEvent.type(input, 'XYZ{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['pl', 'Voucher nie łączy się z kodem rabatowym. Żeby zapłacić voucherem, usuń kod AKSAMIT10.'],
  ['en', 'A voucher can’t be combined with a discount code. To pay with the voucher, remove code AKSAMIT10 first.'],
] as const)('a voucher beside a discount code says which of them to take off (%s)', async (locale, message) => {
  const { http } = shop(cartFixture({ discountCode: discountCodeFixture }));
  http.answer('PUT /carts/5/voucher', () => {
    throw httpError(422, 'not_combinable');
  });
  renderCheckout(<CartPage />, http, { locale });
  await userEvent.type(await screen.findByLabelText('Voucher'), 'XYZ{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a discount code beside a voucher shows that the voucher excludes it', async () => {
  const { http } = shop(cartFixture({ vouchers: [voucher], amountDue: 0 }));
  http.answer('PUT /carts/5/discount-code', () => {
    throw httpError(422, 'not_combinable');
  });
  renderCheckout(<CartPage />, http);
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.type(await screen.findByLabelText('Kod rabatowy'), 'AKSAMIT10{Enter}');
  const message = 'Kod rabatowy nie łączy się z voucherem. Żeby użyć kodu, usuń voucher z koszyka.';
  const shown = await screen.findByText(message);
  // Out from behind a phone's bottom bar.
  await waitFor(() => expect(intoView.mock.contexts.some((form) => form.contains(shown))).toBe(true));
  intoView.mockRestore();
});

test('shows what a voucher line is, and the chosen parts of a bundle', async () => {
  const { item } = cartItemFixture();
  const products = [{ product: { id: '1', name: 'Depilacja pach' }, quantity: 6 }];
  const items = [
    cartItemFixture({ itemType: 'bundle', item: { ...item, name: 'Paczka', slug: 'paczka', products } }),
    cartItemFixture({
      id: '12',
      itemType: 'voucher',
      item: { ...item, name: 'Voucher', gender: null },
      data: voucherDataFixture({ voucherText: 'Sto lat' }),
    }),
  ];
  renderCheckout(<CartPage />, shop(cartFixture({ items })).http);
  expect(await screen.findByText('6 × Depilacja pach')).toBeTruthy();
  expect(screen.getByText('Dla: Ewa')).toBeTruthy();
  expect(screen.getByText('Wyślemy na: ewa@example.com')).toBeTruthy();
  expect(screen.getByText('Dedykacja: Sto lat')).toBeTruthy();
});

test('a price that changed since the last visit is shown at its line', async () => {
  const first = renderCheckout(<CartPage />, shop(cartFixture()).http);
  await screen.findByRole('heading', { name: 'Twój koszyk' });
  await waitFor(() => expect(localStorage.getItem('cart')).not.toBeNull());
  first.unmount();
  const { pricing } = cartItemFixture();
  const dearer = cartItemFixture({ pricing: pricing && { ...pricing, promoPrice: 12_000 } });
  renderCheckout(<CartPage />, shop(cartFixture({ items: [dearer] })).http);
  expect(await screen.findByText(/Cena wzrosła.*było 100,00.*jest 120,00/)).toBeTruthy();
});

test('a line is deselected and selected again', async () => {
  const { state, http } = shop(cartFixture());
  http.answer('PUT /cart-items/11', ({ options }) => {
    const { isAccepted } = options.body as { isAccepted: boolean };
    state.cart = cartFixture({ items: [cartItemFixture({ isAccepted })], amountDue: isAccepted ? 10_000 : 0 });
    return { cartItem: state.cart.items[0] };
  });
  renderCheckout(<CartPage />, http);
  await userEvent.click(await screen.findByRole('button', { name: 'Odłóż na później: Depilacja laserowa nóg' }));
  expect(await screen.findByText('Ta pozycja nie wchodzi w skład zamówienia.')).toBeTruthy();
  expect(screen.getByText(/Wszystko jest odłożone/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Zamów jednak: Depilacja laserowa nóg' }));
  await waitFor(() => expect(screen.queryByText('Ta pozycja nie wchodzi w skład zamówienia.')).toBeNull());
});

test('what goes well with it is added with one press', async () => {
  const { state, http } = shop(cartFixture());
  const { item, pricing } = cartItemFixture();
  http.answer('GET /suggested-products', () => ({ suggestedProducts: [suggested] }));
  http.answer('POST /cart-items', () => {
    const added = cartItemFixture({
      id: '12',
      itemId: '8',
      item: { ...item, id: '8', name: 'Depilacja pach' },
      pricing,
    });
    state.cart = cartFixture({ items: [cartItemFixture(), added] });
    return { cartItem: added };
  });
  renderCheckout(<CartPage />, http);
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj do koszyka: Depilacja pach' }));
  await waitFor(() => expect(screen.queryByText('Dobrze się uzupełniają')).toBeNull());
  expect(http.bodiesOf('POST /cart-items')).toEqual([{ cartId: '5', itemType: 'product', itemId: '8', quantity: 1 }]);
});

describe('codes', () => {
  const codes = async () => (await screen.findByText('Masz kod rabatowy albo voucher?')).closest('details');

  test('stand closed below the sum for those who have none', async () => {
    renderCheckout(<CartPage />, shop(cartFixture()).http);
    expect((await codes())?.open).toBe(false);
    const order = screen.getByTestId('amount-due').compareDocumentPosition((await codes()) as Element);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByText('Masz kod rabatowy albo voucher?'));
    expect((await codes())?.open).toBe(true);
  });

  test.each([
    ['a discount code', { discountCode: discountCodeFixture }],
    ['a voucher', { vouchers: [voucher] }],
  ])('are open with %s on the cart', async (_name, changes) => {
    renderCheckout(<CartPage />, shop(cartFixture(changes)).http);
    expect((await codes())?.open).toBe(true);
  });

  test('open for the refused code of a link', async () => {
    localStorage.setItem('cartDiscountCode', 'STARY');
    const { http } = shop(cartFixture());
    http.answer('PUT /carts/5/discount-code', () => {
      throw httpError(404, 'expired');
    });
    renderCheckout(<CartPage />, http);
    expect(await screen.findByText('Kod STARY stracił ważność i nie można go już użyć.')).toBeTruthy();
    expect((await codes())?.open).toBe(true);
  });
});

describe('the first order', () => {
  const link = (name: string) => screen.findByRole('link', { name });

  test('is offered to a guest with its amount, and the account leads back to the cart', async () => {
    window.history.replaceState({}, '', '/koszyk/');
    renderCheckout(<CartPage />, shop(cartFixture({ newCustomerOffer: { value: 5_000, needs: 'account' } })).http);
    expect(await screen.findByText(/^Pierwsze zamówienie z.kontem: 50,00.zł mniej$/)).toBeTruthy();
    const back = '?next=%2Fkoszyk%2F';
    expect((await link('Załóż konto')).getAttribute('href')).toBe(`/konto/rejestracja/${back}`);
    expect((await link('zaloguj się')).getAttribute('href')).toBe(`/konto/logowanie/${back}`);
  });

  test('of a customer without a verified phone leads to their settings', async () => {
    renderCheckout(<CartPage />, shop(cartFixture({ newCustomerOffer: { value: 1_000, needs: 'phone' } })).http);
    expect((await link('Potwierdź numer w ustawieniach konta')).getAttribute('href')).toBe('/panel/ustawienia/');
  });

  test.each([[null], [undefined]])('is not mentioned where the API offers nothing (%s)', async (newCustomerOffer) => {
    renderCheckout(<CartPage />, shop(cartFixture({ newCustomerOffer })).http);
    await screen.findByTestId('amount-due');
    expect(screen.queryByText(/Pierwsze zamówienie/)).toBeNull();
  });
});

test('below an empty cart stands what was looked at last, each added by one press', async () => {
  localStorage.setItem(RECENTLY_SEEN_KEY, '["7","9","1","2","3"]');
  const { http } = shop(emptyCartFixture());
  http.answer('GET /products', () => ({ products: [suggested] }));
  renderCheckout(<CartPage />, http);
  expect(await screen.findByRole('heading', { name: 'Ostatnio oglądane' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Dodaj do koszyka: Depilacja pach' })).toBeTruthy();
  const asked = http.calls.find(({ path }) => path === '/products');
  expect(asked?.options.query).toEqual({ ids: '7,9,1,2', perPage: 4 });
});

test('nothing looked at, or no answer: the empty cart alone', async () => {
  const { http } = shop(emptyCartFixture());
  renderCheckout(<CartPage />, http);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Ostatnio oglądane' })).toBeNull();
  expect(http.calls.some(({ path }) => path === '/products')).toBe(false);
});
