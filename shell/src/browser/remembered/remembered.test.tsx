import { ACCOUNT_REMEMBERED_KEY, REMEMBERED_KEY } from '@aksamit/contracts/remembered-list';
import { Bus, shellTopicIds, type TopicValue } from '@aksamit/module-sdk/bus';
import { markRemembered } from './mark-remembered';
import { startRememberedLater } from './start-later';

const user = { id: '1', email: 'anna@example.com', firstName: 'Anna', lastName: 'Nowak' };
const customer = {
  status: 'authenticated',
  user: { ...user, gender: null, phone: null, phonePrefix: null, role: 'customer' },
} as const;

function page(session: TopicValue<'session'>) {
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  shell.publish('session', session);
  return shell;
}
const heart = (id: string) =>
  `<div data-island="catalog/remember"><span data-remember="${id}" data-remove-label="Usuń: ${id}"><button aria-label="Zapamiętaj: ${id}" title="Zapamiętaj: ${id}"></button></span></div>`;
const names = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<main id="main">${heart('7')}${heart('8')}</main>`;
});

test('hearts of what a visitor remembers are filled, and say that a press removes it', () => {
  localStorage.setItem(REMEMBERED_KEY, '["7"]');
  markRemembered(page({ status: 'anonymous', user: null }));
  expect(names()).toEqual(['Usuń: 7', 'Zapamiętaj: 8']);
  expect(document.querySelector<HTMLElement>('[data-remember="7"]')?.dataset.marked).toBe('Zapamiętaj: 7');
});

test('those of a customer by the copy of the account, which nobody else sees', () => {
  localStorage.setItem(ACCOUNT_REMEMBERED_KEY, '["8"]');
  const shell = page({ status: 'unknown', user: null });
  markRemembered(shell);
  expect(names()).toEqual(['Zapamiętaj: 7', 'Zapamiętaj: 8']);
  shell.publish('session', customer);
  expect(names()).toEqual(['Zapamiętaj: 7', 'Usuń: 8']);
});

test('a visitor sees nothing of the copy', () => {
  localStorage.setItem(ACCOUNT_REMEMBERED_KEY, '["8"]');
  markRemembered(page({ status: 'anonymous', user: null }));
  expect(names()).toEqual(['Zapamiętaj: 7', 'Zapamiętaj: 8']);
});

test('one that React has taken over is left alone', () => {
  localStorage.setItem(REMEMBERED_KEY, '["7"]');
  document.querySelector('[data-island]')?.setAttribute('data-works', '');
  markRemembered(page({ status: 'anonymous', user: null }));
  expect(names()).toEqual(['Zapamiętaj: 7', 'Zapamiętaj: 8']);
});

describe('once the browser is idle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['it is marked', '["7"]', 'Usuń: 7'],
    ['nothing is loaded where nothing is remembered', null, 'Zapamiętaj: 7'],
  ])('%s', async (_what, ids, name) => {
    if (ids !== null) localStorage.setItem(REMEMBERED_KEY, ids);
    startRememberedLater(page({ status: 'anonymous', user: null }));
    await jest.advanceTimersByTimeAsync(5000);
    expect(names()[0]).toBe(name);
  });
});
