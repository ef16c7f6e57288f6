/** What a record's page offers beside its form: undo, a copy, the shop's page, the history of changes. */
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { code, pageOf, renderOffer } from '../testing/offer-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const PUT = 'PUT /admin/discount-codes/9';
const stored = { 'GET /admin/discount-codes/9': () => ({ discountCode: code }) };
const changed = {
  ...stored,
  [PUT]: ({ options }: { options: { body?: unknown } }) => ({ discountCode: { ...code, ...(options.body as object) } }),
};
const renderCode = (answers: Parameters<typeof renderOffer>[0] = {}) =>
  renderOffer({ kind: 'discount-codes', id: '9', ...answers });
const discount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Rabat/ });

async function typeDiscount(value: string) {
  const user = userEvent.setup();
  await user.clear(await discount());
  await user.type(await discount(), value);
  return user;
}

test('a save is undone, and done again', async () => {
  const { http } = renderCode({ answers: changed });
  const user = await typeDiscount('25');
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  const undo = await screen.findByRole('button', { name: 'Cofnij ostatni zapis' });
  await user.click(undo);
  await waitFor(async () => expect((await discount()).value).toBe('20'));
  await user.click(await screen.findByRole('button', { name: 'Cofnij ostatni zapis' }));
  await waitFor(async () => expect((await discount()).value).toBe('25'));
  expect(http.bodiesOf(PUT)).toEqual([{ discountValue: 25 }, { discountValue: 20 }, { discountValue: 25 }]);
});

test('what is typed is discarded after a question', async () => {
  renderCode({ answers: stored });
  const user = await typeDiscount('25');
  expect(screen.queryByRole('button', { name: 'Cofnij ostatni zapis' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  const dialog = await screen.findByRole('dialog', { name: 'Odrzucić wprowadzone zmiany?' });
  await user.click(within(dialog).getByRole('button', { name: 'Edytuj dalej' }));
  expect((await discount()).value).toBe('25');
  await user.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Odrzuć zmiany' }));
  expect((await discount()).value).toBe('20');
  expect(screen.queryByText('Zmiany nie są zapisane.')).toBeNull();
});

test.each(['Control', 'Meta'])('%s and S save from any field', async (key) => {
  const { http } = renderCode({ answers: changed });
  const user = await typeDiscount('25');
  await user.keyboard(`{${key}>}s{/${key}}`);
  await waitFor(() => expect(http.bodiesOf(PUT)).toEqual([{ discountValue: 25 }]));
});

test('a copy begins with what the record has, switched off and without its code', async () => {
  const { http } = renderOffer({
    kind: 'discount-codes',
    id: 'new',
    query: '?copyOf=9',
    answers: { ...stored, 'POST /admin/discount-codes': () => ({ discountCode: { ...code, id: '10' } }) },
  });
  const user = userEvent.setup();
  const own = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Kod/ });
  expect([own.value, (await discount()).value]).toEqual(['', '20']);
  await user.type(own, 'WIOSNA-20');
  await user.click(screen.getByRole('button', { name: 'Dodaj' }));
  await waitFor(() => expect(http.bodiesOf('POST /admin/discount-codes')).toHaveLength(1));
  expect(http.bodiesOf('POST /admin/discount-codes')[0]).toMatchObject({
    code: 'WIOSNA-20',
    discountValue: 20,
    totalLimit: 100,
    enabled: false,
  });
});

test('the copy is offered to those who may add one', async () => {
  const { unmount } = renderCode({ answers: stored });
  const link = await screen.findByRole('link', { name: 'Powiel' });
  expect(link.getAttribute('href')).toBe('/admin/oferta/discount-codes/new/?copyOf=9');
  unmount();
  const room = { id: '2', locationId: '1', name: 'Gabinet 1', nameEn: null, enabled: true };
  renderOffer({
    kind: 'rooms',
    id: '2',
    role: 'manager',
    answers: {
      'GET /admin/rooms/2': () => ({ room }),
      'GET /admin/locations': () => pageOf({ locations: [] }, 0),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gabinet 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Powiel' })).toBeNull();
});

const entry = (id: string, call: string, details: object) => ({
  id,
  at: '2026-11-27T10:00:00.000Z',
  actor: { id: 'u9', role: 'manager', name: 'Maria Manager' },
  apiKey: null,
  call,
  right: 'manageDiscountCodes',
  subjectKind: 'discountCode',
  subjectId: '9',
  locationId: null,
  details,
  requestId: 'r1',
});
const history = [
  entry('3', 'PUT /admin/discount-codes/:id', {
    discountValue: { from: 10, to: 20 },
    enabled: { from: false, to: true },
    state: { from: 'off', to: 'on' },
  }),
  entry('2', 'PUT /admin/discount-codes/:id', { totalLimit: 'changed' }),
  entry('1', 'POST /admin/discount-codes', { code: { from: null, to: 'ZIMA-20' } }),
];

test('the history tells who changed what; a change is taken back after its fields were shown', async () => {
  const { http } = renderCode({
    answers: { ...changed, 'GET /admin/audit-log': () => pageOf({ auditLog: history }, 3) },
  });
  const user = userEvent.setup();
  const part = await screen.findByRole('region', { name: 'Historia zmian' });
  expect(http.calls.some(({ path }) => path === '/admin/audit-log')).toBe(false);
  await user.click(within(part).getByRole('button', { name: 'Pokaż historię' }));
  const items = await within(part).findAllByRole('listitem');
  expect(items[0]?.textContent).toContain('Maria Manager');
  expect(items[0]?.textContent).toContain('Rabat: 10% → 20%');
  expect(items[0]?.textContent).toContain('Aktywne: nie → tak');
  expect(items[0]?.textContent).not.toContain('off');
  expect(items[1]?.textContent).toContain('Ile razy łącznie: zmieniono');
  expect(within(part).getAllByRole('button', { name: /^Przywróć/ })).toHaveLength(1);
  expect(http.calls.find(({ path }) => path === '/admin/audit-log')?.options.query).toEqual({
    subjectKind: 'discountCode',
    subjectId: '9',
    changesOnly: 'true',
    perPage: 20,
  });

  await user.click(within(part).getByRole('button', { name: /^Przywróć stan sprzed/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Przywrócić poprzednie wartości?' });
  expect(dialog.textContent).toContain('Rabat: 20% → 10%');
  await user.click(within(dialog).getByRole('button', { name: 'Przywróć' }));
  await waitFor(() => expect(http.bodiesOf(PUT)).toEqual([{ discountValue: 10, enabled: false }]));
  await waitFor(async () => expect((await discount()).value).toBe('10'));
});

test('a history that cannot be loaded can be requested again; a manager has none', async () => {
  const { unmount } = renderCode({
    answers: {
      ...stored,
      'GET /admin/audit-log': () => {
        throw httpError(0, 'network_error');
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Pokaż historię' }));
  expect(await screen.findByText('Nie udało się wczytać historii')).toBeTruthy();
  unmount();
  renderCode({ role: 'manager', answers: stored });
  await discount();
  expect(screen.queryByRole('button', { name: 'Pokaż historię' })).toBeNull();
});
