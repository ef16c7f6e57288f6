import { act } from '@testing-library/react';
import { renderCheckout } from '../testing/render-checkout';
import { useLoginWhenSessionEnds } from './use-login-when-session-ends';

const ada = { id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: 'L', gender: null, role: 'customer' };
const loggedIn = { status: 'authenticated', user: { ...ada, phone: null, phonePrefix: null } } as const;
const nobody = { status: 'anonymous', user: null } as const;

function Page() {
  useLoginWhenSessionEnds();
  return null;
}

const address = () => window.location.pathname + window.location.search;
const login = `/konto/logowanie/?next=${encodeURIComponent('/koszyk/podsumowanie/?a=1')}`;

function open(session: typeof loggedIn | typeof nobody) {
  window.history.replaceState(null, '', '/koszyk/podsumowanie/?a=1');
  const { shell } = renderCheckout(<Page />);
  const announce = (next: typeof session) => act(async () => shell.publish('session', next));
  return { shell, announce, started: announce(session) };
}

test('a session that ends leads to the login, and back here', async () => {
  const page = open(loggedIn);
  await page.started;
  expect(address()).toBe('/koszyk/podsumowanie/?a=1');
  await page.announce(nobody);
  expect(address()).toBe(login);
});

test('a guest stays', async () => {
  const page = open(nobody);
  await page.started;
  await page.announce(nobody);
  expect(address()).toBe('/koszyk/podsumowanie/?a=1');
});

test('who logs out is led by the shell', async () => {
  const page = open(loggedIn);
  await page.started;
  await act(async () => page.shell.publish('session.logout-requested', {}));
  await page.announce(nobody);
  expect(address()).toBe('/koszyk/podsumowanie/?a=1');
});
