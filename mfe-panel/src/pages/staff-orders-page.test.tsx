import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderSummary } from '../testing/staff-order-fixtures';
import { renderOrders } from '../testing/staff-order-pages';

beforeEach(() => localStorage.clear());

const pageOf = (orders: unknown[], total = orders.length) => new FakePage({ orders }, { page: 1, perPage: 24, total });
const queries = (http: ReturnType<typeof renderOrders>['http'], path = '/admin/orders') =>
  http.calls.filter((call) => call.path === path).map(({ options }) => options.query);

test('a manager sees orders in their currency with both statuses, and opens one', async () => {
  const pounds = orderSummary({ id: 'o2', number: 'AK-2026-000002', currency: 'GBP', paidStatus: 'partPaid' });
  renderOrders({ answers: { 'GET /admin/orders': () => pageOf([orderSummary(), pounds]) } });
  const link = await screen.findByRole('link', { name: 'AK-2026-000001' });
  expect(link.getAttribute('href')).toBe('/admin/zamowienia/o1/');
  const row = screen.getByRole('row', { name: /AK-2026-000002/ });
  expect(within(row).getByText('£150,00')).toBeTruthy();
  expect(within(row).getByText('opłacone częściowo')).toBeTruthy();
  expect(row.textContent).toMatch(/anna@example\.com, \+48 600 100 200/);
});

test('the filters of the address are the API’s query; a choice changes the address', async () => {
  const at =
    '/admin/zamowienia/?q=Ewa&done=active&paid=partPaid&at=2&from=2026-11-01&to=2026-11-02&sort=-priceTotal&page=2';
  const { http } = renderOrders({ at, answers: { 'GET /admin/orders': () => pageOf([orderSummary()], 50) } });
  await screen.findByRole('link', { name: 'AK-2026-000001' });
  expect(queries(http)).toEqual([
    {
      q: 'Ewa',
      doneStatus: 'active',
      paidStatus: 'partPaid',
      locationId: '2',
      from: '2026-10-31T23:00:00.000Z',
      to: '2026-11-02T23:00:00.000Z',
      sort: '-priceTotal',
      page: 2,
      perPage: 24,
    },
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Płatność' }), 'opłacone');
  await waitFor(() => expect(window.location.search).toContain('paid=paid'));
  expect(window.location.search).not.toContain('page=');
});

test('a list that fails states it and is requested again', async () => {
  let isAway = true;
  renderOrders({
    answers: {
      'GET /admin/orders': () => {
        if (isAway) throw httpError(0, 'network_error');
        return pageOf([]);
      },
    },
  });
  expect(await screen.findByText('Nie udało się wczytać zamówień')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Nie ma jeszcze zamówień')).toBeTruthy();
});

test('filters without a result are to be changed', async () => {
  renderOrders({ at: '/admin/zamowienia/?q=Nowak', answers: { 'GET /admin/orders': () => pageOf([]) } });
  expect(await screen.findByText('Nie ma takich zamówień')).toBeTruthy();
});

const purchase = {
  id: 'p1',
  orderId: 'o1',
  orderNumber: 'AK-2026-000001',
  isMasked: false,
  createdAt: null,
  itemType: 'product',
  product: { id: '3', name: 'Depilacja laserowa pach' },
  customer: { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600100200' },
  isPaid: false,
  totalCount: 1,
  completedCount: 0,
  bookedCount: 1,
  leftCount: 0,
  lastVisitOn: null,
  nextStartAt: null,
  bookRefusal: null,
};

test('the reception searches for the person at the desk; orders of other salons are no links', async () => {
  const other = { ...purchase, id: 'p3', orderId: 'o2', orderNumber: 'AK-2026-000002', isMasked: true, isPaid: true };
  const second = { ...purchase, id: 'p2', product: { id: '4', name: 'Depilacja laserowa łydek' } };
  const { http } = renderOrders({
    role: 'staff',
    answers: { 'GET /admin/order-products': () => ({ orderProducts: [purchase, second, other] }) },
  });
  expect(await screen.findByRole('heading', { name: 'Znajdź zamówienie' })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/orders')).toBe(false);
  await userEvent.type(screen.getByRole('searchbox'), '600 100 200');
  const link = await screen.findByRole('link', { name: 'AK-2026-000001' });
  expect(link.getAttribute('href')).toBe('/admin/zamowienia/o1/');
  expect(screen.getByText('Depilacja laserowa łydek')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'AK-2026-000002' })).toBeNull();
  expect(screen.getByText(/Bez wizyty w Twoich salonach/)).toBeTruthy();
  expect(queries(http, '/admin/order-products')).toEqual([{ phone: '600 100 200' }]);
});

test('a search of the reception that finds nothing or fails states it', async () => {
  const { http } = renderOrders({
    role: 'staff',
    at: '/admin/zamowienia/?q=Nowak',
    answers: { 'GET /admin/order-products': () => ({ orderProducts: [] }) },
  });
  expect(await screen.findByRole('heading', { name: 'Nie ma takich zamówień' })).toBeTruthy();
  http.answer('GET /admin/order-products', () => {
    throw httpError(0, 'network_error');
  });
  await userEvent.type(screen.getByRole('searchbox'), 'ak');
  expect(await screen.findByText('Nie udało się wczytać zamówień')).toBeTruthy();
});
