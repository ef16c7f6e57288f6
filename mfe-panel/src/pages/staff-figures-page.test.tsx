import { httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { StaffFiguresPage } from './staff-figures.page';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const figures = {
  sales: [
    { date: '2026-11-25', currency: 'PLN', orders: 2, priceTotal: 20_000, amountPaid: 18_000, amountRefunded: 500 },
    { date: '2026-11-27', currency: 'PLN', orders: 1, priceTotal: 10_000, amountPaid: 10_000, amountRefunded: 0 },
  ],
  visits: { booked: 5, done: 7, noShow: 2, refused: 1, canceled: 3 },
  newUsers: 4,
};

const payment = { date: '2026-11-25', currency: 'PLN', payments: 1, amountRefunded: 0 };
const paymentFigures = {
  payments: [
    { ...payment, method: 'salonCard', amountPaid: 4_000 },
    { ...payment, method: 'voucher', payments: 2, amountPaid: 9_000, amountRefunded: 1_000 },
  ],
  codes: [{ id: '3', code: 'LATO', currency: 'PLN', orders: 7, discount: 3_500, priceTotal: 70_000 }],
};
const visitFigures = {
  days: [{ date: '2026-11-25', booked: 0, done: 3, noShow: 1, refused: 0, canceled: 2 }],
  occupancy: [
    { kind: 'room', id: '1', name: 'Gabinet 1', locationId: '1', visitMinutes: 125, openMinutes: 500 },
    { kind: 'device', id: '1', name: 'Laser 1', locationId: '2', visitMinutes: 0, openMinutes: 0 },
  ],
};
const textsOf = (rows: HTMLElement[]) => rows.map((row) => row.textContent?.replace(/\s/g, ' '));

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
const PATH = '/admin/wyniki/';
function show(options: Options = {}) {
  const page = { name: 'staff-figures', component: StaffFiguresPage };
  const sitemap = { 'panel/staff-figures': { pl: PATH, en: '/admin/figures/' } };
  const answers = {
    'GET /admin/figures': () => ({ figures }),
    'GET /admin/payment-figures': () => ({ paymentFigures }),
    'GET /admin/visit-figures': () => ({ visitFigures }),
    ...options.answers,
  };
  return renderStaff({ role: 'manager', at: PATH, page, sitemap, ...options, answers });
}
const queriesOf = ({ http }: ReturnType<typeof show>) =>
  http.calls.filter(({ path }) => path === '/admin/figures').map(({ options }) => options.query);
const press = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('the table has a row for each day and the sums, with the outcomes of visits beside', async () => {
  const shown = show({ at: `${PATH}?from=2026-11-25&to=2026-11-27` });
  const rows = within(await screen.findByRole('table', { name: 'Sprzedaż w okresach (PLN)' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
    'OkresZamówieniaSprzedażWpłatyZwroty',
    '25.11.20262200,00 zł180,00 zł5,00 zł',
    '26.11.202600,00 zł0,00 zł0,00 zł',
    '27.11.20261100,00 zł100,00 zł0,00 zł',
    'Razem3300,00 zł280,00 zł5,00 zł',
  ]);
  expect(screen.getByText('Nieobecności').parentElement?.textContent).toBe('Nieobecności2');
  expect(screen.getByText('Nowe konta').parentElement?.textContent).toBe('Nowe konta4');
  expect(queriesOf(shown)).toEqual([{ from: '2026-11-25', to: '2026-11-27' }]);
});

test('without an address it is the last 30 days; a usual range is a link', async () => {
  const shown = show();
  const link = await screen.findByRole('link', { name: '12 miesięcy' });
  expect(link.getAttribute('href')).toBe(`${PATH}?from=2025-12-01&to=2026-11-27&step=month`);
  await waitFor(() => expect(queriesOf(shown)).toEqual([{ from: '2026-10-29', to: '2026-11-27' }]));
  expect(screen.getByRole('link', { name: '30 dni' }).getAttribute('aria-current')).toBe('true');
});

test('a salon and other dates change the address and the call', async () => {
  const shown = show();
  await screen.findByRole('table');
  await press().selectOptions(screen.getByRole('combobox', { name: 'Wyniki salonu' }), 'Aksamit Wola');
  fireEvent.change(screen.getByLabelText('Od'), { target: { value: '2026-11-01' } });
  await waitFor(() =>
    expect(queriesOf(shown).at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-27', locationId: '2' }),
  );
  expect(window.location.search).toContain('locationId=2');
  expect(await screen.findByText(/Nowe konta są ze wszystkich salonów/)).toBeTruthy();
});

test('a range that the API refuses is not requested', async () => {
  const shown = show({ at: `${PATH}?from=2026-11-27&to=2026-11-25` });
  expect(await screen.findByText(/Koniec zakresu jest przed jego początkiem/)).toBeTruthy();
  expect(queriesOf(shown)).toEqual([]);
});

test('the file holds what the table shows', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (content) => {
    saved.push(content as Blob);
    return 'blob:1';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show({ at: `${PATH}?from=2026-11-25&to=2026-11-25` });
  await press().click(await screen.findByRole('button', { name: 'Pobierz CSV (PLN)' }));
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe('wyniki-2026-11-25-2026-11-25-PLN.csv');
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(saved[0] ?? new Blob());
  });
  expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'Okres;Zamówienia;Sprzedaż (PLN);Wpłaty (PLN);Zwroty (PLN)',
    '2026-11-25;2;200,00;180,00;5,00',
    'Razem;2;200,00;180,00;5,00',
  ]);
  expect(lines).toContain('Nieobecności;2');
  click.mockRestore();
});

