import type { ApiKey } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { StaffApiKeysPage } from './staff-api-keys.page';

beforeEach(() => localStorage.clear());

const SECRET = 'ak_T0q8nWv2ZkYcR5xLmJ7hPdF3bG9sAiUeXo1rKtVyN6Q';
const key = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k1',
  name: 'Księgowość',
  beginning: 'ak_T0q8nW',
  scopes: ['orders', 'figures'],
  maker: { id: 'u1', name: 'Iga Wrona' },
  madeAt: '2026-11-26T10:00:00.000Z',
  lastUsedAt: null,
  lastDay: null,
  revokedAt: null,
  state: 'active',
  ...change,
});

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(apiKeys: ApiKey[], { answers = {}, ...options }: Options = {}) {
  const rendered = renderStaff({
    role: 'admin',
    at: '/admin/klucze-api/',
    page: { name: 'staff-api-keys', component: StaffApiKeysPage },
    sitemap: {
      'panel/staff-tools': { pl: '/admin/narzedzia/', en: '/admin/tools/' },
      'panel/staff-api-keys': { pl: '/admin/klucze-api/', en: '/admin/api-keys/' },
    },
    answers: {
      'GET /admin/api-keys': () => new FakePage({ apiKeys }, { page: 1, perPage: 24, total: apiKeys.length }),
      ...answers,
    },
    ...options,
  });
  return { ...rendered, press: userEvent.setup() };
}

test('keys have their beginning, scopes, maker and state; only one that works is revoked', async () => {
  show([key(), key({ id: 'k2', name: 'BI', state: 'revoked', maker: { id: 'u2', name: null } })]);
  const row = (await screen.findByText('Księgowość')).closest('tr') ?? document.body;
  expect(within(row).getByText('ak_T0q8nW…')).toBeTruthy();
  expect(within(row).getByText('Zamówienia, Wyniki')).toBeTruthy();
  expect(within(row).getByText(/, Iga Wrona$/)).toBeTruthy();
  expect(screen.getByText(/, konto usunięte$/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Unieważnij klucz/ })).toHaveLength(1);
});

test('a new key is shown once, with what it may read; what is missing stands at its field', async () => {
  const answers = { 'POST /admin/api-keys': () => ({ apiKey: key(), secret: SECRET }) };
  const { press, http, toasts } = show([], { answers });
  await press.click(await screen.findByRole('button', { name: 'Utwórz klucz' }));
  const dialog = screen.getByRole('dialog', { name: 'Utwórz klucz' });
  await press.click(within(dialog).getByRole('button', { name: 'Utwórz klucz' }));
  expect((await within(dialog).findAllByText(/Zaznacz przynajmniej jedno/)).length).toBeGreaterThan(0);
  await press.type(within(dialog).getByLabelText(/^Nazwa/), 'Księgowość');
  await press.click(within(dialog).getByLabelText(/^Zamówienia – /));
  await press.click(within(dialog).getByLabelText(/^Wyniki – /));
  await press.click(within(dialog).getByRole('button', { name: 'Utwórz klucz' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Kopiuj sekret' }));
  await waitFor(() => expect(toasts).toEqual(['Klucz Księgowość działa', 'Dane zostały skopiowane do schowka']));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(http.bodiesOf('POST /admin/api-keys')).toEqual([
    { name: 'Księgowość', scopes: ['orders', 'figures'], lastDay: null },
  ]);
  await press.click(screen.getByRole('button', { name: 'Gotowe, mam kopię' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test('a repeat after a lost response has no secret, and the dialog states what to do', async () => {
  const answers = { 'POST /admin/api-keys': () => ({ apiKey: key(), secret: null }) };
  const { press } = show([], { answers });
  await press.click(await screen.findByRole('button', { name: 'Utwórz klucz' }));
  const dialog = screen.getByRole('dialog');
  await press.type(within(dialog).getByLabelText(/^Nazwa/), 'BI');
  await press.click(within(dialog).getByLabelText(/^Wyniki – /));
  await press.click(within(dialog).getByRole('button', { name: 'Utwórz klucz' }));
  expect(await screen.findByText(/Unieważnij go i utwórz następny/)).toBeTruthy();
});

test('a key is revoked after a question; a refusal stays in it', async () => {
  let isRefused = true;
  const { press, toasts } = show([key()], {
    answers: {
      'DELETE /admin/api-keys/k1': () => {
        if (isRefused) throw httpError(404, 'not_found', { message: 'Nie znaleziono' });
        return { apiKey: key({ state: 'revoked' }) };
      },
    },
  });
  await press.click(await screen.findByRole('button', { name: 'Unieważnij klucz Księgowość' }));
  const dialog = screen.getByRole('dialog', { name: 'Unieważnić klucz?' });
  await press.click(within(dialog).getByRole('button', { name: 'Unieważnij' }));
  expect(await within(dialog).findByText('Nie znaleziono')).toBeTruthy();
  isRefused = false;
  await press.click(within(dialog).getByRole('button', { name: 'Unieważnij' }));
  await waitFor(() => expect(toasts).toEqual(['Klucz Księgowość jest unieważniony']));
});

test('managers have no keys', async () => {
  const { http } = show([], { role: 'manager' });
  expect(await screen.findByRole('heading', { level: 1, name: /dostęp/ })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/api-keys')).toBe(false);
});
