import { HEAD_SET_EVENT } from '../navigation/document-head';
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

test.each([
  ['Berlin', [-60, -120], []],
  ['London', [0, -60], ['zone']],
  ['Lagos', [-60, -60], ['zone']],
])('the zone of the times is named to viewers whose clocks differ: %s', (_, [winter, summer], expected) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
    return (this.getMonth() === 0 ? winter : summer) ?? 0;
  });
  document.body.innerHTML = '<main id="main"><p id="zone" hidden data-store-zone></p></main>';
  startTimedParts();
  expect(shown()).toEqual(expected);
  jest.restoreAllMocks();
});

test('what is counted shows the time that is left: weeks from three on, else the largest unit of which there are two', () => {
  document.documentElement.lang = 'pl';
  const now = Date.now();
  const spans: [id: string, minutes: number][] = [
    ['weeks', 44 * 1440 + 120],
    ['three', 21 * 1440],
    ['below', 21 * 1440 - 1],
    ['days', 3 * 1440 + 5],
    ['hours', 2879],
    ['minutes', 119.5],
    ['over', 0],
  ];
  const html = spans.map(
    ([id, minutes]) => `<span id="${id}" hidden data-counts-to="${now + minutes * 60_000}"><time></time></span>`,
  );
  document.body.innerHTML = `<main id="main">${html.join('')}</main>`;
  startTimedParts();
  const texts = [...document.querySelectorAll('span:not([hidden])')].map(({ id, textContent }) => [id, textContent]);
  expect(texts).toEqual([
    ['weeks', 'za 6 tygodni'],
    ['three', 'za 3 tygodnie'],
    ['below', 'za 20 dni'],
    ['days', 'za 3 dni'],
    ['hours', 'za 47 godzin'],
    ['minutes', 'za 120 minut'],
  ]);
});

test('a page that follows without a load has its parts shown too', async () => {
  document.body.innerHTML = '<main id="main"></main>';
  startTimedPartsLater();
  jest.setSystemTime(OPENS);
  put();
  dispatchEvent(new Event(HEAD_SET_EVENT));
  await jest.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual(['open']);
});

test('a page without such parts loads nothing', () => {
  document.body.innerHTML = '<main id="main"></main>';
  startTimedPartsLater();
  expect(jest.getTimerCount()).toBe(0);
});

test('what is right already is not written again', () => {
  document.documentElement.lang = 'pl';
  put();
  const inThreeDays = Date.now() + 73 * 60 * 60_000;
  document
    .querySelector('#main')
    ?.insertAdjacentHTML('beforeend', `<span data-counts-to="${inThreeDays}"><time>za 3 dni</time></span>`);
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  startTimedParts();
  expect(observer.takeRecords()).toEqual([]);
  jest.setSystemTime(OPENS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(new Set(observer.takeRecords().map(({ target }) => (target as Element).id))).toEqual(
    new Set(['closed', 'open']),
  );
});
