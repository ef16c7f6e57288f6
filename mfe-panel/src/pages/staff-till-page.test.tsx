import type { Till } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { StaffTillPage } from './staff-till.page';

beforeEach(() => localStorage.clear());

const PATH = '/admin/kasa/';
const today = storeDateOf(new Date());
const plain = (text: string) => text.replace(/\s/g, ' ');
const iga = { id: 'u1', name: 'Iga Wrona' };

const till = (change: Partial<Till> = {}): Till => ({
  locationId: '1',
  date: today,
  currency: 'PLN',
  totals: { cash: 10_000, card: 4_000, coupon: 0, voucher: 0 },
  expected: 30_000,
  counted: null,
  closedAt: null,
  closedBy: null,
  openingFloat: 20_000,
  floatSetAt: '2026-11-27T08:00:00.000Z',
  floatSetBy: iga,
  countedBefore: 19_000,
  entries: [
    {
      id: '1',
      at: '2026-11-27T09:05:00.000Z',
      method: 'cash',
      amount: 10_000,
      currency: 'PLN',
      orderId: 'o1',
      orderNumber: 'AK-2026-000001',
      takenBy: iga,
    },
  ],
  closing: null,
  corrections: [],
  ...change,
});

const closed = till({
  counted: 29_900,
  closedAt: '2026-11-27T19:00:00.000Z',
  closedBy: iga,
  closing: { counted: 29_900, expected: 30_000, reason: 'Zła reszta', at: '2026-11-27T19:00:00.000Z', by: iga },
});

const CLOSING = `POST /admin/tills/1/${today}/closing`;
const CORRECTIONS = `POST /admin/tills/1/${today}/corrections`;
const MOVEMENTS = `POST /admin/tills/1/${today}/movements`;
const FLOAT = `PUT /admin/tills/1/${today}/float`;

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(shown: Till, { answers = {}, role = 'staff', at = PATH }: Pick<Options, 'answers' | 'role' | 'at'> = {}) {
  const page = { name: 'staff-till', component: StaffTillPage };
  const sitemap = { 'panel/staff-till': { pl: PATH, en: '/admin/till/' } };
  const known = {
    [`GET /admin/tills/1/${today}`]: () => ({ till: shown }),
    'GET /admin/tills': () => new FakePage({ tills: [shown] }, { page: 1, perPage: 24, total: 1 }),
    ...answers,
  };
  return renderStaff({ role, at, page, sitemap, answers: known });
}

async function open(name: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(screen.getByRole('dialog', { name })) };
}

test('the till of the day shows each payment with its order and who took it, and what must be there', async () => {
  show(till());
  const table = await screen.findByRole('table', { name: 'Płatności dnia' });
  const link = within(table).getByRole('link', { name: 'AK-2026-000001' });
  expect(link.getAttribute('href')).toBe('/admin/zamowienia/o1/');
  expect(plain(table.textContent ?? '')).toMatch(/Gotówka100,00 złIga Wrona/);
  expect(plain(screen.getByText('Gotówka w kasie', { selector: 'dt' }).parentElement?.textContent ?? '')).toBe(
    'Gotówka w kasie300,00 zł',
  );
  expect(screen.queryByRole('button', { name: 'Skoryguj' })).toBeNull();
});

test('a count with a difference needs its reason, and is sent with what was shown', async () => {
  const { http, toasts } = show(till(), { answers: { [CLOSING]: () => ({ till: closed }) } });
  const { user, dialog } = await open('Zamknij kasę');
  await user.type(dialog.getByRole('textbox', { name: /^Przeliczona gotówka/ }), '299');
  expect(plain(dialog.getByText(/Brakuje/).textContent ?? '')).toBe('W kasie powinno być 300,00 zł. Brakuje 1,00 zł.');
  await user.click(dialog.getByRole('button', { name: 'Zamknij kasę' }));
  expect((await dialog.findAllByText(/Napisz, skąd różnica/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf(CLOSING)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Powód różnicy/ }), 'Zła reszta');
  await user.click(dialog.getByRole('button', { name: 'Zamknij kasę' }));
  await waitFor(() => expect(toasts).toEqual(['Zamknięto kasę']));
  expect(http.bodiesOf(CLOSING)).toEqual([{ counted: 29_900, expected: 30_000, reason: 'Zła reszta' }]);
});

