import { httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as leaving from '../features/payment/leave-for';
import { renderCheckout } from '../testing/render-checkout';
import { fillSummary, GATEWAY, orderButtons, orderingShop, pressOrder, summaryOpened } from '../testing/summary-form';
import { SummaryPage } from './summary.page';

jest.mock('../features/payment/leave-for');

beforeEach(() => {
  jest.mocked(leaving.leaveFor).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/koszyk/podsumowanie/');
});

const REQUEST = {
  cartId: '5',
  cartVersion: 3,
  user: { firstName: 'Anna', lastName: 'Nowak', email: 'anna@example.com', phonePrefix: '48', phone: '600 100 200' },
  agrees: [
    { type: 'regulations', value: true },
    { type: 'marketingEmail', value: false },
    { type: 'marketingPhone', value: false },
  ],
  paymentMethod: 'przelewy24',
  ageDeclaration: 'adult',
};

test('a guest orders once, also by a double click, and leaves for the gateway', async () => {
  const http = orderingShop();
  const { shell } = renderCheckout(<SummaryPage />, http);
  const placed: unknown[] = [];
  shell.observe('order.placed').subscribe((value) => placed.push(value));
  await fillSummary();
  expect(orderButtons()[0]?.textContent).toBe('Zamawiam i płacę 100,00\u00a0zł');
  pressOrder();
  pressOrder();
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith(GATEWAY));
  expect(http.bodiesOf('POST /orders')).toEqual([REQUEST]);
  expect(placed).toEqual([{ orderId: '21', orderPaymentId: '31' }]);
  // "Back" from the gateway leads to the order's payment, not the form.
  expect(window.location.pathname).toBe('/platnosc/podsumowanie/31/');
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
});

test('payment in the salon leads to the confirmation without a gateway', async () => {
  const http = orderingShop();
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  await userEvent.click(screen.getByLabelText(/W salonie/));
  expect(orderButtons()[0]?.textContent).toBe('Zamawiam, zapłacę w salonie 100,00\u00a0zł');
  pressOrder();
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/potwierdzenie/31/'));
  expect(http.bodiesOf('POST /order-payments/31/payment')).toEqual([]);
});

test('an empty form is not sent: the summary has the focus and names each field', async () => {
  const http = orderingShop();
  renderCheckout(<SummaryPage />, http);
  await summaryOpened();
  pressOrder();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(within(summary).getByText('Popraw lub uzupełnij dane')).toBeTruthy();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent?.split(':')[0])).toEqual([
    'Imię',
    'Nazwisko',
    'E-mail',
    'Telefon',
    'Zdrowie i bezpieczeństwo',
    'Regulamin',
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(http.bodiesOf('POST /orders')).toEqual([]);
});

test('what was typed is there after going away and back', async () => {
  const first = renderCheckout(<SummaryPage />, orderingShop());
  await fillSummary();
  first.unmount();
  renderCheckout(<SummaryPage />, orderingShop());
  await summaryOpened();
  expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'anna@example.com');
  expect(screen.getByLabelText(/Akceptuję/)).toHaveProperty('checked', true);
});

test('somebody known is offered the login and can order all the same', async () => {
  const http = orderingShop();
  http.answer('POST /users/known', () => ({ loginBy: ['password'] }));
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  fireEvent.blur(screen.getByLabelText(/^E-mail/));
  const login = await screen.findByRole('link', { name: /Zaloguj się/ });
  expect(login.getAttribute('href')).toBe('/konto/logowanie/?next=%2Fkoszyk%2Fpodsumowanie%2F');
  pressOrder();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(1));
});

test('invoice fields come on demand and are required then', async () => {
  const http = orderingShop();
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  expect(screen.queryByLabelText(/^NIP/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Chcę otrzymać fakturę na firmę'));
  pressOrder();
  expect(await screen.findByRole('link', { name: /^NIP/ })).toBeTruthy();
  expect(http.bodiesOf('POST /orders')).toEqual([]);
});

test('select all gives every consent and takes them back, and is not sent', async () => {
  const http = orderingShop();
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  await userEvent.click(screen.getByLabelText('Zaznacz wszystkie'));
  pressOrder();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(1));
  expect(http.bodiesOf('POST /orders')[0]).toMatchObject({
    agrees: [
      { type: 'regulations', value: true },
      { type: 'marketingEmail', value: true },
      { type: 'marketingPhone', value: true },
    ],
  });
});

test('a customer’s session fills the folded data, and gaps are shown, while the profile fails to load', async () => {
  const http = orderingShop();
  http.answer('GET /me', () => {
    throw httpError(503, 'service_unavailable');
  });
  const user = { id: '9', email: 'ola@example.com', firstName: 'Ola', lastName: 'Lis', gender: 'female' };
  renderCheckout(<SummaryPage />, http, {
    prepare: (shell) =>
      shell.publish('session', {
        status: 'authenticated',
        user: { ...user, phone: '600700800', phonePrefix: '48', role: 'customer' },
      }),
  });
  await summaryOpened();
  expect(screen.getByRole('region', { name: 'Dane zamawiającego' }).textContent).toContain(
    'Ola Lis, ola@example.com, +48 600700800',
  );
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zmień swoje dane' }));
  expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'ola@example.com');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Imię/));
  expect(screen.getByLabelText(/^Telefon/)).toHaveProperty('value', '600700800');
  pressOrder();
  expect(await screen.findByText('Popraw lub uzupełnij dane')).toBeTruthy();
  expect(http.bodiesOf('POST /orders')).toEqual([]);
});
