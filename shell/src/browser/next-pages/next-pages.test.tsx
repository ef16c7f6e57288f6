import type { InlinePage } from '@aksamit/contracts/platform';
import { startNextPages } from './next-pages';

let see: (links: Element[], isIntersecting?: boolean) => void = () => {};
let observed: Element[] = [];

class Observer {
  constructor(onSeen: (entries: object[]) => void) {
    see = (links, isIntersecting = true) => onSeen(links.map((target) => ({ target, isIntersecting })));
  }
  observe = (link: Element) => observed.push(link);
  disconnect = () => {};
}

const claim = (name: string, path: string, rendering: string) => ({
  name,
  rendering,
  patterns: { pl: [path], en: [path] },
});
const page = {
  context: { basePath: '', locale: 'pl' },
  foreignPrefixes: ['/en/'],
  releases: [
    {
      name: 'catalog',
      pages: [
        claim('home', '/', 'public'),
        claim('zone', '/strefa/', 'public'),
        claim('treatment', '/strefa/:slug/', 'public'),
        claim('cart', '/koszyk/', 'private'),
      ],
    },
  ],
} as unknown as InlinePage;

let ends: AbortController;
function start(html: string, documentKb = 10) {
  observed = [];
  document.body.innerHTML = `<main id="main">${html}</main>`;
  Object.assign(performance, { getEntriesByType: () => [{ encodedBodySize: documentKb * 1024 }] });
  ends = new AbortController();
  startNextPages({ page, signal: ends.signal });
  return [...document.querySelectorAll('a')];
}

const marked = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-ahead]')].map(({ pathname }) => pathname);
const list = (count: number) => Array.from({ length: count }, (_, at) => `<a href="/strefa/${at}/">x</a>`).join('');

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  ends.abort();
  jest.useRealTimers();
});

test('only links to other public pages of this market and language, in this tab, are candidates', () => {
  const links = start(
    '<a href="/strefa/">a</a><a href="/koszyk/">b</a><a href="/en/strefa/">c</a><a href="/">d</a><a href="/strefa/?kod=1">e</a>' +
      '<a href="/strefa/#x">f</a><a href="/strefa/" target="_blank">g</a><a href="/strefa/" download>h</a>' +
      '<a href="https://example.org/strefa/">i</a><a href="tel:+48221001010">j</a><a href="//example.org/strefa/">k</a>',
    1,
  );
  // The page of a link is found once the link is in view: of a long list few are.
  expect(observed.map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c', 'd', 'k']);
  see(observed);
  jest.advanceTimersByTime(300);
  expect(marked()).toEqual(['/strefa/']);
  for (const link of links) link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(marked()).toEqual(['/strefa/']);
});

test('a filter, sort order or page of a list is fetched ahead, with its query', () => {
  history.replaceState(null, '', '/strefa/?sort=a');
  const links = start(
    '<a href="/strefa/?sort=b#results">a</a><a href="/strefa/?sort=a#results">b</a><a href="/strefa/#results">c</a>' +
      '<a href="/strefa/?kod=1">d</a><a href="/koszyk/?sort=b#results">e</a>',
  );
  const marks = () => [...document.querySelectorAll('a[data-ahead]')].map(({ textContent }) => textContent);
  expect(observed.map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c', 'e']);
  see(observed);
  jest.advanceTimersByTime(300);
  expect(marks()).toEqual(['a', 'c']);
  for (const link of links) link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(marks()).toEqual(['a', 'c']);
});

test('of many body parts none is fetched ahead before it is pressed; the next page of the list is', () => {
  const parts = Array.from({ length: 13 }, (_, at) => `<a href="/strefa/?bodyPart=${at}#results">x</a>`).join('');
  history.replaceState(null, '', '/strefa/');
  const [part] = start(`${parts}<a href="/strefa/?page=2#results">next</a>`);
  see(observed);
  jest.advanceTimersByTime(300);
  const marks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-ahead]')].map(({ search }) => search);
  expect(marks()).toEqual(['?page=2']);
  part?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(marks()).toEqual(['?bodyPart=0', '?page=2']);
});

test('links in view are marked once the visitor rests, and one page of the budget is left for a press', () => {
  const links = start(list(8));
  see(links);
  expect(marked()).toEqual([]);
  const afterRests = [1, 2, 3, 4].map(() => {
    see(links);
    jest.advanceTimersByTime(300);
    return marked().length;
  });
  // Each rest takes half of what is left. Then scrolling on finds the budget spent; a press does not, and a second one does.
  expect(afterRests).toEqual([2, 3, 4, 4]);
  const unmarked = links.filter((link) => !link.hasAttribute('data-ahead'));
  for (const link of unmarked) link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(marked()).toHaveLength(5);
  expect(unmarked[0]?.hasAttribute('data-ahead')).toBe(true);
});

test('what left the view while the visitor scrolled is not marked', () => {
  const [first, second] = start(list(2));
  see([first, second] as Element[]);
  see([first] as Element[], false);
  jest.advanceTimersByTime(300);
  expect(marked()).toEqual(['/strefa/1/']);
});

test('beside a heavy document there are fewer', () => {
  const links = start(list(8), 40);
  const afterRests = [1, 2, 3].map(() => {
    see(links);
    jest.advanceTimersByTime(300);
    return marked().length;
  });
  expect(afterRests).toEqual([1, 2, 2]);
});

test('pages are dropped after five minutes, and when the app part is needed', () => {
  const links = start(list(2));
  see(links);
  jest.advanceTimersByTime(300);
  expect(marked()).toHaveLength(2);
  jest.advanceTimersByTime(5 * 60_000);
  expect(marked()).toEqual([]);
  const [link] = start(list(2));
  see([link] as Element[]);
  jest.advanceTimersByTime(300);
  ends.abort();
  expect(marked()).toEqual([]);
  link?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(marked()).toEqual([]);
});

test('a page that is left drops them; one that returns from memory has a budget of its own', () => {
  const links = start(list(8));
  see(links);
  jest.advanceTimersByTime(300);
  dispatchEvent(new Event('pagehide'));
  expect(marked()).toEqual([]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  see(links);
  jest.advanceTimersByTime(300);
  expect(marked()).toHaveLength(2);
});
