import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { code, pageOf, renderOffer } from '../testing/offer-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Zapisz zmiany' });

test('the overview has the kinds that the role may see', async () => {
  const { unmount } = renderOffer();
  const link = await screen.findByRole('link', { name: 'Kody rabatowe' });
  expect(link.getAttribute('href')).toBe('/admin/oferta/discount-codes/');
  expect(screen.getByRole('link', { name: 'Przekierowania' })).toBeTruthy();
  unmount();
  renderOffer({ role: 'manager' });
  expect(await screen.findByRole('link', { name: 'Kody rabatowe' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Przekierowania' })).toBeNull();
});

test.each([
  ['the reception has no access to the offer', { role: 'staff' }],
  ['a manager has none to redirects', { role: 'manager', kind: 'redirects' }],
  ['nobody has any to an unknown kind', { kind: 'nothing' }],
])('%s', async (_, options) => {
  renderOffer(options);
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
});

test('a list shows records in words, with the use of codes, and filters by the address', async () => {
  const { http } = renderOffer({
    kind: 'discount-codes',
    query: '?state=on&q=zima',
    answers: { 'GET /admin/discount-codes': () => pageOf({ discountCodes: [{ ...code, state: 'on' }] }) },
  });
  const row = await screen.findByRole('row', { name: /ZIMA-20/ });
  expect(within(row).getByRole('link', { name: 'ZIMA-20' }).getAttribute('href')).toBe(
    '/admin/oferta/discount-codes/9/',
  );
  expect(within(row).getByText('3 z 100')).toBeTruthy();
  expect(within(row).getByText('20%')).toBeTruthy();
  expect(within(row).getByText('trwa')).toBeTruthy();
  expect(screen.getByText('1 pozycja')).toBeTruthy();
  await waitFor(() => expect(within(row).getByText('Polska')).toBeTruthy());
  const call = http.calls.find(({ path }) => path === '/admin/discount-codes');
  expect(call?.options.query).toEqual({ perPage: 24, state: 'on', q: 'zima' });
});

test('a list that fails can be requested again', async () => {
  let isAway = true;
  renderOffer({
    kind: 'discount-codes',
    answers: {
      'GET /admin/discount-codes': () => {
        if (isAway) throw httpError(0, 'network_error');
        return pageOf({ discountCodes: [] }, 0);
      },
    },
  });
  expect(await screen.findByText('Nie udało się wczytać listy')).toBeTruthy();
  isAway = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: 'Nic tu nie ma' })).toBeTruthy();
});

const stored = { 'GET /admin/discount-codes/9': () => ({ discountCode: code }) };

test('a change sends what differs alone, once, and shows what was stored', async () => {
  const { http, toasts } = renderOffer({
    kind: 'discount-codes',
    id: '9',
    answers: {
      ...stored,
      'PUT /admin/discount-codes/9': ({ options }) => ({ discountCode: { ...code, ...(options.body as object) } }),
    },
  });
  const user = userEvent.setup();
  const value = await field(/^Rabat/);
  expect((await field(/^Kod/)).disabled).toBe(true);
  expect(screen.getByText('Użyto 3 z 100, zostało 97.')).toBeTruthy();
  await user.clear(value);
  await user.type(value, '25');
  await user.type(screen.getByLabelText(/^Obowiązuje do/), '2026-12-24T18:00');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['Zapisano']));
  expect(http.bodiesOf('PUT /admin/discount-codes/9')).toEqual([
    { discountValue: 25, validTo: '2026-12-24T17:00:00.000Z' },
  ]);
  expect((await field(/^Rabat/)).value).toBe('25');
  expect(screen.queryByText('Zmiany nie są zapisane.')).toBeNull();
  await user.click(save());
  expect(toasts).toEqual(['Zapisano', 'Nie ma zmian do zapisania']);
  expect(http.bodiesOf('PUT /admin/discount-codes/9')).toHaveLength(1);
});

