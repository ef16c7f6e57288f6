import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import { Bus } from '@aksamit/module-sdk/bus';
import { createBrowserFragment } from '@aksamit/module-sdk/lifecycle';
import type { HostServices } from '@aksamit/module-sdk/platform';
import { polishMarket } from '@aksamit/module-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LOAD_DEADLINE_MS } from '../modules/deadline';
import { createFragmentHost } from './fragment-host';
import { isIslandsPage, startIslands } from './start-islands';

const release: BrowserRelease = {
  name: 'catalog',
  version: '1.0.0',
  baseUrl: '/assets/catalog/1.0.0/',
  entry: '',
  integrity: {},
  chunks: {},
  pages: [],
  fragments: [],
  publishes: [{ topic: 'commerce', version: 1, kind: 'event', schema: {} }],
};

const page: InlinePage = {
  context: { market: polishMarket, locale: 'pl', basePath: '', origin: 'http://shop.example' },
  releases: [release],
  match: null,
  state: null,
  alternates: {},
  status: 200,
  development: false,
  foreignPrefixes: [],
};

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <input />
    </p>
  );
}

const script = (name: string) =>
  createBrowserFragment({ module: 'catalog', name, component: Counter, resources: { pl: {}, en: {} } });

let loaded: string[];
/** Fragments whose scripts were requested ahead. */
let fetched: string[];
let reported: string[];
let fails: boolean;
let isSlow: boolean;
const arrivals: (() => void)[] = [];
const arrive = () => {
  for (const resolve of arrivals.splice(0)) resolve();
};
let seen: IntersectionObserverCallback | undefined;

/** @param more attributes of the island's element, by its name */
const island = (name: string, more = '') =>
  `<div data-island="catalog/${name}" data-props='{"from":4}' data-fragment-root="catalog-${name}-i0-" ${more}><p><button type="button">4</button><input></p></div>`;

function show(html: string): void {
  document.body.innerHTML = `<main id="main"><div data-module="catalog" data-islands>${html}<i id="text"></i></div></main>`;
}

