import { startTimedPartsLater } from './start-later';
import { startTimedParts } from './timed-parts';

const OPENS = Date.parse('2026-11-24T08:00:00Z');
const CLOSES = Date.parse('2026-11-24T18:01:00Z');

beforeEach(() => jest.useFakeTimers({ now: OPENS - 1000 }));
afterEach(() => jest.useRealTimers());

function put(): void {
  document.body.innerHTML =
    `<main id="main"><p id="closed" data-shown-from="0" data-shown-until="${OPENS}"></p>` +
    `<p id="open" hidden data-shown-from="${OPENS}" data-shown-until="${CLOSES}"></p><p id="other" hidden></p></main>`;
}
const shown = () => [...document.querySelectorAll('p:not([hidden])')].map(({ id }) => id);

test('a part is shown from its first instant until before its last', () => {
  put();
  startTimedParts();
  expect(shown()).toEqual(['closed']);
  jest.advanceTimersByTime(16_000);
  expect(shown()).toEqual(['open']);
  jest.advanceTimersByTime(CLOSES - OPENS);
  expect(shown()).toEqual([]);
});

test('a page that comes back to the front is right at once', () => {
  put();
  startTimedParts();
  jest.setSystemTime(OPENS);
  expect(shown()).toEqual(['closed']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toEqual(['open']);
});

test('what was right when the page was cached is corrected once the browser is idle', async () => {
  jest.setSystemTime(OPENS);
  put();
  startTimedPartsLater();
  await jest.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual(['open']);
});

test('a page without such parts loads nothing', () => {
  document.body.innerHTML = '<main id="main"></main>';
  startTimedPartsLater();
  expect(jest.getTimerCount()).toBe(0);
});
