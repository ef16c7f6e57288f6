import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';

beforeEach(() => localStorage.clear());

const salonChoice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Salon' });

test('staff choose among their own salons, and the browser keeps the choice', async () => {
  const first = renderStaff();
  const select = await salonChoice();
  expect([...select.options].map(({ text }) => text)).toEqual(['Aksamit Mokotów', 'Aksamit Wola']);
  await userEvent.setup().selectOptions(select, 'Aksamit Wola');
  expect(window.location.search).toBe('?salon=2');
  await waitFor(() => expect(select.value).toBe('2'));
  first.unmount();
  renderStaff();
  expect((await salonChoice()).value).toBe('2');
});

test('managers choose among all salons', async () => {
  renderStaff({ role: 'manager', at: '/admin/?salon=3' });
  const select = await salonChoice();
  expect(select.options).toHaveLength(3);
  expect(select.value).toBe('3');
});

test('a customer has no access, and nothing is requested for them', async () => {
  const { http } = renderStaff({ role: 'customer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Przejdź do panelu' }).getAttribute('href')).toBe('/panel/');
  expect(http.calls).toEqual([]);
});

test('an admin without an authenticator app is led to where one is added', async () => {
  renderStaff({
    role: 'admin',
    answers: {
      'GET /admin/salons': () => {
        throw httpError(403, 'second_factor_needed');
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dodaj aplikację uwierzytelniającą' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Przejdź do ustawień konta' });
  expect(link.getAttribute('href')).toBe('/panel/ustawienia/#settings-second-factor');
});

test('staff without a salon are shown what to do', async () => {
  renderStaff({ answers: { 'GET /admin/salons': () => ({ salons: [] }) } });
  expect(await screen.findByRole('heading', { name: 'Nie masz jeszcze przypisanego salonu' })).toBeTruthy();
});

test('the bar has the other language with the state of the page, and the logout', async () => {
  const { shell } = renderStaff({ at: '/admin/?date=2026-11-27' });
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/admin/?date=2026-11-27');
  const requested = jest.fn();
  shell.observe('session.logout-requested').subscribe(requested);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Wyloguj się: Iga Wrona' }));
  expect(requested).toHaveBeenCalledTimes(1);
});

test('the menu has its entries in groups, each with a heading; one group needs none', async () => {
  const manager = renderStaff({ role: 'manager' });
  const menu = within(await screen.findByRole('navigation', { name: 'Strefa pracownika' }));
  const groupsOf = () => menu.getAllByRole('list', { name: /./ });
  expect(
    groupsOf().map((list) =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Kalendarz', 'Zamówienia', 'Kasa'],
    ['Oferta', 'Płatności', 'Różnice'],
    ['Zgłoszenia', 'Opinie', '10 dla zwierzaka'],
    ['Wyniki', 'Narzędzia'],
  ]);
  expect(menu.getByRole('list', { name: 'Klienci' })).toBe(groupsOf()[2]);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Kalendarz');
  manager.unmount();
  renderStaff();
  const reception = within(await screen.findByRole('navigation', { name: 'Strefa pracownika' }));
  expect(reception.getAllByRole('link')).toHaveLength(3);
  expect(reception.queryByText('Salon')).toBeNull();
});

test('search engines do not list the page', async () => {
  const { heads } = renderStaff();
  await salonChoice();
  expect(heads.at(-1)).toMatchObject({ title: 'Kalendarz – Aksamit', robots: 'noindex' });
});
