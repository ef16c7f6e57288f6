import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import pl from '../../../locales/pl.json';
import { LoginForm } from './login-form';

const options = { module: 'panel', resources: { pl, en }, publishes: ['session.login-succeeded'] as const };

async function fillIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email) fireEvent.change(screen.getByRole('textbox', { name: /E-mail/ }), { target: { value: email } });
  if (password) fireEvent.change(screen.getByLabelText(/^Hasło/), { target: { value: password } });
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  return user;
}

test('shows at each empty field that it is required, and sends nothing', async () => {
  const { http } = renderModule(<LoginForm />, { ...options });
  await fillIn('', '');
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Popraw lub uzupełnij'),
  );
  expect(screen.getByLabelText(/^Hasło/).getAttribute('aria-invalid')).toBe('true');
  expect(http.calls).toEqual([]);
});

test('logs in and notifies the shell', async () => {
  const http = createFakeHttp({ 'POST /users/token': () => ({ user: { id: '1' } }) });
  const { shell } = renderModule(<LoginForm />, { ...options, http });
  const published = jest.fn();
  shell.observe('session.login-succeeded').subscribe(published);
  await fillIn(' anna@example.com ', 'tajne-haslo');
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  expect(http.bodiesOf('POST /users/token')).toEqual([{ email: 'anna@example.com', password: 'tajne-haslo' }]);
});

test('a refusal does not reveal which of the two was wrong and keeps what was typed', async () => {
  const http = createFakeHttp({
    'POST /users/token': () => {
      throw httpError(401, 'invalid_credentials');
    },
  });
  const { shell } = renderModule(<LoginForm />, { ...options, http });
  const published = jest.fn();
  shell.observe('session.login-succeeded').subscribe(published);
  await fillIn('anna@example.com', 'zle');
  expect((await screen.findByRole('alert')).textContent).toContain('do siebie nie pasują');
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'anna@example.com');
  expect(published).not.toHaveBeenCalled();
});

test('shows and hides the password', async () => {
  renderModule(<LoginForm />, { ...options });
  const user = userEvent.setup();
  const password = screen.getByLabelText(/^Hasło/);
  expect(password.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
  expect(password.getAttribute('type')).toBe('text');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
});
