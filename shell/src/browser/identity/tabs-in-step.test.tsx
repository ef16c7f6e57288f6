import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { startSession } from './session';
import { startVisitor } from './visitor';

const ada = { id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: 'L', gender: null, role: 'customer' };
const user = { ...ada, phone: null, phonePrefix: null };

/** Delivers to the other channels of its name, synchronously. */
class FakeChannel {
  static open: FakeChannel[] = [];
  readonly #listeners: (() => void)[] = [];
  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }
  addEventListener(_type: 'message', listener: () => void) {
    this.#listeners.push(listener);
  }
  postMessage() {
    const others = FakeChannel.open.filter((other) => other !== this && other.name === this.name);
    for (const other of others) for (const listener of other.#listeners) listener();
  }
}

const messagesDelivered = () => new Promise((resolve) => setTimeout(resolve, 0));
let cookie = '';
function logIn() {
  cookie = 'session-present=1';
}
function endSession() {
  cookie = '';
}

function openTab(profile: () => object | Promise<object> = () => ({ user })) {
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const http = createFakeHttp({ 'GET /me': profile, 'DELETE /users/token': endSession });
  let loggedOut = 0;
  let ended = 0;
  const { check } = startSession({
    bus: shell,
    http,
    onLoggedOut: () => (loggedOut += 1),
    onLogoutFailed: () => undefined,
    onEnded: () => (ended += 1),
  });
  const status = () => shell.read('session')?.status;
  return { shell, http, check, status, loggedOut: () => loggedOut, ended: () => ended };
}

beforeEach(() => {
  FakeChannel.open = [];
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  localStorage.clear();
  endSession();
});

test('who logs in or out in one tab has done so in the other', async () => {
  const [one, other] = [openTab(), openTab()];
  await messagesDelivered();
  expect([one.status(), other.status()]).toEqual(['anonymous', 'anonymous']);
  logIn();
  one.shell.publish('session.login-succeeded', {});
  await messagesDelivered();
  expect([one.status(), other.status()]).toEqual(['authenticated', 'authenticated']);
  expect(other.shell.read('session')?.user?.firstName).toBe('Ada');
  other.shell.publish('session.logout-requested', {});
  await messagesDelivered();
  expect([one.status(), other.status()]).toEqual(['anonymous', 'anonymous']);
  // Only the tab in which the logout was requested navigates home and confirms it.
  expect([one.loggedOut(), other.loggedOut()]).toEqual([0, 1]);
});

test('a profile requested before the logout in another tab does not log in again', async () => {
  logIn();
  const [one, other] = [openTab(), openTab()];
  await messagesDelivered();
  let answer = () => {};
  other.http.answer('GET /me', () => new Promise((resolve) => (answer = () => resolve({ user }))));
  other.shell.publish('session.login-succeeded', {});
  await messagesDelivered();
  one.shell.publish('session.logout-requested', {});
  await messagesDelivered();
  answer();
  await messagesDelivered();
  expect(other.status()).toBe('anonymous');
});

describe('the visitor', () => {
  const stored = (uniqueId: string) => JSON.stringify({ id: 1, uniqueId });
  function openVisitor() {
    const bus = new Bus({ development: true, onViolation: () => undefined });
    const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
    startVisitor({ bus: shell, http: createFakeHttp(), marketSlug: 'pl' });
    return () => shell.read('visitor')?.uniqueId;
  }
  /** Simulates the browser's event in this tab when another one writes. */
  function otherTabWrites(key: string, newValue: string | null) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  test('of another tab is followed, as after a logout there', () => {
    localStorage.setItem('visitor', stored('pl_AAAAAAAAAAAA'));
    const visitor = openVisitor();
    otherTabWrites('visitor', null);
    expect(visitor()).toBe('pl_AAAAAAAAAAAA');
    otherTabWrites('visitor', stored('pl_BBBBBBBBBBBB'));
    expect(visitor()).toBe('pl_BBBBBBBBBBBB');
  });

  test('of another market’s tab is not', () => {
    localStorage.setItem('visitor', stored('pl_AAAAAAAAAAAA'));
    const visitor = openVisitor();
    otherTabWrites('visitor', stored('gb_BBBBBBBBBBBB'));
    otherTabWrites('other', stored('pl_CCCCCCCCCCCC'));
    expect(visitor()).toBe('pl_AAAAAAAAAAAA');
  });
});

test('a session that ended while no page was open is reported; without one, or after a logout meanwhile, nothing is', async () => {
  logIn();
  const late = openTab(() => {
    throw httpError(401, 'unauthorized');
  });
  await messagesDelivered();
  expect([late.status(), late.ended()]).toEqual(['anonymous', 1]);
  let answer = () => {};
  const leaving = openTab(() => new Promise((_, refuse) => (answer = () => refuse(httpError(401, 'unauthorized')))));
  leaving.shell.publish('session.logout-requested', {});
  await messagesDelivered();
  answer();
  await messagesDelivered();
  expect([leaving.status(), leaving.ended(), leaving.loggedOut()]).toEqual(['anonymous', 0, 1]);
  endSession();
  const visitor = openTab();
  await messagesDelivered();
  expect([visitor.status(), visitor.ended()]).toEqual(['anonymous', 0]);
});

test('a call answered 401 requests the profile, once for all, and reports when the session has ended', async () => {
  logIn();
  const tab = openTab();
  await messagesDelivered();
  const asked = () => tab.http.calls.filter(({ path }) => path === '/me').length;
  tab.check();
  tab.check();
  await messagesDelivered();
  expect([tab.status(), asked(), tab.ended()]).toEqual(['authenticated', 2, 0]);
  tab.http.answer('GET /me', () => {
    throw httpError(401, 'unauthorized');
  });
  tab.check();
  await messagesDelivered();
  expect([tab.status(), tab.ended(), tab.loggedOut()]).toEqual(['anonymous', 1, 0]);
  tab.check();
  await messagesDelivered();
  // A visitor has no session to lose.
  expect([asked(), tab.ended()]).toEqual([3, 1]);
});

test('a logout in another tab is no session that has ended by itself', async () => {
  logIn();
  const [one, other] = [openTab(), openTab()];
  await messagesDelivered();
  one.shell.publish('session.logout-requested', {});
  await messagesDelivered();
  expect([other.status(), other.ended(), one.ended()]).toEqual(['anonymous', 0, 0]);
});