test('figures that cannot be loaded can be requested again', async () => {
  show({
    answers: {
      'GET /admin/figures': () => {
        throw httpError(503, 'service_unavailable');
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Nie udało się wczytać wyników' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});

test('money is shown by its way, with the use of codes below', async () => {
  const { http } = show({ at: `${PATH}?from=2026-11-25&to=2026-11-25&view=money` });
  const money = await screen.findByRole('table', { name: 'Wpłaty według metody (PLN)' });
  expect(textsOf(within(money).getAllByRole('row'))).toEqual([
    'MetodaLiczba wpłatWpłatyZwroty',
    'voucher290,00 zł10,00 zł',
    'karta w salonie140,00 zł0,00 zł',
    'Razem3130,00 zł10,00 zł',
  ]);
  const codes = within(screen.getByRole('table', { name: 'Użycie kodów rabatowych' })).getAllByRole('row');
  expect(textsOf(codes)[1]).toBe('LATO735,00 zł700,00 zł');
  expect(http.calls.some(({ path }) => path === '/admin/figures')).toBe(false);
});

test('visits have their share of no-shows, rooms and devices their share of the opening time', async () => {
  show({ at: `${PATH}?from=2026-11-25&to=2026-11-25&view=visits&locationId=1` });
  const visits = await screen.findByRole('table', { name: 'Wizyty według wyniku' });
  expect(textsOf(within(visits).getAllByRole('row'))[1]).toBe('25.11.20260310225%');
  const units = within(screen.getByRole('table', { name: 'Obłożenie gabinetów i urządzeń' })).getAllByRole('row');
  expect(textsOf(units).slice(1)).toEqual(['Gabinet 1Aksamit Mokotów2:058:2025%', 'Laser 1Aksamit Wola0:000:00–']);
});

test('each view is a link that keeps the range', async () => {
  show({ at: `${PATH}?from=2026-11-25&to=2026-11-25` });
  await screen.findByRole('table');
  const link = screen.getByRole('link', { name: 'Wizyty i obłożenie' });
  expect(link.getAttribute('href')).toBe(`${PATH}?from=2026-11-25&to=2026-11-25&view=visits`);
  expect(screen.getByRole('link', { name: 'Sprzedaż' }).getAttribute('aria-current')).toBe('true');
});

test('the range before is shown beside it when it is asked for, with the change in percent', async () => {
  const before = {
    sales: [{ date: '2026-11-23', currency: 'PLN', orders: 6, priceTotal: 20_000, amountPaid: 0, amountRefunded: 0 }],
    visits: { booked: 5, done: 10, noShow: 0, refused: 1, canceled: 3 },
    newUsers: 2,
  };
  const shown = show({
    at: `${PATH}?from=2026-11-25&to=2026-11-27&compare=before`,
    answers: {
      'GET /admin/figures': ({ options }) => ({
        figures: (options.query as { from: string }).from === '2026-11-22' ? before : figures,
      }),
    },
  });
  const table = await screen.findByRole('table', { name: /^W porównaniu z okresem 22.11.2026 – 24.11.2026/ });
  const rows = textsOf(within(table).getAllByRole('row'));
  expect(rows[1]).toBe('Zamówienia (PLN)36-50%');
  expect(rows[2]).toBe('Sprzedaż (PLN)300,00 zł200,00 zł+50%');
  expect(rows[3]).toBe('Wpłaty (PLN)280,00 zł0,00 zł–');
  expect(rows.at(-1)).toBe('Nowe konta42+100%');
  expect(queriesOf(shown)).toEqual([
    { from: '2026-11-25', to: '2026-11-27' },
    { from: '2026-11-22', to: '2026-11-24' },
  ]);
  const links = within(screen.getByRole('navigation', { name: 'Porównanie' }));
  expect(links.getByRole('link', { name: 'Tylko ten okres' }).getAttribute('href')).not.toContain('compare');
});
