import type { StaffUser } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionUser } from '../testing/panel-fixtures';
import { renderStaff } from '../testing/render-staff';
import { StaffPeoplePage } from './staff-people.page';

beforeEach(() => localStorage.clear());

const jan: StaffUser = {
  id: 'u1',
  createdAt: '2026-01-05T10:00:00.000Z',
  email: 'jan@example.com',
  emailVerifiedAt: '2026-01-05T10:05:00.000Z',
  firstName: 'Jan',
  lastName: 'Kos',
  phonePrefix: '48',
  phone: '600100200',
  phoneVerifiedAt: null,
  role: 'staff',
  locationIds: ['1'],
  secondFactor: 'on',
};

const PATH = '/admin/uzytkownicy/';
type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(options: Options = {}) {
  const page = { name: 'staff-people', component: StaffPeoplePage };
  const sitemap = { 'panel/staff-people': { pl: PATH, en: '/admin/users/' } };
  const users = [jan, { ...jan, id: sessionUser.id, firstName: 'Iga', role: 'admin', locationIds: [] }];
  const answers: Options['answers'] = {
    'GET /admin/users': () => new FakePage({ users }, { page: 1, perPage: 24, total: 2 }),
    ...options.answers,
  };
  return renderStaff({ role: 'admin', at: PATH, page, sitemap, ...options, answers });
}
const openRole = async (press: ReturnType<typeof userEvent.setup>) => {
  await press.click(await screen.findByRole('button', { name: 'Zmień rolę: Jan Kos' }));
  return screen.getByRole('dialog', { name: 'Rola: Jan Kos' });
};

test('a row has role and salons; one’s own has no actions', async () => {
  show();
  expect(await screen.findByText('Recepcja, Aksamit Mokotów')).toBeTruthy();
  expect(screen.getByText('To Ty')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Zmień rolę/ })).toHaveLength(1);
});

test('a row shows the second factor, which is reset only where there is one', async () => {
  const eva: StaffUser = { ...jan, id: 'u2', firstName: 'Ewa', role: 'admin', locationIds: [], secondFactor: 'needed' };
  const users = [jan, eva, { ...jan, id: 'u3', firstName: 'Ola', secondFactor: 'off' }];
  show({ answers: { 'GET /admin/users': () => new FakePage({ users }, { page: 1, perPage: 24, total: 3 }) } });
  expect(within(await screen.findByRole('row', { name: /Jan Kos/ })).getByText('logowanie dwuetapowe')).toBeTruthy();
  const needed = within(screen.getByRole('row', { name: /Ewa Kos/ }));
  expect(needed.getByText('bez aplikacji uwierzytelniającej')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Zresetuj/ })).toHaveLength(1);
});

test('the reception needs a salon; others are sent without', async () => {
  const { http, toasts } = show({
    answers: { 'PUT /admin/users/u1/role': () => ({ user: { ...jan, role: 'manager' } }) },
  });
  const press = userEvent.setup();
  const dialog = await openRole(press);
  const salon = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Aksamit Mokotów' });
  expect(salon.checked).toBe(true);
  await press.click(salon);
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz rolę' }));
  expect((await within(dialog).findAllByText(/Wybierz co najmniej jeden salon/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf('PUT /admin/users/u1/role')).toEqual([]);
  await press.click(within(dialog).getByRole('radio', { name: /^Menedżer/ }));
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz rolę' }));
  await waitFor(() => expect(toasts).toEqual(['Jan Kos: Menedżer']));
  expect(http.bodiesOf('PUT /admin/users/u1/role')).toEqual([{ role: 'manager', locationIds: [] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('two salons of the reception are sent', async () => {
  const { http } = show({ answers: { 'PUT /admin/users/u1/role': () => ({ user: jan }) } });
  const press = userEvent.setup();
  const dialog = await openRole(press);
  await press.click(within(dialog).getByRole('checkbox', { name: 'Aksamit Wola' }));
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz rolę' }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /admin/users/u1/role')).toEqual([{ role: 'staff', locationIds: ['1', '2'] }]),
  );
});

test('a refusal stays in the dialog with what was chosen', async () => {
  show({
    answers: {
      'PUT /admin/users/u1/role': () => {
        throw httpError(409, 'last_admin', { message: 'To ostatni administrator' });
      },
    },
  });
  const press = userEvent.setup();
  const dialog = await openRole(press);
  await press.click(within(dialog).getByRole('radio', { name: /^Klient/ }));
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz rolę' }));
  expect(await within(dialog).findByText('To ostatni administrator')).toBeTruthy();
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Klient/ }).checked).toBe(true);
});

test('a second factor is reset after a question alone', async () => {
  const { http, toasts } = show({ answers: { 'DELETE /admin/users/u1/second-factor': () => ({}) } });
  const press = userEvent.setup();
  await press.click(await screen.findByRole('button', { name: 'Zresetuj drugi składnik logowania: Jan Kos' }));
  const sent = () => http.calls.filter(({ method }) => method === 'DELETE').length;
  expect(sent()).toBe(0);
  const dialog = screen.getByRole('dialog', { name: 'Zresetować drugi składnik: Jan Kos?' });
  await press.click(within(dialog).getByRole('button', { name: 'Zresetuj' }));
  await waitFor(() => expect(toasts).toEqual(['Zresetowano drugi składnik: Jan Kos']));
  expect(sent()).toBe(1);
});

test('a manager has no access, and nothing is requested', async () => {
  const { http } = show({ role: 'manager' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/users')).toBe(false);
});
