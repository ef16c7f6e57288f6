import type { StaffOrder } from '@aksamit/contracts/staff';
import { httpError } from '@aksamit/module-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderVisit, staffOrder } from '../testing/staff-order-fixtures';
import { renderOrder } from '../testing/staff-order-pages';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const show = (order: StaffOrder, options: Parameters<typeof renderOrder>[0] = {}) =>
  renderOrder({ ...options, answers: { 'GET /admin/orders/o1': () => ({ order }), ...options.answers } });

const part = (name: string) => screen.findByRole('region', { name });

test('an order shows customer, lines with what went back, sums and payments', async () => {
  const order = staffOrder({ discountCode: 'LATO', discountCodeValue: 1_000, amountRefunded: 2_500 });
  order.items = order.items.map((line, index) => (index === 0 ? { ...line, amountReturned: 2_500 } : line));
  show(order);
  expect(await screen.findByRole('heading', { level: 1, name: 'Zamówienie AK-2026-000001' })).toBeTruthy();
  const facts = await part('Klient i zamówienie');
  expect(within(facts).getByRole('link', { name: '+48 600 100 200' }).getAttribute('href')).toBe('tel:+48600100200');
  expect(facts.textContent).toContain('LATO, −10,00');
  const lines = await part('Pozycje');
  expect(within(lines).getByText(/zwrócono 25,00/)).toBeTruthy();
  expect(within(await part('Płatności i zwroty')).getByText(/nr operatora P24-1/)).toBeTruthy();
});

test('a visit leads to its day in the calendar; one of another salon does not', async () => {
  show(staffOrder({ events: [orderVisit(), orderVisit({ id: 'v2', locationId: '9', state: 'done' })] }));
  const visits = await part('Wizyty');
  const links = within(visits).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/?salon=1&date=2099-03-04']);
  expect(within(visits).getByText(/inny salon/)).toBeTruthy();
});

test('the history is written in sentences, the newest first, each with its actor', async () => {
  const nobody = { from: null, to: null, amount: null, reference: null, actor: null };
  const ewa = { id: 'u1', name: 'Ewa Lis' };
  show(
    staffOrder({
      history: [
        { ...nobody, at: '2026-11-20T09:00:00Z', kind: 'placed', amount: 15_000 },
        { ...nobody, at: '2026-11-20T10:00:00Z', kind: 'paidStatus', from: 'notPaid', to: 'paid' },
        { ...nobody, at: '2026-11-21T09:00:00Z', kind: 'refund', amount: 500, to: 'staff', actor: ewa },
        { ...nobody, at: '2026-11-22T09:00:00Z', kind: 'withdrawal', reference: 'i1', actor: { id: 'u2', name: null } },
        { ...nobody, at: '2026-11-23T09:00:00Z', kind: 'visitMarked', from: 'booked', to: 'noShow', actor: ewa },
      ],
    }),
  );
  const texts = within(await part('Historia'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(texts).toEqual([
    'Przebieg wizyty: umówiona → nieobecność23.11.2026 10:00, Ewa Lis',
    'Klient odstąpił od umowy: Depilacja laserowa pach22.11.2026 10:00, konto usunięte',
    'Zwrot 5,00 zł, zlecony przez pracownika21.11.2026 10:00, Ewa Lis',
    'Płatność: nieopłacone → opłacone20.11.2026 11:00, klient albo automatycznie',
    'Złożono zamówienie na 150,00 zł20.11.2026 10:00, klient albo automatycznie',
  ]);
});

test('an invoice states what the e-invoice system did, and is saved as a file', async () => {
  const saved = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: jest.fn() });
  const invoice = {
    number: 'FV/2026/7',
    kind: 'invoice' as const,
    issuedAt: '2026-11-20T09:10:00Z',
    total: 15_000,
    eInvoiceState: 'refused' as const,
    eInvoiceNumber: null,
    eInvoiceProblem: 'NIP',
    receiptAt: null,
  };
  const file = { content: new Blob(['%PDF']), fileName: 'FV-2026-7.pdf' };
  const { http } = show(staffOrder({ invoices: [invoice] }), {
    answers: { 'GET /admin/orders/o1/invoices/FV-2026-7': () => file },
  });
  const invoices = await part('Faktury');
  expect(invoices.textContent).toContain('odrzucona przez KSeF, do wyjaśnienia');
  expect(invoices.textContent).toContain('KSeF odrzucił dokument: NIP');
  await userEvent.click(within(invoices).getByRole('button', { name: 'Pobierz PDF dokumentu FV/2026/7' }));
  expect(http.calls.at(-1)?.path).toBe('/admin/orders/o1/invoices/FV-2026-7');
  expect(saved).toHaveBeenCalledWith(file.content);
});

