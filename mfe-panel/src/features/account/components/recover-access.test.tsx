import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import pl from '../../../locales/pl.json';
import { ActivationSteps } from './activation-steps';
import { CodeLogin } from './code-login';
import { NewPasswordForm } from './new-password-form';
import { ResetRequestForm } from './reset-request-form';

const options = { module: 'panel', resources: { pl, en }, publishes: ['session.login-succeeded', 'toast'] as const };
const refuse = (status: number, code: string) => () => {
  throw httpError(status, code);
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const publishedOf = (shell: ReturnType<typeof renderModule>['shell']) => {
  const published = jest.fn();
  shell.observe('session.login-succeeded').subscribe(published);
  return published;
};

test('a link for a new password is requested, without revealing whether the address is known', async () => {
  const http = createFakeHttp({ 'DELETE /users/password': () => ({}) });
  renderModule(<ResetRequestForm />, { ...options, http });
  await press('Wyślij link');
  expect(screen.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
  type(/^E-mail/, ' anna@example.com ');
  await press('Wyślij link');
  expect(await screen.findByText(/Jeśli mamy konto z tym adresem/)).toBeTruthy();
  expect(http.bodiesOf('DELETE /users/password')).toEqual([{ email: 'anna@example.com' }]);
});

test('the new password is sent with the link, and logs in', async () => {
  const http = createFakeHttp({ 'POST /users/password': () => ({ user: { id: '1' } }) });
  const { shell } = renderModule(<NewPasswordForm token="abc" />, { ...options, http });
  const published = publishedOf(shell);
  type(/^Nowe hasło/, 'kr');
  await press('Zapisz i zaloguj się');
  expect(http.calls).toEqual([]);
  type(/^Nowe hasło/, 'nowe-haslo-1');
  await press('Zapisz i zaloguj się');
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /users/password')).toEqual([{ token: 'abc', password: 'nowe-haslo-1' }]);
});

test('a link that was used before shows a message', async () => {
  const http = createFakeHttp({ 'POST /users/password': refuse(422, 'link_invalid') });
  renderModule(<NewPasswordForm token="abc" />, { ...options, http });
  type(/^Nowe hasło/, 'nowe-haslo-1');
  await press('Zapisz i zaloguj się');
  expect((await screen.findByRole('alert')).textContent).toContain('Ten link nie działa');
});

test('the number leads to the code, which has the focus, and the code logs in', async () => {
  const http = createFakeHttp({
    'POST /user-login-codes': () => ({}),
    'POST /user-login-codes/token': refuse(401, 'invalid_code'),
  });
  const { shell } = renderModule(<CodeLogin />, { ...options, http });
  const published = publishedOf(shell);
  type(/^Telefon/, '600 700 800');
  await press('Wyślij kod');
  const code = await screen.findByLabelText(/^Kod z SMS-a/);
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(http.bodiesOf('POST /user-login-codes')).toEqual([{ phonePrefix: '48', phone: '600 700 800' }]);

  type(/^Kod z SMS-a/, '12345');
  await press('Zaloguj się');
  expect(http.bodiesOf('POST /user-login-codes/token')).toEqual([]);
  type(/^Kod z SMS-a/, '123456');
  await press('Zaloguj się');
  expect((await screen.findByText(/Kod jest nieprawidłowy/)).textContent).toMatch(/poproś o\snowy/);
  http.answer('POST /user-login-codes/token', () => ({ user: { id: '1' } }));
  await press('Zaloguj się');
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /user-login-codes/token').at(-1)).toEqual({
    phonePrefix: '48',
    phone: '600 700 800',
    code: '123456',
  });
});

test('what is wrong with the number stands at the number', async () => {
  const http = createFakeHttp({
    'POST /user-login-codes': () => {
      throw httpError(422, 'validation_failed', { fields: { phone: ['Numer jest za krótki'] } });
    },
  });
  renderModule(<CodeLogin />, { ...options, http });
  type(/^Telefon/, '12 34 5');
  await press('Wyślij kod');
  expect((await screen.findAllByText('Podaj cały numer, np. 600 700 800')).length).toBeGreaterThan(0);
  expect(http.bodiesOf('POST /user-login-codes')).toEqual([]);
  type(/^Telefon/, '123456');
  await press('Wyślij kod');
  expect((await screen.findAllByText('Numer jest za krótki')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Nie udało się zapisać/)).toBeNull();
});

test('an address is confirmed on a press, not by opening the page', async () => {
  const http = createFakeHttp({ 'POST /users/activation': () => ({ user: { id: '1' } }) });
  renderModule(<ActivationSteps token="abc" isSignedIn={false} />, { ...options, http });
  expect(http.calls).toEqual([]);
  await press('Potwierdzam adres');
  expect(await screen.findByText(/adres jest potwierdzony/)).toBeTruthy();
});

test('another link is sent to who is logged in', async () => {
  const http = createFakeHttp({
    'POST /users/activation': refuse(422, 'link_invalid'),
    'POST /users/activation-mails': () => ({}),
  });
  renderModule(<ActivationSteps token="abc" isSignedIn />, { ...options, http });
  await press('Potwierdzam adres');
  expect((await screen.findByRole('alert')).textContent).toContain('Ten link nie działa');
  await press('Wyślij link ponownie');
  expect(await screen.findByText(/Link jest w drodze/)).toBeTruthy();
});
