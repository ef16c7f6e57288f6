import { ACCOUNT_REMEMBERED_KEY, REMEMBERED_KEY } from '@aksamit/contracts/remembered-list';
import { createFakeHttp, type FakeAnswer, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { rememberTexts } from '../../../texts/remember-texts';
import { RememberButton } from './remember-button';

const sitemap = { 'panel/remembered': { pl: '/panel/zapamietane/', en: '/panel/saved/' } };
const user = {
  ...{ id: '7', email: 'anna@example.com', firstName: 'Anna', lastName: 'Nowak' },
  ...{ gender: null, phone: null, phonePrefix: null, role: 'customer' },
};
const notFound: FakeAnswer = () => {
  throw httpError(404, 'not_found');
};
const stored = () => localStorage.getItem(REMEMBERED_KEY);
const button = (name: string) => screen.findByRole('button', { name });

function show(answers: Record<string, FakeAnswer> = {}, isCustomer = true, before: ReactNode = null) {
  const http = createFakeHttp({ 'GET /me/remembered-treatments/7': notFound, ...answers });
  const ui = (
    <>
      {before}
      <RememberButton id="7" name="Łydki" />
    </>
  );
  const rendered = renderModule(ui, {
    ...{ module: 'catalog', resources: rememberTexts, http, sitemap, publishes: ['toast'] },
    prepare: (shell) =>
      shell.publish('session', isCustomer ? { status: 'authenticated', user } : { status: 'anonymous', user: null }),
  });
  const toasts: unknown[] = [];
  rendered.shell.observe('toast').subscribe((toast) => toasts.push(toast));
  return { http, toasts };
}
beforeEach(() => localStorage.clear());

test('a visitor without an account has it in the browser, and is led to the login', async () => {
  const { http, toasts } = show({}, false);
  await userEvent.click(await button('Zapamiętaj: Łydki'));
  expect(await button('Usuń z zapamiętanych: Łydki')).toBeTruthy();
  expect(stored()).toBe('["7"]');
  expect(toasts).toEqual([
    expect.objectContaining({ type: 'success', action: { label: 'Zaloguj się', href: '/panel/zapamietane/' } }),
  ]);
  await userEvent.click(await button('Usuń z zapamiętanych: Łydki'));
  expect(await button('Zapamiętaj: Łydki')).toBeTruthy();
  expect(stored()).toBeNull();
  expect(http.calls).toEqual([]);
});

test('a customer has it in the account', async () => {
  const { http, toasts } = show({
    'GET /me/remembered-treatments/7': () => ({ productIds: ['7'] }),
    'DELETE /me/remembered-treatments/7': () => ({}),
    'POST /me/remembered-treatments': () => ({ productIds: ['7'] }),
  });
  await userEvent.click(await button('Usuń z zapamiętanych: Łydki'));
  await userEvent.click(await button('Zapamiętaj: Łydki'));
  await waitFor(() => expect(http.bodiesOf('POST /me/remembered-treatments')).toEqual([{ productIds: ['7'] }]));
  expect(http.bodiesOf('DELETE /me/remembered-treatments/7')).toHaveLength(1);
  // For the heart of the next page, until it runs.
  await waitFor(() => expect(localStorage.getItem(ACCOUNT_REMEMBERED_KEY)).toBe('["7"]'));
  await waitFor(() => expect(toasts).toHaveLength(2));
});

test('a press before the state is known remembers, and is not undone by it', async () => {
  localStorage.setItem(REMEMBERED_KEY, '["7"]');
  show({}, false);
  screen.getByRole('button', { name: 'Zapamiętaj: Łydki' }).click();
  expect(await button('Usuń z zapamiętanych: Łydki')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).toBe('["7"]');
});

/** Before the button's own effects, as the host does before its island runs. */
function HostMark() {
  useLayoutEffect(() => {
    document.querySelector('[data-remember="7"]')?.setAttribute('data-marked', 'Zapamiętaj: Łydki');
    for (const name of ['aria-label', 'title'])
      document.querySelector('button')?.setAttribute(name, 'Usuń z zapamiętanych: Łydki');
  }, []);
  return null;
}

test('one that the host has marked is removed by the press that starts it', async () => {
  localStorage.setItem(REMEMBERED_KEY, '["7"]');
  show({}, false, <HostMark />);
  screen.getByRole('button', { name: 'Usuń z zapamiętanych: Łydki' }).click();
  expect(await button('Zapamiętaj: Łydki')).toBeTruthy();
  expect([stored(), document.querySelector('[data-marked]')]).toEqual([null, null]);
});

test('a mark that is no longer right is taken off, with its name', async () => {
  show({}, false, <HostMark />);
  expect((await button('Zapamiętaj: Łydki')).title).toBe('Zapamiętaj: Łydki');
  expect(document.querySelector('[data-marked],[data-remembered]')).toBeNull();
});

test('while the account cannot be reached, what was marked stays', async () => {
  const unavailable = () => {
    throw httpError(503, 'service_unavailable');
  };
  const { http } = show({ 'GET /me/remembered-treatments/7': unavailable }, true, <HostMark />);
  await waitFor(() => expect(http.calls).toHaveLength(1));
  expect(await button('Usuń z zapamiętanych: Łydki')).toBeTruthy();
});

test('what was remembered before the login joins the account', async () => {
  localStorage.setItem(REMEMBERED_KEY, '["9","7"]');
  const { http } = show({
    'POST /me/remembered-treatments': () => ({ productIds: ['9', '7'] }),
    'GET /me/remembered-treatments/7': () => ({ productIds: ['7'] }),
  });
  expect(await button('Usuń z zapamiętanych: Łydki')).toBeTruthy();
  expect(http.bodiesOf('POST /me/remembered-treatments')).toEqual([{ productIds: ['9', '7'] }]);
  expect(stored()).toBeNull();
});

test.each([
  ['too_many_remembered', 409, /^Pamiętamy już 100/],
  ['service_unavailable', 503, /^Nie udało się zapisać/],
])('after %s it is as before, with the reason', async (code, status, message) => {
  const { toasts } = show({
    'POST /me/remembered-treatments': () => {
      throw httpError(status, code);
    },
  });
  await userEvent.click(await button('Zapamiętaj: Łydki'));
  await waitFor(() =>
    expect(toasts).toEqual([expect.objectContaining({ type: 'alert', message: expect.stringMatching(message) })]),
  );
  expect(await button('Zapamiętaj: Łydki')).toBeTruthy();
});
