import { addDays, storeDateOf } from '@aksamit/contracts/store-time';
import { createFakeHttp } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartFixture, cartItemFixture, emptyCartFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import voucherForm, { VoucherForm } from './voucher-form.fragment';

const { texts: resources } = voucherForm;

const props = {
  vouchers: [
    { id: '136', kind: 'electronic' as const },
    { id: '137', kind: 'paper' as const },
  ],
  amounts: { step: 5_000, offered: [5_000, 10_000, 20_000], least: 5_000, most: 200_000 },
};

function shop() {
  return createFakeHttp({
    'GET /carts': () => ({ cart: emptyCartFixture() }),
    'GET /locations': () => ({ locations: [] }),
    'POST /users/known': () => ({ loginBy: [] }),
    'POST /cart-items': () => ({ cartItem: cartItemFixture({ itemType: 'voucher' }), cart: cartFixture() }),
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState({}, '', '/vouchery/');
});

test('puts the chosen amount with its dedication into the cart', async () => {
  const http = shop();
  renderCheckout(<VoucherForm {...props} />, http, { resources });
  await userEvent.click(screen.getByRole('radio', { name: /^100,00/ }));
  await userEvent.type(screen.getByLabelText('Imię osoby obdarowanej'), 'Ewa');
  await userEvent.type(screen.getByLabelText('Dedykacja'), 'Wszystkiego dobrego');
  expect(screen.getByText('Zostało 231 znaków z 250.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  expect(await screen.findAllByRole('link', { name: /Przejdź do koszyka/ })).toHaveLength(2);
  expect(http.bodiesOf('POST /cart-items')).toEqual([
    {
      cartId: '5',
      itemType: 'voucher',
      itemId: '136',
      quantity: 1,
      data: {
        voucherType: 'electronic',
        voucherValue: 10_000,
        voucherFirstName: 'Ewa',
        voucherText: 'Wszystkiego dobrego',
      },
    },
  ]);
});

test('a design is chosen, and a voucher for its recipient with the day of its sending', async () => {
  const http = shop();
  renderCheckout(<VoucherForm {...props} validMonths={6} />, http, { resources });
  await userEvent.click(screen.getByRole('radio', { name: 'Eukaliptus' }));
  expect(screen.queryByLabelText(/E-mail osoby obdarowanej/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Wyślij do obdarowanej osoby/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  const link = await screen.findByRole('link', { name: 'Wpisz poprawny e-mail osoby obdarowanej' });
  expect(link.getAttribute('href')).toBe('#voucher-email');
  const tomorrow = addDays(storeDateOf(new Date()), 1);
  await userEvent.type(screen.getByLabelText(/E-mail osoby obdarowanej/), 'ewa@example.com');
  fireEvent.change(screen.getByLabelText(/Dzień wysłania/), { target: { value: tomorrow } });
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  await waitFor(() => expect(http.bodiesOf('POST /cart-items')).toHaveLength(1));
  expect(http.bodiesOf('POST /cart-items')[0]).toMatchObject({
    data: { voucherDesign: 'botanical', voucherEmail: 'ewa@example.com', voucherSendOn: tomorrow },
  });
});

test('another amount must be a multiple of the step, and is requested again until it is', async () => {
  const http = shop();
  renderCheckout(<VoucherForm {...props} />, http, { resources });
  await userEvent.click(screen.getByRole('radio', { name: 'Inna' }));
  const amount = screen.getByLabelText(/Inna kwota/);
  await userEvent.type(amount, '75');
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  const link = await screen.findByRole('link', { name: /Kwota musi być wielokrotnością 50,00/ });
  expect(link.getAttribute('href')).toBe('#voucher-amount');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(amount);
  await userEvent.type(amount, '150');
  await userEvent.click(screen.getByRole('radio', { name: /Papierowy/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  await waitFor(() => expect(http.bodiesOf('POST /cart-items')).toHaveLength(1));
  expect(http.bodiesOf('POST /cart-items')[0]).toMatchObject({
    itemId: '137',
    data: { voucherType: 'paper', voucherValue: 15_000 },
  });
});

test('"buy now" asks who orders, keeps it for the summary and goes there', async () => {
  const http = shop();
  renderCheckout(<VoucherForm {...props} />, http, { resources });
  await userEvent.click(screen.getByRole('button', { name: 'Kup teraz' }));
  const firstName = await screen.findByLabelText(/^Imię \*|^Imię$/);
  await userEvent.click(screen.getByRole('button', { name: 'Dalej: płatność' }));
  expect((await screen.findAllByText('To pole jest wymagane')).length).toBeGreaterThan(2);
  expect(http.bodiesOf('POST /cart-items')).toEqual([]);
  await userEvent.type(firstName, 'Anna');
  await userEvent.type(screen.getByLabelText(/^Nazwisko \*|^Nazwisko$/), 'Nowak');
  await userEvent.type(screen.getByLabelText(/^E-mail \*|^E-mail$/), 'anna@example.com');
  await userEvent.type(screen.getByLabelText(/^Telefon/), '600100200');
  await userEvent.click(screen.getByRole('button', { name: 'Dalej: płatność' }));
  await waitFor(() => expect(window.location.pathname).toBe('/koszyk/podsumowanie/'));
  expect(sessionStorage.getItem('checkoutDraft')).toContain('anna@example.com');
});

test('once it is in the cart, the main button leads there until the form is changed', async () => {
  const http = shop();
  renderCheckout(<VoucherForm {...props} />, http, { resources });
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  // Beside the form and in the bottom bar.
  const links = await screen.findAllByRole('link', { name: 'Przejdź do koszyka' });
  expect(links.map((link) => link.dataset.variant)).toEqual(['primary', 'primary']);
  expect(links).toContain(document.activeElement);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj jeszcze raz' }));
  await waitFor(() => expect(http.bodiesOf('POST /cart-items')).toHaveLength(2));
  await userEvent.type(screen.getByLabelText('Imię osoby obdarowanej'), 'Ewa');
  expect(screen.queryByRole('link', { name: 'Przejdź do koszyka' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dodaj do koszyka' })).toBeTruthy();
});
