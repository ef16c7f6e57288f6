import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { publishViewport, viewportOf } from './viewport';

test.each([
  [0, true, true],
  [639, true, true],
  [640, false, true],
  [1024, false, true],
  [1025, false, false],
])('a window of %d px: mobile %p, mobile navigation %p', (widthPx, isMobile, isMobileNavigation) => {
  expect(viewportOf(widthPx)).toEqual({ widthPx, isMobile, isMobileNavigation });
});

test('the flags are published at once, and after a change of size once it has rested for 100 ms', () => {
  jest.useFakeTimers();
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const published: number[] = [];
  const resizeTo = (widthPx: number) => {
    window.innerWidth = widthPx;
    dispatchEvent(new Event('resize'));
  };
  window.innerWidth = 1280;
  publishViewport(shell);
  shell.observe('viewport').subscribe(({ widthPx }) => published.push(widthPx));
  expect(published).toEqual([1280]);

  resizeTo(900);
  jest.advanceTimersByTime(99);
  resizeTo(600);
  jest.advanceTimersByTime(99);
  expect(published).toEqual([1280]);
  jest.advanceTimersByTime(1);
  expect(published).toEqual([1280, 600]);
  expect(shell.read('viewport')).toEqual({ widthPx: 600, isMobile: true, isMobileNavigation: true });
  jest.useRealTimers();
});
