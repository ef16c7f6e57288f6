import { type TopicValue, useBus } from '@aksamit/module-sdk/bus';
import { renderModule } from '@aksamit/module-sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import pl from '../../../locales/pl.json';
import { SignedInOnly } from './signed-in-only';

const anna = {
  id: '7',
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Nowak',
  gender: null,
  phone: null,
  phonePrefix: null,
  role: 'customer',
};

function Page({ name }: { name: string }) {
  const bus = useBus();
  return (
    <>
      <p>Witaj, {name}</p>
      <button type="button" onClick={() => bus.publish('session.logout-requested', {})}>
        Wyjdź
      </button>
    </>
  );
}

function show(session: TopicValue<'session'>) {
  window.history.replaceState(null, '', '/panel/ustawienia/?krok=2');
  return renderModule(<SignedInOnly>{({ firstName }) => <Page name={firstName} />}</SignedInOnly>, {
    module: 'panel',
    resources: { pl, en },
    publishes: ['session.login-succeeded', 'session.logout-requested'],
    sitemap: { 'panel/login': { pl: '/konto/logowanie/', en: '/account/login/' } },
    prepare: (shell) => shell.publish('session', session),
  });
}

test('shows the page to who is logged in', () => {
  show({ status: 'authenticated', user: anna });
  expect(screen.getByText('Witaj, Anna')).toBeTruthy();
});

test('waits while it is not known who is there', () => {
  show({ status: 'unknown', user: null });
  expect(screen.getByText('Wczytujemy…')).toBeTruthy();
  expect(window.location.pathname).toBe('/panel/ustawienia/');
});

test('sends an unknown visitor to the login and remembers the way back', () => {
  show({ status: 'anonymous', user: null });
  expect(window.location.pathname).toBe('/konto/logowanie/');
  expect(new URLSearchParams(window.location.search).get('next')).toBe('/panel/ustawienia/?krok=2');
});

test('leaves the way out to the shell after a logout', async () => {
  const { shell } = show({ status: 'authenticated', user: anna });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Wyjdź' }));
  act(() => shell.publish('session', { status: 'anonymous', user: null }));
  expect(window.location.pathname).toBe('/panel/ustawienia/');
});

test('a session that ends by itself leads to the login', () => {
  const { shell } = show({ status: 'authenticated', user: anna });
  act(() => shell.publish('session', { status: 'anonymous', user: null }));
  expect(window.location.pathname).toBe('/konto/logowanie/');
});

test('keeps the session and offers a retry when the profile cannot be fetched', async () => {
  const { shell } = show({ status: 'unavailable', user: null });
  const retried = jest.fn();
  shell.observe('session.login-succeeded').subscribe(retried);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(retried).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/panel/ustawienia/');
});
