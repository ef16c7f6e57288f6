import { followLinkClicks } from './link-clicks';

/** The browser's part of a fade: calls back when the test lets it draw a frame. */
interface Fade {
  drawFrame(): Promise<void>;
  isSkipped: boolean;
}

let fades: Fade[] = [];
const reported: unknown[] = [];

function settleable() {
  let resolve = () => {};
  let reject = (_reason: unknown) => {};
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Stands in for the browser: as it does, a skipped transition still calls back, and its `ready` is rejected. */
function startViewTransition(callBack: () => void) {
  const done = settleable();
  const ready = settleable();
  const fade: Fade = {
    isSkipped: false,
    async drawFrame() {
      try {
        callBack();
        done.resolve();
      } catch (error) {
        done.reject(error);
      }
      if (fade.isSkipped) ready.reject(new DOMException('Transition was skipped', 'AbortError'));
      else ready.resolve();
    },
  };
  fades.push(fade);
  const skipTransition = () => {
    fade.isSkipped = true;
    // In a task of its own.
    queueMicrotask(() => void fade.drawFrame());
  };
  return { ready: ready.promise, updateCallbackDone: done.promise, finished: done.promise, skipTransition };
}

let reducesMotion = false;
let visibility: DocumentVisibilityState = 'visible';

let fadeToNextPage: (navigate: () => void) => void = () => undefined;

beforeEach(() => {
  // A slow frame is remembered for the life of the page.
  jest.isolateModules(() => {
    ({ fadeToNextPage } = require('./page-fade'));
  });
  jest.useFakeTimers();
  fades = [];
  reported.length = 0;
  reducesMotion = false;
  visibility = 'visible';
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Object.assign(window, {
    reportError: (error: unknown) => reported.push(error),
    matchMedia: (query: string) => ({ matches: reducesMotion && query === '(prefers-reduced-motion: reduce)' }),
  });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: startViewTransition });
});
afterEach(() => {
  jest.useRealTimers();
});

test('another page comes once the browser holds a picture of the former one', async () => {
  const navigate = jest.fn();
  fadeToNextPage(navigate);
  expect(navigate).not.toHaveBeenCalled();
  await fades[0]?.drawFrame();
  expect(navigate).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect([navigate.mock.calls.length, fades[0]?.isSkipped]).toEqual([1, false]);
});

test('a browser that draws no frame delays nothing, and its late frame navigates no second time', async () => {
  const navigate = jest.fn();
  fadeToNextPage(navigate);
  jest.advanceTimersByTime(50);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(fades[0]?.isSkipped).toBe(true);
  await fades[0]?.drawFrame();
  expect(navigate).toHaveBeenCalledTimes(1);
  fadeToNextPage(navigate);
  // None of the next pages fades.
  expect([navigate.mock.calls.length, fades.length]).toEqual([2, 1]);
});

test.each([
  [
    'less motion is asked for',
    () => {
      reducesMotion = true;
    },
  ],
  [
    'the page is not seen',
    () => {
      visibility = 'hidden';
    },
  ],
  ['a dialog is open', () => document.body.append(Object.assign(document.createElement('dialog'), { open: true }))],
  ['the browser has none', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('at once and without a fade where %s', (_where, arrange) => {
  arrange();
  const navigate = jest.fn();
  fadeToNextPage(navigate);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(fades).toEqual([]);
});

test('a fade that is cut short loses nothing and is no error; a failed navigation is one', async () => {
  const navigate = jest.fn();
  fadeToNextPage(navigate);
  if (fades[0]) fades[0].isSkipped = true;
  await fades[0]?.drawFrame();
  expect(navigate).toHaveBeenCalledTimes(1);
  const error = new Error('no history');
  fadeToNextPage(() => {
    throw error;
  });
  await fades[1]?.drawFrame();
  await Promise.resolve();
  expect(reported).toEqual([error]);
});

describe('a click on a link', () => {
  followLinkClicks(() => true);
  const press = (href: string) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
    link.click();
  };

  test('to another page fades', async () => {
    press('/blog/?page=2#wyniki');
    expect(location.pathname).toBe('/');
    await fades[0]?.drawFrame();
    expect(location.pathname + location.search + location.hash).toBe('/blog/?page=2#wyniki');
  });

  test('to a filter of this page does not', () => {
    press('/?type=package');
    expect(location.search).toBe('?type=package');
    expect(fades).toEqual([]);
  });

  test('before the fade of another has begun: both pages are in the history, the last one is shown', async () => {
    const before = history.length;
    press('/blog/');
    press('/salony/');
    for (const fade of fades) await fade.drawFrame();
    expect(location.pathname).toBe('/salony/');
    expect(history.length).toBe(before + 2);
  });
});
