import type { Cart } from '@aksamit/contracts';
import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartFixture, cartItemFixture, discountCodeFixture } from '../testing/cart-fixtures';
import { orderFixture, orderPaymentFixture } from '../testing/payment-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { fillContact, pressOrder, summaryOpened } from '../testing/summary-form';
import { SummaryPage } from './summary.page';

jest.mock('../features/payment/leave-for');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/koszyk/podsumowanie/');
});

function shop(cart: Cart = cartFixture()) {
  return createFakeHttp({
    'GET /carts': () => ({ cart }),
    'POST /users/known': () => ({ loginBy: [] }),
    'POST /consents': () => ({ consents: [] }),
    'POST /orders': () => ({ order: orderFixture(), orderPayment: orderPaymentFixture({ canPay: false }) }),
  });
}

test('the acknowledgement of the health rules goes before the order, with its text’s version', async () => {
  const http = shop();
  renderCheckout(<SummaryPage />, http);
  await fillContact();
  // No word of one letter at a line's end.
  expect(screen.getByText(/O zdrowiu porozmawiamy/).textContent).toContain('tu o\u00a0nic');
  pressOrder();
  expect((await screen.findAllByText(/Potwierdź, że znasz zasady przed zabiegiem/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf('POST /orders')).toEqual([]);
  await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
  pressOrder();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(1));
  expect(http.bodiesOf('POST /consents')).toEqual([
    { agrees: [{ type: 'health', value: true }], textVersion: '2026-11-21', source: '/koszyk/podsumowanie/' },
  ]);
  const order = http.calls.map(({ path }) => path);
  expect(order.indexOf('/consents')).toBeLessThan(order.indexOf('/orders'));
});

test('contraindications of what is in the cart can be opened beside their acknowledgement', async () => {
  const http = shop();
  http.answer('GET /product-contraindications', () => ({
    productContraindications: [
      { productId: '7', name: 'Depilacja nóg', contraindications: ['ciąża', 'świeża opalenizna'] },
    ],
  }));
  renderCheckout(<SummaryPage />, http);
  const opened = (await screen.findByText('Przeciwwskazania: Depilacja nóg')).closest('details');
  expect(opened?.textContent).toContain('świeża opalenizna');
  expect(http.calls.find(({ path }) => path === '/product-contraindications')?.options.query).toEqual({
    productIds: '7',
  });
  expect(screen.getByText(/rozwiniesz poniżej/)).toBeTruthy();
});

test('lines of the overview have the drawings of their body parts, where there are any', async () => {
  const { item } = cartItemFixture();
  const items = [
    cartItemFixture({ id: '1', item: { ...item, name: 'Pachy', bodyParts: ['armpits'] } }),
    cartItemFixture({ id: '2', item: { ...item, name: 'Konsultacja' } }),
  ];
  renderCheckout(<SummaryPage />, shop(cartFixture({ items })));
  await summaryOpened();
  const pictureOf = (name: string) => screen.getByText(name).closest('li')?.querySelector('img')?.getAttribute('src');
  expect([pictureOf('Pachy'), pictureOf('Konsultacja')]).toEqual(['/figures/female/armpits.svg', undefined]);
});

test('what a treatment needs to be confirmed is asked beside the form, and named', async () => {
  const confirmation = { label: 'Nie mam rozrusznika serca.', isConfirmed: false };
  const items = [cartItemFixture({ id: '1', confirmation }), cartItemFixture({ id: '2' })];
  const http = shop(cartFixture({ items }));
  const confirmed = cartFixture({
    items: [{ ...cartItemFixture({ id: '1' }), confirmation: { ...confirmation, isConfirmed: true } }],
  });
  http.answer('PUT /cart-items/1', () => ({ cartItem: confirmed.items[0], cart: confirmed }));
  renderCheckout(<SummaryPage />, http);
  const name = cartItemFixture().item.name;
  const box = await screen.findByRole('checkbox', { name: new RegExp(`^${name}: Nie mam rozrusznika`) });
  expect(screen.getAllByText('Zaznacz, żeby zamówić ten zabieg.')).toHaveLength(1);
  await userEvent.click(box);
  await waitFor(() => expect(http.bodiesOf('PUT /cart-items/1')).toEqual([{ isConfirmed: true }]));
  await waitFor(() => expect(screen.queryByText('Zaznacz, żeby zamówić ten zabieg.')).toBeNull());
});

test('a voucher alone asks for no health rules, and what a voucher covers for no method', async () => {
  const items = [cartItemFixture({ itemType: 'voucher' })];
  const http = shop(cartFixture({ items, amountDue: 0 }));
  renderCheckout(<SummaryPage />, http);
  await fillContact();
  expect(screen.queryByLabelText(/znam przeciwwskazania/i)).toBeNull();
  expect(screen.getByText('Voucher pokrywa całość. Nie wybierasz sposobu płatności.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Zamawiam, nic nie dopłacam' }).length).toBeGreaterThan(0);
  pressOrder();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toMatchObject([{ paymentMethod: 'przelewy24' }]));
  expect(http.bodiesOf('POST /consents')).toEqual([]);
});

