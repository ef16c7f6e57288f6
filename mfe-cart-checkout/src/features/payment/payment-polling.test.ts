import { isOpenStage, pollDelayMs } from './payment-polling';

test('asks a few times, ever more slowly, and then no more', () => {
  const delays: number[] = [];
  for (let attempts = 1, delay = pollDelayMs(1); delay !== undefined; attempts += 1, delay = pollDelayMs(attempts)) {
    delays.push(delay);
  }
  expect(delays.length).toBeGreaterThan(5);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
});

test('a settled payment is not asked about again', () => {
  expect((['new', 'pending', 'undefined'] as const).every(isOpenStage)).toBe(true);
  const settled = ['success', 'canceled', 'refunded', 'error', 'triesLimit', 'offlineTransaction'] as const;
  expect(settled.some(isOpenStage)).toBe(false);
});
