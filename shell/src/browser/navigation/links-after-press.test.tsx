import { screen } from '@testing-library/react';
import { pressLink } from '../../testing/press-link';
import { holdLinksForPress } from './links-after-press';

const open = jest.fn();

beforeAll(() => holdLinksForPress(open));
beforeEach(() => {
  jest.useFakeTimers();
  open.mockClear();
  document.body.innerHTML = `<header><a href="/koszyk/">Koszyk</a><a href="/cennik/">Cennik</a></header>
    <main id="main"><div data-islands><button data-pressed>Dodaj</button><a href="#opinie">Opinie</a></div></main>`;
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

const button = () => screen.getByText('Dodaj');

test('a link is followed once the press before it was made and its work is done', () => {
  expect(pressLink('Koszyk')).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(open).not.toHaveBeenCalled();
  button().removeAttribute('data-pressed');
  button().setAttribute('aria-busy', 'true');
  jest.advanceTimersByTime(1000);
  expect(open).not.toHaveBeenCalled();
  button().removeAttribute('aria-busy');
  jest.advanceTimersByTime(1000);
  expect(open.mock.calls).toEqual([['http://localhost/koszyk/']]);
});

test('of several links the last one is followed, once', () => {
  pressLink('Koszyk');
  pressLink('Cennik');
  button().removeAttribute('data-pressed');
  jest.advanceTimersByTime(10_000);
  expect(open.mock.calls).toEqual([['http://localhost/cennik/']]);
});

test('a press that never has its effect holds a link for eight seconds', () => {
  pressLink('Koszyk');
  jest.advanceTimersByTime(7900);
  expect(open).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(open).toHaveBeenCalledTimes(1);
});

test('scripts that could not be loaded hold no link', () => {
  pressLink('Koszyk');
  screen.getByRole('main').insertAdjacentHTML('afterbegin', '<div class="trouble" role="alert"></div>');
  jest.advanceTimersByTime(100);
  expect(open).toHaveBeenCalledTimes(1);
  expect(pressLink('Cennik')).toBe(true);
});

test('a page that was left meanwhile leads nowhere when it comes back', () => {
  pressLink('Koszyk');
  window.dispatchEvent(new Event('pagehide'));
  button().removeAttribute('data-pressed');
  jest.advanceTimersByTime(10_000);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['an anchor of this page', 'Opinie', {}],
  ['a new tab', 'Koszyk', { ctrlKey: true }],
])('%s is not held', (_, name, init) => {
  expect(pressLink(name, init)).toBe(true);
});

test('nothing is held where the app part follows links and nothing waits', () => {
  document.querySelector('[data-islands]')?.removeAttribute('data-islands');
  button().removeAttribute('data-pressed');
  button().setAttribute('aria-busy', 'true');
  expect(pressLink('Koszyk')).toBe(true);
});
