import { rememberScroll } from './scroll-memory';

let resize: () => void = () => {};
const observe = jest.fn();

class Observer {
  constructor(onResize: () => void) {
    resize = onResize;
  }
  observe = observe;
  disconnect = () => {
    resize = () => {};
  };
}

const scrolled = jest.fn();

/** Returns to a page of the history that was left at this position. */
function returnTo(top: number): void {
  sessionStorage.setItem('scroll-positions', JSON.stringify([['initial', top]]));
  rememberScroll();
}

beforeEach(() => {
  jest.useFakeTimers();
  observe.mockClear();
  scrolled.mockClear();
  Object.assign(window, { ResizeObserver: Observer, scrollTo: scrolled });
});
afterEach(() => jest.useRealTimers());

test('the way back scrolls again while the page still grows, for two seconds', () => {
  returnTo(500);
  expect(scrolled.mock.calls).toEqual([[{ top: 500, behavior: 'instant' }]]);
  resize();
  expect(scrolled).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(2000);
  resize();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'pointerdown', 'touchstart', 'keydown'])('a visitor who acts (%s) is not moved', (type) => {
  returnTo(500);
  dispatchEvent(new Event(type));
  resize();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a page that was left at its top is not watched', () => {
  returnTo(0);
  expect(observe).not.toHaveBeenCalled();
});
