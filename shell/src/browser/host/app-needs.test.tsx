import { fireEvent } from '@testing-library/react';
import { APP_NEEDED_EVENT, whenAppIsNeeded } from './app-needs';

let seen: ((isIntersecting: boolean) => void) | undefined;

beforeEach(() => {
  seen = undefined;
  window.earlyPress = undefined;
  window.earlyEntries = undefined;
  jest.useFakeTimers();
  Reflect.set(
    window,
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => jest.useRealTimers());

function started(html: string) {
  document.body.innerHTML = `<header><button>Menu</button></header><main id="main" tabindex="-1">${html}</main>`;
  const onNeeded = jest.fn();
  whenAppIsNeeded(onNeeded);
  return onNeeded;
}
const find = (selector: string) => document.querySelector(selector) as Element;

test.each(['pointerDown', 'keyDown', 'focusIn', 'input'] as const)(
  '%s on a control of the page is a touch, once',
  (act) => {
    const onNeeded = started('<button><svg><path/></svg></button>');
    fireEvent[act](find('#main path'));
    fireEvent[act](find('#main path'));
    expect(onNeeded.mock.calls).toEqual([['app']]);
  },
);

test('links, texts and the header need no React: scrolling by finger begins with a press too', () => {
  const onNeeded = started('<p>Text</p><a href="/koszyk/">Koszyk</a><main tabindex="-1"></main>');
  for (const selector of ['#main p', '#main a', '#main', 'header button']) {
    fireEvent.pointerDown(find(selector));
    fireEvent.keyDown(find(selector));
    fireEvent.focusIn(find(selector));
  }
  expect(onNeeded).not.toHaveBeenCalled();
});

describe('the search field of the header', () => {
  const showHeader = () => {
    const onNeeded = started('<button>Page</button>');
    document.querySelector('header')?.insertAdjacentHTML('beforeend', '<form><input data-suggestions=""></form>');
    return onNeeded;
  };
  test('needs what islands need, and leaves the page to its own first touch', () => {
    const onNeeded = showHeader();
    fireEvent.focusIn(find('header input'));
    expect(onNeeded.mock.calls).toEqual([['islands']]);
    fireEvent.focusIn(find('#main button'));
    expect(onNeeded.mock.calls).toEqual([['islands'], ['app']]);
  });
  test('also when it had the focus before the script ran', () => {
    document.body.innerHTML = '<form><input data-suggestions=""></form>';
    document.querySelector('input')?.focus();
    const onNeeded = jest.fn();
    whenAppIsNeeded(onNeeded);
    expect(onNeeded.mock.calls).toEqual([['islands']]);
  });
});

describe('of a page of which only islands run', () => {
  const islands = (inside: string) =>
    `<div data-islands><details><summary>Pytanie</summary></details><form><input></form>${inside}</div>`;
  const box = '<div data-island="catalog/box" data-props="{}"><button></button></div>';

  test('a touch outside of the islands needs no React', () => {
    const onNeeded = started(islands(box));
    for (const selector of ['summary', 'form input'])
      for (const act of ['pointerDown', 'keyDown', 'focusIn', 'input'] as const) fireEvent[act](find(selector));
    expect(onNeeded).not.toHaveBeenCalled();
    fireEvent.pointerDown(find('#main button'));
    expect(onNeeded.mock.calls).toEqual([['islands']]);
  });

  test('a tool may still ask for the whole', () => {
    const onNeeded = started(islands(box));
    fireEvent.pointerDown(find('#main button'));
    for (const _ of [1, 2]) dispatchEvent(new Event(APP_NEEDED_EVENT));
    expect(onNeeded.mock.calls).toEqual([['islands'], ['app']]);
  });

  test('a control in another module’s fragment does', () => {
    const onNeeded = started(
      islands('<div data-fragment="cart/add@1" data-fragment-root="s0-" data-props="{}"><button></button></div>'),
    );
    fireEvent.focusIn(find('#main button'));
    expect(onNeeded).toHaveBeenCalledTimes(1);
  });

  test('an island that starts once it is seen waits for any touch', () => {
    const onNeeded = started(islands(box.replace('data-props', 'data-runs="seen" data-props')));
    fireEvent.pointerDown(find('summary'));
    expect(onNeeded).toHaveBeenCalledTimes(1);
  });
});

test('what was pressed before this script ran counts', () => {
  document.body.innerHTML = '<main id="main"><button></button></main>';
  window.earlyPress = find('button');
  const onNeeded = jest.fn();
  whenAppIsNeeded(onNeeded);
  expect(onNeeded).toHaveBeenCalledTimes(1);
});

test('what was typed before this script ran counts', () => {
  window.earlyEntries = new Map([[document.createElement('input'), 'Ewa']]);
  expect(started('<input>')).toHaveBeenCalledTimes(1);
});

test('another module’s fragment without server rendering is filled once it is seen', () => {
  const onNeeded = started('<div data-fragment="cart-checkout/offer@1"></div>');
  jest.advanceTimersByTime(5000);
  expect(onNeeded).not.toHaveBeenCalled();
  seen?.(false);
  expect(onNeeded).not.toHaveBeenCalled();
  seen?.(true);
  expect(onNeeded).toHaveBeenCalledTimes(1);
});

test('so is a part that its module marks', () => {
  const onNeeded = started('<p data-starts="seen"></p>');
  jest.advanceTimersByTime(5000);
  seen?.(true);
  expect(onNeeded).toHaveBeenCalledTimes(1);
});

test('an optional fragment that no live module offers stays empty: nothing waits for it to be seen', () => {
  started('<div data-fragment="content/later@1" data-unoffered=""></div>');
  jest.advanceTimersByTime(60_000);
  expect(seen).toBeUndefined();
});

test('a page whose fragments the server rendered waits for nothing', () => {
  started('<div data-fragment="cart-checkout/add-to-cart@1" data-fragment-root="s0-"></div>');
  jest.advanceTimersByTime(60_000);
  expect(seen).toBeUndefined();
});

test('a part that threw on the server is rendered once the browser is idle', () => {
  const onNeeded = started('<!--$!--><template></template><!--/$-->');
  expect(onNeeded).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(onNeeded).toHaveBeenCalledTimes(1);
});

test('tests and tools ask for it by an event', () => {
  const onNeeded = started('');
  dispatchEvent(new Event(APP_NEEDED_EVENT));
  expect(onNeeded).toHaveBeenCalledTimes(1);
});
