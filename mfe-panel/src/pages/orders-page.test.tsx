import { httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { OrdersPage } from './orders.page';
import { VisitsPage } from './visits.page';

afterEach(() => jest.useRealTimers());

const at = '/panel/moje-zamowienia/';
const show = (orders: unknown[], more: Parameters<typeof renderPanel>[1] = {}) =>
  renderPanel(<OrdersPage />, { 'GET /me/orders': () => ({ orders }), ...more }, { at });

test('shows number, treatment, date in Warsaw and status, and leads to the payment of what is not paid', async () => {
  show([order]);
  const row = within(await screen.findByRole('row', { name: /AK-2026-000001/ }));
  expect(row.getByText(/Depilacja laserowa pach × 3/)).toBeTruthy();
  expect(row.getByText('30.03.2026')).toBeTruthy();
  expect(row.getByText('Do zapłaty')).toBeTruthy();
  const pay = row.getByRole('link', { name: 'Zapłać za zamówienie AK-2026-000001' });
  expect(pay.getAttribute('href')).toBe('/platnosc/podsumowanie/21/');
  expect(row.getByText(/Kłopot z płatnością/)).toBeTruthy();
});

test('the tab of the visits shows the same list, with the tabs and the same mark in the menu', async () => {
  const answers = { 'GET /me/orders': () => ({ orders: [order] }) };
  const shown = () => ({
    heading: screen.getByRole('heading', { level: 1 }).textContent,
    current: screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent),
    rows: screen.getAllByRole('row').map(({ textContent }) => textContent),
  });
  const { unmount } = renderPanel(<OrdersPage />, answers, { at });
  await screen.findByRole('row', { name: /AK-2026-000001/ });
  const atItsAddress = shown();
  unmount();
  renderPanel(<VisitsPage />, answers, { at: '/panel/zamowienia/?tab=orders' });
  await screen.findByRole('row', { name: /AK-2026-000001/ });
  expect(shown()).toEqual(atItsAddress);
  expect(atItsAddress.current).toEqual(['Moje zamówienia', 'Zamówienia']);
});

test('without orders it shows the way to the first one', async () => {
  show([]);
  expect((await screen.findByRole('link', { name: 'Zobacz zabiegi' })).getAttribute('href')).toBe('/strefa-kobiet/');
});