test('money that came meanwhile refuses the count, and what was typed stays', async () => {
  const message = 'Kasa zmieniła się od ostatniego wyświetlenia';
  const answers = {
    [CLOSING]: () => {
      throw httpError(409, 'till_changed', { message });
    },
  };
  show(till(), { answers });
  const { user, dialog } = await open('Zamknij kasę');
  const counted = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Przeliczona gotówka/ });
  await user.type(counted, '300');
  await user.click(dialog.getByRole('button', { name: 'Zamknij kasę' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(counted.value).toBe('300');
});

test('the float of a new day is proposed as the drawer was left', async () => {
  const fresh = till({ openingFloat: 0, floatSetAt: null, floatSetBy: null });
  const { http } = show(fresh, { answers: { [FLOAT]: () => ({ till: till() }) } });
  const { user, dialog } = await open('Ustaw pogotowie');
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('190,00');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(http.bodiesOf(FLOAT)).toEqual([{ amount: 19_000, amountBefore: 0 }]));
});

test('cash taken out besides payments needs an amount and a reason, and is listed with its person', async () => {
  const movements = [{ id: '1', at: '2026-11-27T12:00:00.000Z', amount: -4_000, reason: 'Znaczki', madeBy: iga }];
  const { http, toasts } = show(till({ movements }), { answers: { [MOVEMENTS]: () => ({ till: till() }) } });
  const table = await screen.findByRole('table', { name: 'Wpłaty i wypłaty gotówki' });
  expect(plain(table.textContent ?? '')).toMatch(/Znaczki.*-40,00 złIga Wrona/);
  const { user, dialog } = await open('Wypłać z kasy');
  await user.type(dialog.getByRole('textbox', { name: /^Kwota/ }), '0');
  await user.click(dialog.getByRole('button', { name: 'Wypłać z kasy' }));
  expect((await dialog.findAllByText(/Wpisz kwotę/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf(MOVEMENTS)).toEqual([]);
  await user.clear(dialog.getByRole('textbox', { name: /^Kwota/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Kwota/ }), '120,50');
  await user.type(dialog.getByRole('textbox', { name: /^Powód/ }), 'Wpłata do banku');
  await user.click(dialog.getByRole('button', { name: 'Wypłać z kasy' }));
  await waitFor(() => expect(toasts).toEqual(['Zapisano wypłatę z kasy']));
  expect(http.bodiesOf(MOVEMENTS)).toEqual([{ direction: 'out', amount: 12_050, reason: 'Wpłata do banku' }]);
});

test('a closed till is only read at the reception; a manager corrects it with a note', async () => {
  const reception = show(closed);
  expect(await screen.findByText('Zła reszta')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zamknij kasę' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Skoryguj' })).toBeNull();
  reception.unmount();
  const { http } = show(closed, { role: 'manager', answers: { [CORRECTIONS]: () => ({ till: closed }) } });
  const { user, dialog } = await open('Skoryguj');
  await user.clear(dialog.getByRole('textbox', { name: /^Przeliczona gotówka/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Przeliczona gotówka/ }), '300');
  await user.type(dialog.getByRole('textbox', { name: /^Notatka/ }), 'Moneta pod szufladą');
  await user.click(dialog.getByRole('button', { name: 'Skoryguj' }));
  const sent = { counted: 30_000, note: 'Moneta pod szufladą', correctionsBefore: 0 };
  await waitFor(() => expect(http.bodiesOf(CORRECTIONS)).toEqual([sent]));
});

test('a closed till without payments expects none any more', async () => {
  const by = { id: 'u2', name: 'Iga Wrona' };
  const closing = { counted: 0, expected: 0, reason: null, at: '2026-11-20T19:00:00Z', by };
  show(till({ entries: [], closing }));
  expect(await screen.findByText('Tego dnia salon nie przyjął żadnej płatności.')).toBeTruthy();
});

test('the list leads to each till by salon and day; a day ahead is not counted', async () => {
  const answers = { 'GET /admin/tills/1/2099-01-01': () => ({ till: till({ date: '2099-01-01', entries: [] }) }) };
  show(till(), { at: `${PATH}?date=2099-01-01`, answers });
  const list = await screen.findByRole('table', { name: 'Wszystkie kasy' });
  expect(within(list).getByRole('link').getAttribute('href')).toBe(`${PATH}?salon=1&date=${today}`);
  expect(await screen.findByText('Brak płatności')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zamknij kasę' })).toBeNull();
});
