import { fireEvent, screen } from '@testing-library/react';
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

/** Whether the browser would follow the link at once. Nothing of it may happen in the test's own document. */
function press(name: string, init = {}): boolean {
  let isFollowed = false;
  const watch = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  fireEvent.click(screen.getByText(name), init);
  return isFollowed;
}
const button = () => screen.getByText('Dodaj');

test('a link is followed once the press before it was made and its work is done', () => {
  expect(press('Koszyk')).toBe(false);
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
  press('Koszyk');
  press('Cennik');
  button().removeAttribute('data-pressed');
  jest.advanceTimersByTime(10_000);
  expect(open.mock.calls).toEqual([['http://localhost/cennik/']]);
});

test('a press that never has its effect holds a link for eight seconds', () => {
  press('Koszyk');
  jest.advanceTimersByTime(7900);
  expect(open).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(open).toHaveBeenCalledTimes(1);
});

test('scripts that could not be loaded hold no link', () => {
  press('Koszyk');
  screen.getByRole('main').insertAdjacentHTML('afterbegin', '<div class="trouble" role="alert"></div>');
  jest.advanceTimersByTime(100);
  expect(open).toHaveBeenCalledTimes(1);
  expect(press('Cennik')).toBe(true);
});

test('a page that was left meanwhile leads nowhere when it comes back', () => {
  press('Koszyk');
  window.dispatchEvent(new Event('pagehide'));
  button().removeAttribute('data-pressed');
  jest.advanceTimersByTime(10_000);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['an anchor of this page', 'Opinie', {}],
  ['a new tab', 'Koszyk', { ctrlKey: true }],
])('%s is not held', (_, name, init) => {
  expect(press(name, init)).toBe(true);
});

test('nothing is held where the app part follows links and nothing waits', () => {
  document.querySelector('[data-islands]')?.removeAttribute('data-islands');
  button().removeAttribute('data-pressed');
  button().setAttribute('aria-busy', 'true');
  expect(press('Koszyk')).toBe(true);
});
