import { startPageDeadline } from './page-deadline';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('aborts when the time is over, with the reason of AbortSignal.timeout', () => {
  const { signal } = startPageDeadline(800);
  jest.advanceTimersByTime(799);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('once the page is answered, nothing waits for the time to be over, nor do signals made of it', () => {
  const { signal, end } = startPageDeadline(800);
  const combined = AbortSignal.any([signal, new AbortController().signal]);
  end();
  expect(jest.getTimerCount()).toBe(0);
  expect([signal, combined].map(({ aborted, reason }) => [aborted, reason.name])).toEqual([
    [true, 'AbortError'],
    [true, 'AbortError'],
  ]);
});

test('the reason stays that of the timeout when the page is answered after it', () => {
  const { signal, end } = startPageDeadline(800);
  jest.advanceTimersByTime(800);
  end();
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