test("a method that wants the payer's address asks for it under its card, and it goes with the order", async () => {
  const paypo = { paymentMethod: 'paypo', minAmount: 1, maxAmount: 5_000_000, isAvailable: true } as const;
  const [usual] = cartFixture().paymentMethods;
  if (!usual) throw new Error('Failed to find a method: the fixture has none. Add one.');
  const paymentMethods = [{ ...paypo, isDefault: false, reason: null }, usual];
  const http = shop(cartFixture({ paymentMethods }));
  renderCheckout(<SummaryPage />, http);
  await fillContact();
  await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
  expect(screen.queryByLabelText(/^Ulica i numer/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/^PayPo/));
  const street = screen.getByLabelText(/^Ulica i numer/);
  const card = screen.getByLabelText(/^PayPo/);
  expect(street.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  for (const [label, value] of [
    [/^Ulica i numer/, 'Prosta 1'],
    [/^Kod pocztowy/, '00-001'],
    [/^Miejscowość/, 'Warszawa'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  pressOrder();
  const address = { address: 'Prosta 1', postalCode: '00-001', city: 'Warszawa', country: 'Polska' };
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toMatchObject([{ paymentMethod: 'paypo', address }]));
});

describe('the age of a guest', () => {
  const chooseAge = () => userEvent.click(screen.getByRole('button', { name: 'Mam mniej niż 18 lat' }));

  test('of an adult is declared with the acknowledgement, by one tick', async () => {
    const http = shop();
    renderCheckout(<SummaryPage />, http);
    await fillContact();
    expect(screen.queryByRole('radiogroup', { name: /Ile masz lat/ })).toBeNull();
    pressOrder();
    expect((await screen.findAllByText(/Potwierdź, że znasz zasady przed zabiegiem/)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByLabelText(/^Mam 18 lat lub więcej, znam przeciwwskazania/));
    pressOrder();
    await waitFor(() => expect(http.bodiesOf('POST /orders')).toMatchObject([{ ageDeclaration: 'adult' }]));
  });

  test('of somebody younger is chosen, with the acknowledgement asked apart', async () => {
    const http = shop();
    renderCheckout(<SummaryPage />, http);
    await fillContact();
    await userEvent.click(screen.getByLabelText(/^Mam 18 lat lub więcej/));
    await chooseAge();
    expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: /18/ })[0]);
    expect(screen.getByLabelText(/^Znam przeciwwskazania/)).toHaveProperty('checked', false);
    await userEvent.click(screen.getByLabelText(/^Znam przeciwwskazania/));
    pressOrder();
    const ages = screen.getByRole('radiogroup', { name: /Ile masz lat/ });
    await waitFor(() => expect(ages.getAttribute('aria-describedby')).toBeTruthy());
    expect(screen.getAllByText(/Zaznacz, ile masz lat/).length).toBeGreaterThan(0);
    const link = await screen.findByRole('link', { name: 'Wiek: Zaznacz, ile masz lat' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(
      screen.getAllByRole('radio', { name: /18/ })[0],
    );
    expect(http.bodiesOf('POST /orders')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^16 lub 17 lat/ }));
    pressOrder();
    await waitFor(() => expect(http.bodiesOf('POST /orders')).toMatchObject([{ ageDeclaration: 'minorWithGuardian' }]));
  });

  test('under 16 is refused at once, with what to do; nothing is sent', async () => {
    const http = shop();
    renderCheckout(<SummaryPage />, http);
    await summaryOpened();
    await chooseAge();
    await userEvent.click(screen.getByRole('radio', { name: 'Mniej niż 16 lat' }));
    expect(screen.getByText(/nie przyjmiemy tego zamówienia/)).toBeTruthy();
    pressOrder();
    expect(await screen.findByText('Tego zamówienia nie możemy przyjąć')).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Wróć do koszyka i usuń zabiegi' })) {
      expect(link.getAttribute('href')).toBe('/koszyk/');
    }
    expect([...http.bodiesOf('POST /consents'), ...http.bodiesOf('POST /orders')]).toEqual([]);
  });

  test('the API’s refusal of an account without a date of birth stands at its field', async () => {
    const http = shop();
    renderCheckout(<SummaryPage />, http);
    await fillContact();
    await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
    http.answer('POST /orders', () => {
      throw httpError(422, 'validation_failed', { fields: { ageDeclaration: ['Zaznacz, ile masz lat'] } });
    });
    pressOrder();
    expect(await screen.findByRole('link', { name: 'Wiek: Zaznacz, ile masz lat' })).toBeTruthy();
  });
});