test('what is paid can be refunded and not paid again; the reception may not refund', async () => {
  const first = show(staffOrder());
  expect(await screen.findByRole('button', { name: 'Zwrot' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Przyjmij płatność' })).toBeNull();
  first.unmount();
  show(staffOrder({ paidStatus: 'partPaid', amountPaid: 5_000 }), { role: 'staff' });
  expect(await screen.findByRole('button', { name: 'Przyjmij płatność' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zrealizuj voucher' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zwrot' })).toBeNull();
});

test('an order that is not there, or of other salons, has a way back', async () => {
  renderOrder({
    role: 'staff',
    answers: {
      'GET /admin/orders/o1': () => {
        throw httpError(404, 'not_found');
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego zamówienia' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zobacz zamówienia' }).getAttribute('href')).toBe('/admin/zamowienia/');
});

test('an order that fails to load is requested again', async () => {
  let isAway = true;
  renderOrder({
    answers: {
      'GET /admin/orders/o1': () => {
        if (isAway) throw httpError(503, 'unavailable');
        return { order: staffOrder() };
      },
    },
  });
  expect(await screen.findByText('Nie udało się wczytać zamówienia')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await part('Pozycje')).toBeTruthy();
});

test('a refund on its way is shown as paid out once the gateway has paid it', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const refund = {
    id: 'r1',
    reason: 'staff',
    amount: 500,
    voucherAmount: 0,
    createdAt: '2026-11-21T09:00:00Z',
  } as const;
  let isDone = false;
  const order = () => staffOrder({ refunds: [{ ...refund, isDone, items: [{ orderItemId: 'i1', amount: 500 }] }] });
  renderOrder({ answers: { 'GET /admin/orders/o1': () => ({ order: order() }) } });
  expect(await screen.findByText('w drodze')).toBeTruthy();
  isDone = true;
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('wypłacony')).toBeTruthy();
});

test('a refund that failed, or waits in the salon, has what is to be done about it', async () => {
  const refund = (id: string, state: 'failed' | 'inSalon') => ({
    id,
    state,
    reason: 'staff' as const,
    amount: 500,
    voucherAmount: 0,
    createdAt: '2026-11-21T09:00:00Z',
    isDone: false,
    items: [{ orderItemId: 'i1', amount: 500 }],
    note: id === 'r2' ? 'Przeprowadzka' : null,
  });
  show(staffOrder({ refunds: [refund('r1', 'failed'), refund('r2', 'inSalon')] }));
  const rows = within(await part('Płatności i zwroty')).getAllByRole('listitem');
  expect(rows[1]?.textContent).toMatch(/nieudany.*Operator płatności odmawia zwrotu/);
  expect(rows[2]?.textContent).toMatch(/do wypłaty w salonie.*Powód: Przeprowadzka.*Różnicach w płatnościach/);
  expect(rows[1]?.textContent).not.toContain('Powód');
});

test('what a voucher paid stands among the payments; nobody reads that there are none', async () => {
  const paid = { from: null, to: 'voucher', actor: null, kind: 'voucherPayment' as const };
  const history = [{ ...paid, at: '2026-11-20T09:00:00Z', amount: 15_000, reference: '…T222' }];
  show(staffOrder({ payments: [], amountDue: 0, amountPaid: 0, history }));
  const [row] = within(await part('Płatności i zwroty')).getAllByRole('listitem');
  expect(row?.textContent?.replace(/\s/g, ' ')).toBe('Voucher …T22220.11.2026 10:00150,00 zł');
  expect(screen.queryByText('Nie ma jeszcze płatności.')).toBeNull();
});

test('a group coupon is named with its service, code and holder: the service settles it by them', async () => {
  const [payment] = staffOrder().payments;
  if (!payment) throw new Error('The order has a payment.');
  const coupon = { service: 'Groupon', code: 'GRP-1', holderName: 'Jan Kot' };
  show(staffOrder({ payments: [{ ...payment, paymentProvider: 'salon', salonMethod: 'coupon', coupon }] }));
  const [row] = within(await part('Płatności i zwroty')).getAllByRole('listitem');
  expect(row?.textContent).toMatch(/^Kupon grupowy.*Groupon, kod GRP-1, posiadacz: Jan Kot/);
});

test('the other language has the same order', async () => {
  show(staffOrder());
  await part('Pozycje');
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/admin/orders/o1/');
});