test('what the contract refuses stands at its field and in the summary, and nothing is sent', async () => {
  const { http } = renderOffer({ kind: 'discount-codes', id: '9', answers: stored });
  const user = userEvent.setup();
  const value = await field(/^Rabat/);
  await user.clear(value);
  await user.type(value, 'dużo');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Rabat: Wpisz liczbę' })).toBeTruthy();
  expect(value.getAttribute('aria-invalid')).toBe('true');
  await user.type(value, '{Backspace}{Backspace}{Backspace}{Backspace}10');
  await waitFor(() => expect(value.getAttribute('aria-invalid')).toBeNull());
  expect(http.bodiesOf('PUT /admin/discount-codes/9')).toEqual([]);
});

test('the summary lists what is missing in the order of the form', async () => {
  renderOffer({
    kind: 'therapists',
    id: 'new',
    answers: { 'GET /admin/locations': () => pageOf({ locations: [] }, 0) },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Dodaj' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual(['Imię', 'Salon']);
});

test('what the API refuses stands at its field; the rest of a refusal above the form', async () => {
  let error = httpError(422, 'validation_failed', { fields: { totalLimit: ['Ta wartość jest za mała'] } });
  renderOffer({
    kind: 'discount-codes',
    id: '9',
    answers: {
      ...stored,
      'PUT /admin/discount-codes/9': () => {
        throw error;
      },
    },
  });
  const user = userEvent.setup();
  const limit = await field(/^Ile razy łącznie/);
  await user.clear(limit);
  await user.type(limit, '2');
  await user.click(save());
  await waitFor(() => expect(limit.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Ta wartość jest za mała')).toBeTruthy();
  error = httpError(409, 'conflict', { message: 'Ktoś inny zmienił to w tej samej chwili' });
  await user.click(save());
  expect(await screen.findByText('Ktoś inny zmienił to w tej samej chwili')).toBeTruthy();
  expect(limit.value).toBe('2');
});

test('what was typed outlives a failed request and a reload, and can be discarded', async () => {
  const away = {
    ...stored,
    'PUT /admin/discount-codes/9': () => {
      throw httpError(0, 'network_error');
    },
  };
  const first = renderOffer({ kind: 'discount-codes', id: '9', answers: away });
  const user = userEvent.setup();
  const value = await field(/^Rabat/);
  await user.clear(value);
  await user.type(value, '33');
  await user.click(save());
  expect(await screen.findByText(/^Nie udało się połączyć/)).toBeTruthy();
  first.unmount();
  renderOffer({ kind: 'discount-codes', id: '9', answers: away });
  expect((await field(/^Rabat/)).value).toBe('33');
  await user.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  expect((await field(/^Rabat/)).value).toBe('20');
  expect(screen.queryByText('Zmiany nie są zapisane.')).toBeNull();
});

test('a link is held back while there are unsaved changes', async () => {
  renderOffer({ kind: 'discount-codes', id: '9', answers: stored });
  const user = userEvent.setup();
  await user.type(await field(/^Rabat/), '5');
  const followed = jest.fn((event: MouseEvent) => event.preventDefault());
  document.addEventListener('click', followed);
  await user.click(screen.getByRole('link', { name: /Kody rabatowe/ }));
  const question = await screen.findByRole('dialog', { name: 'Wyjść bez zapisania?' });
  expect(followed).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Wyjdź' }));
  expect(followed.mock.calls.some(([{ target }]) => target instanceof HTMLAnchorElement)).toBe(true);
  document.removeEventListener('click', followed);
});

test('a manager makes a code, and lands on its page', async () => {
  const { http } = renderOffer({
    kind: 'discount-codes',
    id: 'new',
    role: 'manager',
    answers: { 'POST /admin/discount-codes': () => ({ discountCode: { ...code, id: '12' } }) },
  });
  const user = userEvent.setup();
  await user.type(await field(/^Kod/), 'wiosna-15');
  await user.type(await field(/^Rabat/), '15');
  await user.click(screen.getByRole('button', { name: 'Dodaj' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/oferta/discount-codes/12/'));
  expect(http.bodiesOf('POST /admin/discount-codes')).toEqual([
    {
      marketId: '1',
      code: 'WIOSNA-15',
      discountType: 'percentage',
      discountValue: 15,
      productCategoryId: null,
      enabled: true,
      validFrom: null,
      validTo: null,
      totalLimit: null,
      customerLimit: null,
    },
  ]);
});

test('an unknown record is named as such, with the way back', async () => {
  renderOffer({
    kind: 'discount-codes',
    id: '77',
    answers: {
      'GET /admin/discount-codes/77': () => {
        throw httpError(404, 'not_found');
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego wpisu' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kody rabatowe' }).getAttribute('href')).toBe(
    '/admin/oferta/discount-codes/',
  );
});

test('the page is in English too, and its language link keeps the record', async () => {
  renderOffer({ kind: 'discount-codes', id: '9', locale: 'en', answers: stored });
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy();
  expect(screen.getByText('Used 3 of 100 times, 97 left.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Polski' }).getAttribute('href')).toBe('/admin/oferta/discount-codes/9/');
});

const device = {
  id: '8',
  locationId: '1',
  name: 'Laser diodowy 1',
  nameEn: 'Diode laser 1',
  enabled: true,
  categoryIds: [],
};

test.each([
  ['pl', 'Laser diodowy 1', 'Laser diodowy 2'],
  ['en', 'Diode laser 1', 'Laser diodowy 2'],
] as const)(
  'devices have the names of the %s reader, those without one in English their own',
  async (locale, ...names) => {
    const other = { ...device, id: '9', name: 'Laser diodowy 2', nameEn: null };
    renderOffer({
      kind: 'devices',
      locale,
      answers: {
        'GET /admin/locations': () => pageOf({ locations: [] }, 0),
        'GET /admin/devices': () => pageOf({ devices: [device, other] }, 2),
      },
    });
    for (const name of names) expect(await screen.findByRole('link', { name })).toBeTruthy();
  },
);

test('the English name of a device is typed in its own field, and removed by emptying it', async () => {
  const { http } = renderOffer({
    kind: 'devices',
    id: '8',
    answers: {
      'GET /admin/locations': () => pageOf({ locations: [] }, 0),
      'GET /admin/devices/8': () => ({ device }),
      'PUT /admin/devices/8': ({ options }) => ({ device: { ...device, ...(options.body as object) } }),
    },
  });
  const user = userEvent.setup();
  const english = await field(/^Nazwa po angielsku/);
  expect([english.value, (await field(/^Nazwa(?! po)/)).value]).toEqual(['Diode laser 1', 'Laser diodowy 1']);
  await user.clear(english);
  await user.click(save());
  await waitFor(() => expect(http.bodiesOf('PUT /admin/devices/8')).toEqual([{ nameEn: null }]));
});

test('rooms have the names of the viewer, like devices', async () => {
  const room = { id: '2', locationId: '1', name: 'Gabinet 1', nameEn: 'Room 1', enabled: true };
  renderOffer({
    kind: 'rooms',
    locale: 'en',
    answers: {
      'GET /admin/locations': () => pageOf({ locations: [] }, 0),
      'GET /admin/rooms': () => pageOf({ rooms: [room] }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Room 1' })).toBeTruthy();
});

test('salons name their cities without a call for each', async () => {
  const salon = (id: string, more: object) => ({
    id,
    name: { pl: `Salon ${id}`, en: `Salon ${id}` },
    address: 'ul. Prosta 1',
    cityId: '7',
    code: id,
    enabled: true,
    ...more,
  });
  const { http } = renderOffer({
    kind: 'locations',
    answers: {
      'GET /admin/locations': () => pageOf({ locations: [salon('1', { cityName: 'Gdynia' }), salon('2', {})] }, 2),
      'GET /admin/cities/7': () => ({ city: { id: '7', name: 'Gdynia' } }),
    },
  });
  await waitFor(() => expect(screen.getAllByText('Gdynia')).toHaveLength(2));
  // The second is one of an older API.
  expect(http.calls.filter(({ path }) => path === '/admin/cities/7')).toHaveLength(1);
});