const asCustomer = (dateBirth: string | null, account: object = {}) => {
  const user = {
    id: '1',
    email: 'ola@example.com',
    firstName: 'Ola',
    lastName: 'Nowak',
    gender: 'female',
    phone: '600100200',
    phonePrefix: '48',
    role: 'customer',
  };
  const http = shop();
  http.answer('GET /me', () => ({ user: { ...user, dateBirth, userInvoice: null, userAgrees: [], ...account } }));
  renderCheckout(<SummaryPage />, http, {
    prepare: (shell) => {
      shell.publish('visitor', {
        uniqueId: 'pl_AAAAAAAAAAAA',
        isMobile: false,
        isBot: false,
        isMobileNavigation: false,
      });
      shell.publish('session', { status: 'authenticated', user });
    },
  });
  return http;
};

describe('what a known customer has given', () => {
  test('is folded, and opened by a refusal of it, with the message at its field', async () => {
    const http = asCustomer('1990-01-01');
    await summaryOpened();
    await waitFor(() => expect(http.calls.map(({ path }) => path)).toContain('/me'));
    expect(screen.queryByLabelText(/^Telefon/)).toBeNull();
    await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
    await userEvent.click(screen.getByLabelText(/Akceptuję/));
    http.answer('POST /orders', () => {
      throw httpError(422, 'validation_failed', { fields: { 'user.phone': ['Podaj inny numer'] } });
    });
    pressOrder();
    expect(await screen.findByRole('link', { name: /^Telefon: Podaj inny numer/ })).toBeTruthy();
    expect(screen.getByLabelText(/^Telefon/)).toHaveProperty('value', '600100200');
  });

  test('marketing consents of the account are not asked again, and nothing is sent of them', async () => {
    const http = asCustomer('1990-01-01', {
      userAgrees: [
        { id: '1', type: 'marketingEmail', value: true },
        { id: '2', type: 'marketingPhone', value: false },
      ],
    });
    await summaryOpened();
    expect(await screen.findByText(/promocjach masz już udzieloną/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Chcę dostawać e/ })).toBeNull();
    await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
    await userEvent.click(screen.getByLabelText(/Akceptuję/));
    pressOrder();
    await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(1));
    expect(http.bodiesOf('POST /orders')[0]).toMatchObject({
      agrees: [
        { type: 'regulations', value: true },
        { type: 'marketingPhone', value: false },
      ],
    });
  });
});

describe('the age of a customer', () => {
  test('a customer whose account answers is not asked', async () => {
    const http = asCustomer('1990-01-01');
    await summaryOpened();
    await waitFor(() => expect(http.calls.map(({ path }) => path)).toContain('/me'));
    expect(screen.queryByRole('radiogroup', { name: /Ile masz lat/ })).toBeNull();
    await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
    await userEvent.click(screen.getByLabelText(/Akceptuję/));
    pressOrder();
    await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(1));
    expect(http.bodiesOf('POST /orders')[0]).not.toHaveProperty('ageDeclaration');
  });

  test('a customer whose account does not answer is asked', async () => {
    asCustomer(null);
    await summaryOpened();
    expect(await screen.findByLabelText(/^Mam 18 lat lub więcej/)).toBeTruthy();
  });

  test('a customer who is too young sees the refusal and orders nothing', async () => {
    const http = asCustomer(`${new Date().getFullYear() - 15}-12-31`);
    await summaryOpened();
    expect(await screen.findByText(/Zabiegi są przeznaczone dla osób od 16. roku życia/)).toBeTruthy();
    // At once: no other field would change it.
    pressOrder();
    expect(await screen.findByText('Tego zamówienia nie możemy przyjąć')).toBeTruthy();
    const [link] = screen.getAllByRole('link', { name: 'Popraw ją w ustawieniach konta' });
    expect(link?.getAttribute('href')).toBe('/panel/ustawienia/');
    expect(http.bodiesOf('POST /orders')).toEqual([]);
  });
});

