import { httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profile } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { SettingsPage } from './settings.page';

type Answers = Parameters<typeof renderPanel>[1];

function show(answers: Answers = {}, user: object = profile) {
  return renderPanel(
    <SettingsPage />,
    { 'GET /me': () => ({ user }), 'GET /locations': () => ({ locations: [] }), ...answers },
    { at: '/panel/ustawienia/' },
  );
}

beforeEach(() => sessionStorage.clear());
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Responses as for a login of long ago, until there is a fresh one. */
function oldLogin(way: string) {
  let isFresh = false;
  return {
    'POST /user-login-codes': () => ({}),
    [way]: () => {
      isFresh = true;
      return { user: profile };
    },
    'PUT /me': () => {
      if (!isFresh) throw httpError(403, 'fresh_login_required');
      return { user: { ...profile, pendingEmail: 'nowa@example.com' } };
    },
  };
}

async function saveNewEmail(user: ReturnType<typeof userEvent.setup>) {
  const data = await part('Twoje dane');
  fireEvent.change(data.getByLabelText(/^E-mail/), { target: { value: 'nowa@example.com' } });
  await user.click(data.getByRole('button', { name: 'Zapisz zmiany' }));
  return within(await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' }));
}

test('who has no password confirms a new e-mail by a code, on the spot', async () => {
  const user = userEvent.setup();
  const { http } = show(oldLogin('POST /user-login-codes/token'), { ...profile, hasPassword: false });
  const dialog = await saveNewEmail(user);
  await user.click(dialog.getByRole('button', { name: 'Wyślij kod' }));
  await user.type(await dialog.findByLabelText(/^Kod z SMS-a/), '123456');
  await user.click(dialog.getByRole('button', { name: 'Potwierdź' }));
  expect(await screen.findByText(/nowa@example.com czeka na potwierdzenie/)).toBeTruthy();
  const number = { phonePrefix: profile.phonePrefix, phone: profile.phone };
  expect(http.bodiesOf('POST /user-login-codes')).toEqual([number]);
  expect(http.bodiesOf('POST /user-login-codes/token')).toEqual([{ ...number, code: '123456' }]);
});

test('a code replaces a password that is not remembered; an empty field shows an error', async () => {
  const user = userEvent.setup();
  show(oldLogin('POST /users/token'));
  const dialog = await saveNewEmail(user);
  await user.click(dialog.getByRole('button', { name: 'Potwierdź' }));
  expect(await dialog.findByText('To pole jest wymagane')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /kodem z SMS-a/ }));
  expect(dialog.getByLabelText(/^Kod z SMS-a/)).toBeTruthy();
});

test('invoice data that could not be removed are still there, with an error', async () => {
  const userInvoice = {
    vatId: '5261040567',
    companyName: 'Firma',
    address: 'Prosta 1',
    postalCode: '00-001',
    city: 'Warszawa',
    country: 'PL',
  };
  const { toasts } = show(
    {
      'PUT /me/invoice': () => {
        throw httpError(503, 'service_unavailable');
      },
    },
    { ...profile, hasInvoiceData: true, userInvoice },
  );
  const invoice = await part('Dane do faktury');
  await userEvent.setup().click(invoice.getByRole('button', { name: 'Usuń dane do faktury' }));
  await screen.findByRole('button', { name: 'Usuń dane do faktury' });
  expect(toasts).toEqual([expect.stringContaining('Sklep odpowiedział błędem')]);
});

test('the field of the first code stays when another cannot be sent yet', async () => {
  const user = userEvent.setup();
  let asked = 0;
  const { toasts } = show(
    {
      'POST /me/phone/verification': () => {
        asked += 1;
        if (asked > 1) throw httpError(429, 'too_many_requests');
        return {};
      },
    },
    { ...profile, phoneVerifiedAt: null },
  );
  await user.click(await screen.findByRole('button', { name: 'Wyślij kod' }));
  await user.type(await screen.findByLabelText(/^Kod z SMS-a/), '123');
  await user.click(screen.getByRole('button', { name: 'Wyślij kod ponownie' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Kod z SMS-a/).value).toBe('123');
  expect(toasts).toEqual([expect.stringContaining('Za dużo prób')]);
});

test('a gender that was given cannot be cleared: the shop would keep it', async () => {
  const { unmount } = show();
  const choices = async () =>
    within((await part('Twoje dane')).getByLabelText(/^Płeć/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await choices()).not.toContain('Nie podano');
  unmount();
  show({}, { ...profile, gender: null });
  expect(await choices()).toContain('Nie podano');
});

test('a changed prefix waits to be confirmed as a changed number does', async () => {
  const changed = { ...profile, pendingPhone: { phonePrefix: '44', phone: profile.phone } };
  const { toasts } = show({ 'PUT /me': () => ({ user: changed }) });
  const data = await part('Twoje dane');
  fireEvent.change(data.getByLabelText(/^Kierunkowy/), { target: { value: '44' } });
  await userEvent.setup().click(data.getByRole('button', { name: 'Zapisz zmiany' }));
  await screen.findByText(/Nowy telefon \+44/);
  expect(toasts).toEqual([expect.stringContaining('gdy go potwierdzisz')]);
});

test('an e-mail of another account is refused in words for who is logged in', async () => {
  show({
    'PUT /me': () => {
      throw httpError(422, 'email_in_use', { fields: { email: ['Ten e-mail jest już w bazie. Zaloguj się'] } });
    },
  });
  const data = await part('Twoje dane');
  fireEvent.change(data.getByLabelText(/^E-mail/), { target: { value: 'zajety@example.com' } });
  await userEvent.setup().click(data.getByRole('button', { name: 'Zapisz zmiany' }));
  expect((await data.findAllByText(/Ten adres ma już inne konto/)).length).toBeGreaterThan(0);
  expect(data.queryByText(/Zaloguj się|Mamy już konto/)).toBeNull();
});

test('a consent is ticked as it is pressed, and back again when it could not be kept', async () => {
  show({
    'PUT /me/user-agrees': () => {
      throw httpError(503, 'service_unavailable');
    },
  });
  const box = (await part('Zgody')).getByRole<HTMLInputElement>('checkbox', { name: /telefonicznie/ });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await waitFor(() => expect(box.checked).toBe(false));
});
