import { createFakeHttp, type FakeAnswer, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import pl from '../../../locales/pl.json';
import { RegistrationForm } from './registration-form';

function show(answer: FakeAnswer) {
  const http = createFakeHttp({ 'POST /users': answer });
  const publishes = ['session.login-succeeded', 'toast'] as const;
  const loginAddress = (email: string) => `/konto/logowanie/?email=${email}`;
  const rendered = renderModule(<RegistrationForm loginAddress={loginAddress} />, {
    module: 'panel',
    resources: { pl, en },
    publishes,
    http,
  });
  const loggedIn = jest.fn();
  rendered.shell.observe('session.login-succeeded').subscribe(loggedIn);
  return { http, loggedIn };
}

async function fillIn(accept: boolean) {
  const user = userEvent.setup();
  fireEvent.change(screen.getByLabelText(/^Imię/), { target: { value: 'Anna' } });
  fireEvent.change(screen.getByLabelText(/^Nazwisko/), { target: { value: 'Nowak' } });
  fireEvent.change(screen.getByLabelText(/^E-mail/), { target: { value: 'anna@example.com' } });
  fireEvent.change(screen.getByLabelText(/^Telefon/), { target: { value: '600 100 200' } });
  fireEvent.change(screen.getByLabelText(/^Hasło/), { target: { value: 'Aksamit-2026' } });
  if (accept) await user.click(screen.getByRole('checkbox', { name: /Akceptuję/ }));
  await user.click(screen.getByRole('button', { name: 'Załóż konto' }));
  return user;
}

test('starts from prefix 48, sends the consents one by one and notifies the shell', async () => {
  const { http, loggedIn } = show(() => ({ user: { id: '1' } }));
  await fillIn(true);
  await waitFor(() => expect(loggedIn).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /users')).toEqual([
    {
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'anna@example.com',
      phonePrefix: '48',
      phone: '600 100 200',
      password: 'Aksamit-2026',
      agrees: [
        { type: 'regulations', value: true },
        { type: 'marketingEmail', value: false },
        { type: 'marketingPhone', value: false },
      ],
    },
  ]);
});

test('a double click makes one account, and no complaint that it is there', async () => {
  let accounts = 0;
  const { http, loggedIn } = show(() => {
    accounts += 1;
    if (accounts > 1) throw httpError(422, 'email_in_use');
    return { user: { id: '1' } };
  });
  const user = await fillIn(false);
  await user.click(screen.getByRole('checkbox', { name: /Akceptuję/ }));
  act(() => {
    const button = screen.getByRole('button', { name: 'Załóż konto' });
    button.click();
    button.click();
  });
  await waitFor(() => expect(loggedIn).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /users')).toHaveLength(1);
  expect(screen.queryByText(/Mamy już konto/)).toBeNull();
});

test('without the regulations nothing is sent', async () => {
  const { http } = show(() => ({ user: { id: '1' } }));
  await fillIn(false);
  expect((await screen.findByRole('alert')).textContent).toContain('Bez akceptacji regulaminu');
  expect(http.calls).toEqual([]);
});

test('"select all" ticks every consent and is not sent itself', async () => {
  const { http, loggedIn } = show(() => ({ user: { id: '1' } }));
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie' }));
  await fillIn(false);
  await waitFor(() => expect(loggedIn).toHaveBeenCalled());
  expect(http.bodiesOf('POST /users')).toEqual([
    expect.objectContaining({
      agrees: ['regulations', 'marketingEmail', 'marketingPhone'].map((type) => ({ type, value: true })),
    }),
  ]);
});

test.each([
  ['email_in_use', 'email', /^E-mail/, 'adresem e-mail'],
  ['phone_in_use', 'phone', /^Telefon/, 'numerem telefonu'],
])('%s offers the login beside the field', async (code, field, label, words) => {
  const { loggedIn } = show(() => {
    throw httpError(422, code, { fields: { [field]: ['jest już w bazie'] } });
  });
  await fillIn(true);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Zaloguj się na nie' }).getAttribute('href')).toBe(
    '/konto/logowanie/?email=anna@example.com',
  );
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(loggedIn).not.toHaveBeenCalled();
});

test('a wrong field named by the API is listed at the top and at the field', async () => {
  show(() => {
    throw httpError(422, 'validation_failed', { fields: { email: ['To nie jest poprawny adres'] } });
  });
  await fillIn(true);
  const link = await screen.findByRole('link', { name: 'E-mail: To nie jest poprawny adres' });
  expect(link.getAttribute('href')).toBe('#registration-email');
});

test('an unreachable API is shown, and the form can be sent again', async () => {
  show(() => {
    throw httpError(503, 'service_unavailable');
  });
  await fillIn(true);
  expect((await screen.findByRole('alert')).textContent).toContain('Sklep odpowiedział błędem');
  expect(screen.getByRole('button', { name: 'Załóż konto' }).getAttribute('aria-busy')).toBeNull();
});

test('the gender is sent when it is given', async () => {
  const { http, loggedIn } = show(() => ({ user: { id: '1' } }));
  fireEvent.change(screen.getByLabelText(/^Płeć/), { target: { value: 'female' } });
  await fillIn(true);
  await waitFor(() => expect(loggedIn).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /users')).toMatchObject([{ gender: 'female' }]);
});
