import type { SalePreview } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { customerCard } from '../testing/staff-fixtures';
import { staffOrder } from '../testing/staff-order-fixtures';
import { StaffSalePage } from './staff-sale.page';

beforeEach(() => localStorage.clear());

const PATH = '/admin/sprzedaz/';
const PREVIEW = 'POST /admin/sale-previews';
const SALE = 'POST /admin/sales';
const visit = '0b9e7c9a-5f0b-4c1e-9d53-6f2c9f6f3a11';
const CUSTOMER = `GET /admin/events/${visit}/customer`;
const plain = (text: string) => text.replace(/\s/g, ' ');

const preview: SalePreview = {
  product: { id: '3', name: 'Depilacja laserowa pach' },
  price: 10_000,
  currency: 'PLN',
  lowestPrice: null,
  confirmation: null,
  needsAge: true,
  customer: { firstName: 'Ewa', lastName: 'Lis', email: null, phonePrefix: '48', phone: '600100200' },
};

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(query: string, shown: SalePreview = preview, answers: Options['answers'] = {}) {
  return renderStaff({
    at: `${PATH}?${query}`,
    page: { name: 'staff-sale', component: StaffSalePage },
    answers: {
      [PREVIEW]: () => ({ salePreview: shown }),
      [SALE]: () => ({ order: staffOrder({ id: 'o2', number: 'AK-2026-000002' }) }),
      [CUSTOMER]: () => ({ customer: customerCard({ firstName: 'Ewa', lastName: 'Lis' }) }),
      'GET /products': () =>
        new FakePage({ products: [{ id: '3', name: 'Pachy' }] }, { page: 1, perPage: 8, total: 1 }),
      ...answers,
    },
  });
}

test('a visit by phone: e-mail and age are required, and the order leads to its payment', async () => {
  const { http } = show(`visit=${visit}&self=1`);
  const user = userEvent.setup();
  const submit = await screen.findByRole('button', { name: /^Utwórz zamówienie za/ });
  expect(plain(submit.textContent ?? '')).toBe('Utwórz zamówienie za 100,00 zł');
  await user.click(submit);
  expect((await screen.findAllByText(/To pole jest wymagane/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf(SALE)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^E-mail klienta/ }), 'ewa@example.com');
  await user.click(screen.getByRole('radio', { name: 'Pełnoletni' }));
  await user.click(submit);
  expect(await screen.findByText('Utworzono zamówienie AK-2026-000002')).toBeTruthy();
  const sent = { locationId: '1', eventId: visit, quantity: 1, price: 10_000, isConfirmed: false };
  expect(http.bodiesOf(SALE)).toEqual([{ ...sent, email: 'ewa@example.com', ageDeclaration: 'adult' }]);
  const links = screen.getAllByRole('link', { name: /Przyjmij płatność|Zrealizuj voucher|Umów wizytę/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/zamowienia/o2/?do=payment',
    '/admin/zamowienia/o2/?do=voucher',
  ]);
});

test('the next treatment: found by its name, confirmed, sold, and its visit is booked from the calendar', async () => {
  const known = { ...preview.customer, email: 'ewa@example.com' };
  const { http } = show(`visit=${visit}`, {
    ...preview,
    confirmation: 'Nie jestem w ciąży',
    needsAge: false,
    customer: known,
  });
  const user = userEvent.setup();
  expect(await screen.findByText(/^Ewa Lis/)).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'pachy');
  await user.click(await screen.findByRole('radio', { name: 'Pachy' }));
  const submit = await screen.findByRole('button', { name: /^Utwórz zamówienie za/ });
  await user.click(submit);
  expect((await screen.findAllByText(/Bez potwierdzenia klienta/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('checkbox', { name: /^Klient potwierdza: Nie jestem/ }));
  expect(screen.getAllByText(/^Ewa Lis/)).toHaveLength(1);
  await user.click(submit);
  const booking = await screen.findByRole('link', { name: 'Umów wizytę' });
  expect(booking.getAttribute('href')).toBe('/admin/?find=AK-2026-000002');
  const sent = { locationId: '1', eventId: visit, productId: '3', quantity: 1, price: 10_000, isConfirmed: true };
  expect(http.bodiesOf(SALE)).toEqual([sent]);
});

test('the next treatment of an order: its customer is named before anything is chosen', async () => {
  const order = '5e2f7c9a-5f0b-4c1e-9d53-6f2c9f6f3a12';
  show(`order=${order}`, preview, {
    [`GET /admin/orders/${order}`]: () => ({ order: staffOrder({ id: order, firstName: 'Ola', lastName: 'Sowa' }) }),
  });
  expect(await screen.findByText(/^Ola Sowa/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Utwórz zamówienie/ })).toBeNull();
});

test('another price meanwhile refuses the sale, and what was typed stays', async () => {
  const message = 'Cena zabiegu zmieniła się';
  const refused = () => {
    throw httpError(409, 'sale_changed', { message });
  };
  const { http } = show(`visit=${visit}&self=1`, preview, { [SALE]: refused });
  const user = userEvent.setup();
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^E-mail klienta/ });
  await user.type(email, 'ewa@example.com');
  await user.click(screen.getByRole('radio', { name: 'Pełnoletni' }));
  await user.click(screen.getByRole('button', { name: /^Utwórz zamówienie za/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(email.value).toBe('ewa@example.com');
  await waitFor(() => expect(http.bodiesOf(PREVIEW).length).toBe(2));
});

test('a sale to nobody explains where it begins', async () => {
  show('visit=7');
  expect(await screen.findByText('Nie wiadomo, komu sprzedać')).toBeTruthy();
});