/** @param html content of the served page; omitted: it is shown already */
function start(html?: string): () => void {
  if (html !== undefined) show(html);
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const mount = createFragmentHost({
    page,
    bus,
    loader: {
      load: (async (_: string, expose: string) => {
        loaded.push(expose);
        if (isSlow) await new Promise<void>((resolve) => arrivals.push(resolve));
        if (fails) throw new Error('404');
        return script(expose.slice('island-'.length));
      }) as never,
      renew: () => undefined,
    },
    host: () => ({}) as HostServices,
    t: (key: string) => key,
    onUnauthorised: () => undefined,
    report: ({ module, phase }) => reported.push(`${module} ${phase}`),
  });
  return startIslands({ mount, load: ({ module, name }) => void fetched.push(`${module}/${name}`) });
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-island="catalog/${name}"]`);
const buttonOf = (name: string) => part(name)?.querySelector('button') as HTMLButtonElement;
const touch = (element: Element | null, type = 'pointerdown') =>
  act(async () => void element?.dispatchEvent(new Event(type, { bubbles: true })));

let leave: () => void;
beforeEach(() => {
  loaded = [];
  fetched = [];
  reported = [];
  fails = false;
  isSlow = false;
  seen = undefined;
  leave = () => undefined;
  window.earlyPress = undefined;
  window.earlyEntries = undefined;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen = callback;
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => act(async () => leave()));

test.each(['pointerdown', 'keydown', 'focusin', 'input'])(
  'an island starts at %s in it, with its props, and no other',
  async (type) => {
    leave = start(island('box') + island('other'));
    expect(loaded).toEqual([]);
    await touch(document.getElementById('text'), type);
    expect(loaded).toEqual([]);
    await touch(buttonOf('box'), type);
    await waitFor(() => expect(part('box')?.dataset.works).toBe(''));
    await act(async () => buttonOf('box').click());
    expect(buttonOf('box').textContent).toBe('5');
    expect(loaded).toEqual(['island-box']);
  },
);

test('an island with a fragment that the server did not render starts at once: nothing there could be touched', async () => {
  isSlow = true;
  const fragment = '<div data-fragment="cart/add@1"></div>';
  leave = start(island('buy-box').replace('<input>', fragment) + island('other'));
  await waitFor(() => expect(loaded).toEqual(['island-buy-box']));
});

test('scripts of the fragments in an island are requested when it starts, not once it runs', async () => {
  isSlow = true;
  const fragment = '<div data-fragment="cart/add@1" data-fragment-root="x"></div>';
  leave = start(island('buy-box').replace('<input>', fragment) + island('other'));
  expect(fetched).toEqual([]);
  await touch(buttonOf('buy-box'));
  expect(loaded).toEqual(['island-buy-box']);
  expect(fetched).toEqual(['cart/add']);
});

test('what the server rendered of a static fragment is never started; one that it did not render is', async () => {
  const still = (root: string) =>
    `<div data-fragment="content/still@1" data-props="{}" data-static="" ${root}><a href="/blog/">Blog</a></div>`;
  leave = start(still('data-fragment-root="content-still-s0-"'));
  await touch(document.querySelector('a'));
  expect(reported).toEqual([]);
  await act(async () => leave());
  leave = start(still(''));
  // No live module offers it here: it was about to be mounted.
  await waitFor(() => expect(reported).toEqual(['content fragment still']));
});

test('an optional fragment that no live module offers is left out', async () => {
  const optional = '<div data-fragment="content/later@1" data-props="{}" data-optional=""></div>';
  leave = start(optional + optional.replace('data-optional=""', ''));
  await waitFor(() => expect(reported).toEqual(['content fragment later']));
  expect(document.querySelectorAll('[data-trouble]')).toHaveLength(1);
});

test('one that the server knew of as not offered starts nothing, neither itself nor the island around it', async () => {
  const unoffered = '<div data-fragment="content/later@1" data-props="{}" data-optional="" data-unoffered=""></div>';
  leave = start(unoffered + island('box').replace('<input>', unoffered));
  await touch(document.getElementById('text'));
  expect([loaded, reported]).toEqual([[], []]);
});

test('islands of a group start together', async () => {
  leave = start(island('box', 'data-group="buy"') + island('bar', 'data-group="buy"') + island('other'));
  await touch(buttonOf('bar'));
  expect(loaded.sort()).toEqual(['island-bar', 'island-box']);
});

test('one that starts when seen needs no touch where the page has a part that is worth it', async () => {
  leave = start(`<div data-starts="seen">${island('map', 'data-runs="seen"')}</div>${island('other')}`);
  expect(seen).toBeDefined();
  expect(loaded).toEqual([]);
  await act(async () => seen?.([{ isIntersecting: true, target: buttonOf('map') }] as never, {} as never));
  expect(loaded).toEqual(['island-map']);
});

test('one that starts when seen waits for a touch anywhere', async () => {
  leave = start(island('map', 'data-runs="seen"'));
  expect(seen).toBeUndefined();
  await touch(document.getElementById('text'));
  await act(async () => seen?.([{ isIntersecting: false, target: buttonOf('map') }] as never, {} as never));
  expect(loaded).toEqual([]);
  await act(async () => seen?.([{ isIntersecting: true, target: buttonOf('map') }] as never, {} as never));
  expect(loaded).toEqual(['island-map']);
});

test('what the server could not render starts at once', async () => {
  leave = start(`<div data-island="catalog/box" data-props='{"from":1}'></div>`);
  await waitFor(() => expect(buttonOf('box')?.textContent).toBe('1'));
});

test('a press and an entry from before the scan start their islands, and the press counts', async () => {
  show(island('box') + island('other'));
  window.earlyPress = buttonOf('box');
  window.earlyEntries = new Map([[part('other')?.querySelector('input') as Element, 'Anna']]);
  leave = start();
  await waitFor(() => expect(buttonOf('box').textContent).toBe('5'));
  await waitFor(() => expect(part('other')?.dataset.works).toBe(''));
  expect(loaded).toEqual(['island-box', 'island-other']);
});

const pressEarly = (name: string) => {
  window.earlyPress = buttonOf(name);
  window.earlyPress.setAttribute('data-pressed', '');
};

test('the others of a group follow once an early press in one of them has had its effect', async () => {
  isSlow = true;
  show(island('box', 'data-group="buy"') + island('bar', 'data-group="buy"'));
  pressEarly('box');
  leave = start();
  expect(loaded).toEqual(['island-box']);
  await act(async () => arrive());
  await waitFor(() => expect(buttonOf('box').textContent).toBe('5'));
  await waitFor(() => expect(loaded).toEqual(['island-box', 'island-bar']));
});

test('they start beside it where an entry made before would change what the press does', () => {
  isSlow = true;
  show(island('box', 'data-group="buy"') + island('bar', 'data-group="buy"'));
  pressEarly('box');
  window.earlyEntries = new Map([[part('bar')?.querySelector('input') as Element, '2']]);
  leave = start();
  expect(loaded).toEqual(['island-box', 'island-bar']);
});

test('they start without it when the press finds no script', async () => {
  jest.useFakeTimers();
  isSlow = true;
  show(island('box', 'data-group="buy"') + island('bar', 'data-group="buy"'));
  pressEarly('box');
  leave = start();
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  expect(loaded).toEqual(['island-box', 'island-bar']);
});

test('a press while the script loads counts once', async () => {
  isSlow = true;
  leave = start(island('box'));
  await touch(buttonOf('box'));
  window.earlyPress = buttonOf('box');
  await act(async () => arrive());
  await waitFor(() => expect(buttonOf('box').textContent).toBe('5'));
});

test('an island that fails costs its own place, is reported, and starts again on a retry', async () => {
  fails = true;
  leave = start(island('box'));
  await touch(buttonOf('box'));
  const notice = () => document.querySelector<HTMLButtonElement>('[data-trouble] button');
  await waitFor(() => expect(notice()).not.toBeNull());
  expect(buttonOf('box').textContent).toBe('4');
  expect(reported).toEqual(['catalog island box']);
  fails = false;
  await act(async () => notice()?.click());
  await waitFor(() => expect(part('box')?.dataset.works).toBe(''));
  expect(notice()).toBeNull();
});

test('an island that takes too long is reported, and comes all the same', async () => {
  jest.useFakeTimers();
  isSlow = true;
  leave = start(island('box'));
  await touch(buttonOf('box'));
  await act(async () => jest.advanceTimersByTime(LOAD_DEADLINE_MS));
  expect(reported).toEqual(['catalog island box']);
  jest.useRealTimers();
  isSlow = false;
  await act(async () => arrive());
  await waitFor(() => expect(part('box')?.dataset.works).toBe(''));
  expect(document.querySelector('[data-trouble]')).toBeNull();
});

test('when the page is left all islands end, the region is empty, and touches start nothing', async () => {
  leave = start(island('box') + island('other'));
  expect(isIslandsPage('catalog')).toBe(true);
  await touch(buttonOf('box'));
  await waitFor(() => expect(part('box')?.dataset.works).toBe(''));
  const other = buttonOf('other');
  await act(async () => leave());
  expect(isIslandsPage('catalog')).toBe(false);
  expect(document.querySelector('[data-module]')?.childNodes).toHaveLength(0);
  document.querySelector('[data-module]')?.append(other);
  await touch(other);
  expect(loaded).toEqual(['island-box']);
  // The region is another page's now.
  await act(async () => leave());
  expect(other.isConnected).toBe(true);
});

test('a page that is hydrated as a whole is left alone', async () => {
  document.body.innerHTML = `<main id="main"><div data-module="catalog" data-ssr>${island('box')}</div></main>`;
  leave = start();
  await touch(buttonOf('box'));
  expect(loaded).toEqual([]);
});
