import { createFakeHttp, type FakeCall, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import pl from '../../../locales/pl.json';
import { LoginForm } from './login-form';
import { NewPasswordForm } from './new-password-form';

const options = {
  module: 'panel',
  resources: { pl, en },
  publishes: ['session.login-succeeded', 'toast'] as const,
  sitemap: {
    'panel/login': { pl: '/konto/logowanie/', en: '/account/login/' },
    'panel/settings': { pl: '/panel/ustawienia/', en: '/panel/settings/' },
  },
};

/** Asks for a second factor, refuses all codes but one. */
function asking(right: string, user: object = { id: '1' }) {
  return ({ options: { body } }: FakeCall) => {
    const { secondFactorCode } = body as { secondFactorCode?: string };
    if (secondFactorCode === undefined) throw httpError(401, 'second_factor_required');
    if (secondFactorCode !== right) throw httpError(401, 'second_factor_wrong');
    return { user };
  };
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  fireEvent.change(screen.getByRole('textbox', { name: /E-mail/ }), { target: { value: 'admin@example.com' } });
  fireEvent.change(screen.getByLabelText(/^Hasło/), { target: { value: 'tajne-haslo' } });
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
}

function show(answer: ReturnType<typeof asking>) {
  window.history.replaceState(null, '', '/konto/logowanie/');
  const http = createFakeHttp({ 'POST /users/token': answer });
  const { shell } = renderModule(<LoginForm />, { ...options, http });
  const published = jest.fn();
  shell.observe('session.login-succeeded').subscribe(published);
  return { http, published, user: userEvent.setup() };
}

test('the code of the app is requested in a second step, by keyboard alone, and logs in', async () => {
  const { http, published, user } = show(asking('123456'));
  await logIn(user);
  const code = await screen.findByRole('textbox', { name: /^Kod z aplikacji/ });
  expect(document.activeElement).toBe(code);
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('000 000{Enter}');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/nieprawidłowy albo był już użyty/)).toBeTruthy();
  expect(document.activeElement).toBe(code);
  // The typed text is selected: typing replaces it.
  await user.keyboard('12345{Enter}');
  expect(await screen.findByText('Wpisz sześć cyfr')).toBeTruthy();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /users/token').at(-1)).toEqual({
    email: 'admin@example.com',
    password: 'tajne-haslo',
    secondFactorCode: '123456',
  });
});

test('who has lost the app gives a recovery code; back leads to what was typed before', async () => {
  const { published, user } = show(asking('ABCD-EFGH-JKMN-PQRS'));
  await logIn(user);
  await user.click(await screen.findByRole('button', { name: /użyj kodu zapasowego/ }));
  const code = screen.getByRole('textbox', { name: /^Kod zapasowy/ });
  expect([document.activeElement === code, code.getAttribute('inputmode')]).toEqual([true, 'text']);
  await user.click(screen.getByRole('button', { name: 'Wróć' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ }).value).toBe('admin@example.com');
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  await user.click(await screen.findByRole('button', { name: /użyj kodu zapasowego/ }));
  await user.type(screen.getByRole('textbox', { name: /^Kod zapasowy/ }), 'ABCD-EFGH-JKMN-PQRS{Enter}');
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
});

test('an admin without a second factor is led to where one is added', async () => {
  const http = createFakeHttp({ 'POST /users/token': () => ({ user: { id: '1', needsSecondFactor: true } }) });
  window.history.replaceState(null, '', '/konto/logowanie/');
  const { shell } = renderModule(<LoginForm />, { ...options, http });
  const published = jest.fn();
  shell.observe('session.login-succeeded').subscribe(published);
  await logIn(userEvent.setup());
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  expect(new URLSearchParams(window.location.search).get('next')).toBe('/panel/ustawienia/#settings-second-factor');
});

test('a new password by the link of an e-mail asks for it too', async () => {
  const http = createFakeHttp({ 'POST /users/password': asking('123456') });
  const { shell } = renderModule(<NewPasswordForm token="abc" />, { ...options, http });
  const published = jest.fn();
  shell.observe('session.login-succeeded').subscribe(published);
  const user = userEvent.setup();
  fireEvent.change(screen.getByLabelText(/^Nowe hasło/), { target: { value: 'nowe-haslo-1' } });
  await user.click(screen.getByRole('button', { name: 'Zapisz i zaloguj się' }));
  await user.type(await screen.findByRole('textbox', { name: /^Kod z aplikacji/ }), '123456{Enter}');
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /users/password').at(-1)).toEqual({
    token: 'abc',
    password: 'nowe-haslo-1',
    secondFactorCode: '123456',
  });
});
