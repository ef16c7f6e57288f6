import { httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profile } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { SettingsPage } from './settings.page';

const salon = { id: '5', name: 'Aksamit Mokotów', address: 'Puławska 1', city: { name: 'Warszawa' } };
type Answers = Parameters<typeof renderPanel>[1];

function show(answers: Answers = {}, user: object = profile) {
  return renderPanel(
    <SettingsPage />,
    { 'GET /me': () => ({ user }), 'GET /locations': () => ({ locations: [salon] }), ...answers },
    { at: '/panel/ustawienia/' },
  );
}

beforeEach(() => sessionStorage.clear());
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a new e-mail asks for the password where the login is old, is saved, and waits to be confirmed', async () => {
  const user = userEvent.setup();
  let isFresh = false;
  const { http, toasts } = show({
    'POST /users/token': () => {
      isFresh = true;
      return { user: profile };
    },
    'PUT /me': () => {
      if (!isFresh) throw httpError(403, 'fresh_login_required');
      return { user: { ...profile, pendingEmail: 'nowa@example.com' } };
    },
  });
  const data = await part('Twoje dane');
  fireEvent.change(data.getByLabelText(/^E-mail/), { target: { value: 'nowa@example.com' } });
  await user.click(data.getByRole('button', { name: 'Zapisz zmiany' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' }));
  fireEvent.change(dialog.getByLabelText(/^Hasło/), { target: { value: 'Aksamit-2026' } });
  await user.click(dialog.getByRole('button', { name: 'Potwierdź' }));
  expect(await screen.findByText(/nowa@example.com czeka na potwierdzenie/)).toBeTruthy();
  expect(toasts).toEqual([expect.stringContaining('gdy go potwierdzisz')]);
  expect(http.bodiesOf('PUT /me')).toEqual([{ email: 'nowa@example.com' }, { email: 'nowa@example.com' }]);
});

test('a gender alone is changed by its own call', async () => {
  const user = userEvent.setup();
  const { http, toasts } = show({ 'PUT /me/gender': () => ({ user: { ...profile, gender: 'all' } }) });
  const data = await part('Twoje dane');
  await user.selectOptions(data.getByLabelText('Płeć'), 'all');
  await user.click(data.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(toasts).toEqual(['Dane zapisane']));
  expect(http.bodiesOf('PUT /me/gender')).toEqual([{ gender: 'all' }]);
  expect(http.bodiesOf('PUT /me')).toEqual([]);
});

test('the question for the password can be put away: nothing is saved, nothing typed lost', async () => {
  const user = userEvent.setup();
  show({
    'PUT /me': () => {
      throw httpError(403, 'fresh_login_required');
    },
  });
  const data = await part('Twoje dane');
  const email = data.getByLabelText<HTMLInputElement>(/^E-mail/);
  fireEvent.change(email, { target: { value: 'nowa@example.com' } });
  await user.click(data.getByRole('button', { name: 'Zapisz zmiany' }));
  await user.click(await screen.findByRole('button', { name: 'Zamknij' }));
  expect((await data.findByRole('alert')).textContent).toContain('świeżego logowania');
  expect(email.value).toBe('nowa@example.com');
});

test('what was typed is there again after the page is left in the middle', async () => {
  const { unmount } = show();
  await userEvent.setup().type((await part('Twoje dane')).getByLabelText(/^Imię/), 'maria');
  unmount();
  show();
  expect((await part('Twoje dane')).getByLabelText<HTMLInputElement>(/^Imię/).value).toBe('Annamaria');
});

test('a changed phone waits, and is confirmed by its code', async () => {
  const user = userEvent.setup();
  const pending = { ...profile, pendingPhone: { phonePrefix: '48', phone: '700800900' } };
  const { toasts } = show(
    {
      'POST /me/phone/verification': () => ({}),
      'PUT /me/phone/verification': ({ options }) => {
        if (JSON.stringify(options.body) === '{"code":"000000"}')
          throw httpError(422, 'validation_failed', { fields: { code: ['Kod jest nieprawidłowy'] } });
        return { user: { ...profile, phone: '700800900' } };
      },
    },
    pending,
  );
  await user.click(await screen.findByRole('button', { name: 'Wyślij kod' }));
  const code = await screen.findByLabelText(/^Kod z SMS-a/);
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Potwierdź telefon' }));
  expect(await screen.findByRole('link', { name: 'Kod z SMS-a: Kod jest nieprawidłowy' })).toBeTruthy();
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Potwierdź telefon' }));
  await waitFor(() => expect(toasts).toEqual(['Telefon potwierdzony']));
  expect(screen.queryByText(/czeka na potwierdzenie/)).toBeNull();
});

test('the preferred salon is kept', async () => {
  const { http } = show({ 'PUT /me': () => ({ user: { ...profile, prefferedLocation: '5' } }) });
  const user = userEvent.setup();
  const own = await part('Ulubiony salon');
  await user.selectOptions(await own.findByLabelText('Salon'), '5');
  await user.click(own.getByRole('button', { name: 'Zapisz salon' }));
  await waitFor(() => expect(http.bodiesOf('PUT /me')).toEqual([{ prefferedLocation: '5' }]));
});

const company = {
  vatId: '5252248481',
  companyName: 'Nowak sp. z o.o.',
  address: 'Prosta 1',
  city: 'Warszawa',
  postalCode: '00-001',
  country: 'PL',
};

test('invoice data are filled in by NIP, saved and removed', async () => {
  const user = userEvent.setup();
  const { http, toasts } = show({
    'GET /gus': () => ({ gusData: { ...company, regon: '1' } }),
    'PUT /me/invoice': ({ options }) => {
      const { userInvoice } = options.body as { userInvoice: object | null };
      return { user: { ...profile, userInvoice, hasInvoiceData: userInvoice !== null } };
    },
  });
  const own = await part('Dane do faktury');
  type(/^NIP/, company.vatId);
  await user.click(own.getByRole('button', { name: 'Pobierz dane z GUS' }));
  expect(await own.findByText('Dane firmy pobrane. Sprawdź je i zapisz.')).toBeTruthy();
  await user.click(own.getByRole('button', { name: 'Zapisz dane do faktury' }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /me/invoice')).toEqual([{ userInvoice: { ...company, country: 'Polska' } }]),
  );
  await user.click(await own.findByRole('button', { name: 'Usuń dane do faktury' }));
  await waitFor(() => expect(toasts).toEqual(['Dane zapisane', 'Dane do faktury usunięte']));
});

test.each([
  [422, 'Ten NIP jest nieprawidłowy'],
  [404, 'Nie ma takiej firmy w rejestrze'],
  [503, 'Rejestr GUS chwilowo nie odpowiada'],
])('a NIP that the register answers with %s: %s', async (status, words) => {
  show({
    'GET /gus': () => {
      throw httpError(status, 'refused');
    },
  });
  const own = await part('Dane do faktury');
  await userEvent.setup().click(own.getByRole('button', { name: 'Pobierz dane z GUS' }));
  expect(await own.findByText(new RegExp(words))).toBeTruthy();
});

test('a tax number that the API refuses is marked', async () => {
  show(
    {
      'PUT /me/invoice': () => {
        throw httpError(422, 'validation_failed', { fields: { 'userInvoice.vatId': ['Zły NIP'] } });
      },
    },
    { ...profile, userInvoice: company, hasInvoiceData: true },
  );
  const own = await part('Dane do faktury');
  await userEvent.setup().click(own.getByRole('button', { name: 'Zapisz dane do faktury' }));
  expect(await own.findByRole('link', { name: 'NIP: Zły NIP' })).toBeTruthy();
});

test('consents show the version of their text, and are saved at once', async () => {
  const { http } = show(
    { 'PUT /me/user-agrees': () => ({ user: profile }) },
    {
      ...profile,
      userAgreeTexts: [{ type: 'regulations', textVersion: '2026-11-01', createdAt: '2026-11-02T10:00:00Z' }],
    },
  );
  const own = await part('Zgody');
  expect(own.getByText('Zgoda z 02.11.2026, treść z 01.11.2026')).toBeTruthy();
  await userEvent.setup().click(own.getByRole('checkbox', { name: /e-mailem/ }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /me/user-agrees')).toEqual([{ userAgrees: [{ type: 'marketingEmail', value: true }] }]),
  );
});

test('the account is deleted behind a warning, with the password; the shell then starts anew', async () => {
  const user = userEvent.setup();
  let attempts = 0;
  const { shell, http, toasts } = show({
    'DELETE /me': () => {
      attempts += 1;
      if (attempts === 1) throw httpError(422, 'validation_failed', { fields: { password: ['To nie to hasło'] } });
      return {};
    },
  });
  const left = jest.fn();
  shell.observe('session.logout-requested').subscribe(left);
  await user.click(await screen.findByRole('button', { name: 'Usuń konto' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Usunąć konto?' }));
  expect(dialog.getByText(/możliwość przekładania i odwoływania wizyt/)).toBeTruthy();
  expect(dialog.getByText(/najwyżej 6 lat/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Hasło/), 'zle');
  await user.click(dialog.getByRole('button', { name: 'Usuwam konto' }));
  expect(await dialog.findByRole('link', { name: 'Hasło: To nie to hasło' })).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Hasło/), '-dobre');
  await user.click(dialog.getByRole('button', { name: 'Usuwam konto' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(toasts).toEqual(['Konto zostało usunięte']);
  expect(http.bodiesOf('DELETE /me').at(-1)).toEqual({ password: 'zle-dobre' });
});