test('a slot that is gone meanwhile leads back to another time', async () => {
  const http = shop();
  http.answer('POST /orders', () => {
    throw httpError(409, 'slot_taken', { message: 'Ktoś był szybszy.' });
  });
  renderCheckout(<SummaryPage />, http);
  await fillContact();
  await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
  pressOrder();
  const link = await screen.findByRole('link', { name: 'Wybierz inny termin' });
  expect(link.getAttribute('href')).toBe('/koszyk/rezerwacja/');
  expect(screen.getByText('Ktoś był szybszy.')).toBeTruthy();
});

describe('a response that cannot be read', () => {
  const unreadable = (call: string) => () => {
    throw httpError(502, 'invalid_response', { details: { call } });
  };
  const order = async (http: ReturnType<typeof shop>) => {
    renderCheckout(<SummaryPage />, http);
    await fillContact();
    await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
    pressOrder();
  };

  test('of a placed order: it stands, is not sent again, and nobody is asked to repeat it', async () => {
    const http = shop();
    http.answer('POST /orders', unreadable('POST /orders'));
    await order(http);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Zamówienie zostało złożone' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/Prosimy nie zamawiać ponownie/)).toBeTruthy();
    expect(screen.queryByText(/Spróbuj ponownie|nie udało/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /Zamawiam/ })).toBeNull();
    expect(http.bodiesOf('POST /orders').length).toBe(1);
    // The header counts the new cart, which is empty.
    await waitFor(() => expect(http.bodiesOf('GET /carts').length).toBe(2));
  });

  test('of the call before it: no order is claimed', async () => {
    const http = shop();
    http.answer('POST /consents', unreadable('POST /consents'));
    await order(http);
    expect(await screen.findByText(/Sklep to przyjął, ale strona nie może pokazać wyniku/)).toBeTruthy();
    expect(screen.queryByText('Zamówienie zostało złożone')).toBeNull();
    expect(http.bodiesOf('POST /orders')).toEqual([]);
  });
});

describe('the company register', () => {
  const find = async (answer: () => unknown) => {
    const http = shop();
    http.answer('GET /gus', answer);
    renderCheckout(<SummaryPage />, http);
    await summaryOpened();
    await userEvent.click(screen.getByLabelText('Chcę otrzymać fakturę na firmę'));
    await userEvent.type(await screen.findByLabelText(/^NIP/), '526-25-44-258');
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz dane z GUS' }));
  };

  test('fills the invoice in', async () => {
    await find(() => ({
      gusData: { companyName: 'Firma', address: 'ul. Prosta 1', postalCode: '00-001', city: 'Warszawa' },
    }));
    expect(await screen.findByDisplayValue('Firma')).toBeTruthy();
    expect(screen.getByDisplayValue('ul. Prosta 1')).toBeTruthy();
    expect(screen.getByText('Uzupełniliśmy dane firmy. Sprawdź, czy się zgadzają.')).toBeTruthy();
  });

  test.each([
    [404, 'Nie ma takiej firmy w rejestrze. Sprawdź NIP albo wpisz dane ręcznie.'],
    [503, 'Rejestr chwilowo nie odpowiada. Wpisz dane ręcznie.'],
  ])('that answers %i leaves the typing to people', async (status, message) => {
    await find(() => {
      throw httpError(status, 'refused');
    });
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

test('codes stand closed below the sum, as in the cart, and open for one that is on the cart', async () => {
  const codes = async () => (await screen.findByText('Masz kod rabatowy albo voucher?')).closest('details');
  const { unmount } = renderCheckout(<SummaryPage />, shop());
  await summaryOpened();
  expect((await codes())?.open).toBe(false);
  unmount();
  renderCheckout(<SummaryPage />, shop(cartFixture({ discountCode: discountCodeFixture })));
  await summaryOpened();
  expect((await codes())?.open).toBe(true);
});