test('a failed answer can be asked for again', async () => {
  let isAway = true;
  renderPanel(<OrdersPage />, {
    'GET /me/orders': () => {
      if (isAway) throw httpError(503, 'service_unavailable');
      return { orders: [order] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isAway = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('AK-2026-000001')).toBeTruthy();
});

test('a slow response is shown as slow', async () => {
  jest.useFakeTimers();
  renderPanel(<OrdersPage />, { 'GET /me/orders': () => new Promise(() => undefined) }, { at });
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect(screen.getByRole('status').textContent).toBe('To trwa dłużej niż zwykle. Wciąż próbujemy…');
});

test('an unpaid order is taken back after a question', async () => {
  const user = userEvent.setup();
  const { toasts, http } = show([order], { 'POST /orders/1/cancellation': () => ({ order }) });
  await user.click(await screen.findByRole('button', { name: 'Anuluj zamówienie AK-2026-000001' }));
  await user.click(screen.getByRole('button', { name: 'Anuluję zamówienie' }));
  await waitFor(() => expect(toasts).toEqual(['Zamówienie AK-2026-000001 anulowane']));
  expect(http.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

const invoice = {
  vatId: '5252248481',
  companyName: 'Nowak',
  address: 'Prosta 1',
  city: 'Warszawa',
  postalCode: '00-001',
  country: 'PL',
};
const paid = { ...order, doneStatus: 'active', paidStatus: 'paid', canPay: false, canCancel: false, invoice } as const;

test('the invoice of a paid order is saved as a file; a failure is shown', async () => {
  const user = userEvent.setup();
  URL.createObjectURL = () => 'blob:invoice';
  const saved: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  let isReady = false;
  const { toasts } = show([paid], {
    'GET /orders/1/invoice': () => {
      if (!isReady) throw httpError(409, 'invoice_not_ready', { message: 'Faktura będzie gotowa za chwilę' });
      return { content: new Blob(['%PDF']), fileName: 'FV-2026-1.pdf' };
    },
  });
  const button = await screen.findByRole('button', { name: 'Faktura (PDF) do zamówienia AK-2026-000001' });
  await user.click(button);
  await waitFor(() => expect(toasts).toEqual(['Faktura będzie gotowa za chwilę']));
  isReady = true;
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['FV-2026-1.pdf']));
});

test('an invoice and its correction are distinguished, each by its number', async () => {
  const documents = [
    { number: 'FV/2026/1', kind: 'invoice', issuedAt: paid.createdAt, total: 50700, eInvoiceNumber: null },
    { number: 'KOR/2026/1', kind: 'correction', issuedAt: paid.createdAt, total: -10000, eInvoiceNumber: null },
  ];
  const { http } = show([{ ...paid, invoices: documents }], {
    'GET /orders/1/invoice': () => {
      throw httpError(503, 'service_unavailable');
    },
  });
  const correction = /^Korekta \(PDF\) KOR\/2026\/1/;
  await userEvent.setup().click(await screen.findByRole('button', { name: correction }));
  expect(screen.getByRole('button', { name: /^Faktura \(PDF\)/ })).toBeTruthy();
  expect(http.calls.at(-1)?.options.query).toEqual({ number: 'KOR/2026/1' });
});

test.each([
  ['canceled', { ...paid, doneStatus: 'canceled' }],
  ['after 14 days', { ...paid, withdrawUntil: '2020-01-01T00:00:00Z' }],
  ['unpaid', order],
])('no withdrawal is offered: %s', async (_, shown) => {
  show([shown]);
  await screen.findByText('AK-2026-000001');
  expect(screen.queryByRole('link', { name: /^Odstąp od umowy/ })).toBeNull();
});

const preview = {
  orderId: '1',
  withdrawUntil: paid.withdrawUntil,
  amount: 50700,
  confirmedAt: null,
  items: [{ orderItemId: '11', amount: 50700, exclusion: null }],
};

function showWithdrawal(answer: Parameters<typeof renderPanel>[1][string]) {
  return renderPanel(
    <OrdersPage />,
    { 'GET /orders/1': () => ({ order: paid }), 'POST /orders/1/withdrawal': answer },
    { at: `${at}?withdraw=1` },
  );
}

test('a withdrawal shows its terms and what goes back, is confirmed in a second step, and ends in a receipt', async () => {
  const user = userEvent.setup();
  const { http } = showWithdrawal(({ options }) => {
    const isConfirmed = JSON.stringify(options.body).includes('confirmed');
    return { withdrawal: { ...preview, confirmedAt: isConfirmed ? '2026-11-21T12:30:00Z' : null } };
  });
  expect(await screen.findByText(/bez podania przyczyny do czwartku, 1 stycznia, godz. 23:59/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Odstąp od umowy' }));
  expect(http.bodiesOf('POST /orders/1/withdrawal')).toEqual([{}]);
  await user.click(screen.getByRole('button', { name: 'Potwierdzam odstąpienie' }));
  expect(await screen.findByRole('heading', { name: 'Odstąpienie przyjęte' })).toBeTruthy();
  expect(screen.getByText(/21\.11\.2026 13:30 odstąpiono od umowy AK-2026-000001/)).toBeTruthy();
  expect(http.bodiesOf('POST /orders/1/withdrawal')[1]).toEqual({ orderItemIds: ['11'], confirmed: true });
});

test('what was fully performed is excluded, with the reason', async () => {
  const second = { orderItemId: '12', amount: 0, exclusion: 'performed' };
  showWithdrawal(() => ({ withdrawal: { ...preview, items: [...preview.items, second] } }));
  const excluded = await screen.findByRole('checkbox', { name: /zabiegi w\scałości się odbyły/ });
  expect((excluded as HTMLInputElement).disabled).toBe(true);
});

test('an order that is not paid yet shows no sum per line; afterwards it shows what is no longer due', async () => {
  const user = userEvent.setup();
  const unpaid = { ...preview, amount: 0, amountWaived: 50700, items: [{ ...preview.items[0], amount: 0 }] };
  showWithdrawal(({ options }) => {
    const isConfirmed = JSON.stringify(options.body).includes('confirmed');
    return { withdrawal: { ...unpaid, confirmedAt: isConfirmed ? '2026-11-21T12:30:00Z' : null } };
  });
  await user.click(await screen.findByRole('button', { name: 'Odstąp od umowy' }));
  expect(screen.queryByText(/do zwrotu/i)).toBeNull();
  expect(screen.getByText(/nie\strzeba już płacić/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Potwierdzam odstąpienie' }));
  expect(await screen.findByText(/Tej kwoty nie\strzeba już płacić: 507,00/)).toBeTruthy();
  expect(screen.queryByText(/Zwracamy|wróci/)).toBeNull();
});

test('of an unpaid order of several items some can be withdrawn from', async () => {
  const items = [...order.items, { ...order.items[0], id: '12' }];
  show([{ ...order, items, withdrawUntil: paid.withdrawUntil }]);
  expect(await screen.findByRole('link', { name: /^Odstąp od umowy/ })).toBeTruthy();
});

test('where no withdrawal is possible any more, the reason is shown', async () => {
  showWithdrawal(() => {
    throw httpError(409, 'withdrawal_over', { message: 'Minęło 14 dni' });
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Minęło 14\sdni/);
});

test('an answer that does not come is no refusal: the right stays, and can be tried again', async () => {
  showWithdrawal(() => {
    throw httpError(0, 'network_error');
  });
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  expect(screen.queryByText('Nie można już odstąpić od tej umowy')).toBeNull();
});

test('an order that is somebody else’s, or none, leads back to the own ones', async () => {
  const gone = () => {
    throw httpError(404, 'not_found');
  };
  renderPanel(<OrdersPage />, { 'GET /orders/9': gone }, { at: `${at}?withdraw=9` });
  expect(await screen.findByRole('heading', { name: 'Nie znaleźliśmy tego zamówienia' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Moje zamówienia', current: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
});

test('the question before a withdrawal has the focus, and its page a name of its own', async () => {
  const user = userEvent.setup();
  showWithdrawal(() => ({ withdrawal: preview }));
  await user.click(await screen.findByRole('button', { name: 'Odstąp od umowy' }));
  expect(document.activeElement?.textContent).toContain('Oświadczam, że odstępuję od umowy');
  expect(screen.getByRole('link', { name: 'Zostawiam zamówienie' })).toBeTruthy();
});

test('of a withdrawn order the money comes back a little later: the list asks again, and stops in the end', async () => {
  jest.useFakeTimers();
  const shown: { paidStatus: 'paid' | 'refunded' } = { paidStatus: 'paid' };
  const { http } = show([], { 'GET /me/orders': () => ({ orders: [{ ...paid, doneStatus: 'canceled', ...shown }] }) });
  expect(await screen.findAllByText('Anulowane')).toBeTruthy();
  shown.paidStatus = 'refunded';
  expect(await screen.findAllByText('Zwrócone', undefined, { timeout: 5000 })).toBeTruthy();
  const asked = http.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(http.calls).toHaveLength(asked);
});

test('a refund that does not come is not asked for without end', async () => {
  jest.useFakeTimers();
  const { http } = show([{ ...paid, doneStatus: 'canceled' }]);
  await screen.findAllByText('Anulowane');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  const asked = http.calls.length;
  expect(asked).toBeGreaterThan(5);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(http.calls).toHaveLength(asked);
});

test('a page past the last one leads to the newest orders, and does not claim that there are none', async () => {
  const answers = { 'GET /me/orders': () => ({ orders: [] }) };
  renderPanel(<OrdersPage />, answers, { at: `${at}?page=9` });
  const newest = await screen.findByRole('link', { name: 'Najnowsze zamówienia' });
  expect(newest.getAttribute('href')).toBe('/panel/moje-zamowienia/');
  expect(screen.queryByText('Nie masz jeszcze zamówień')).toBeNull();
});
