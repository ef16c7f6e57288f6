import { LEAST_FORM_MS } from '@aksamit/contracts';
import { untilPlausible } from './check-form';

test('a form that is sent sooner than a person can waits for the rest of the time, and no longer', async () => {
  jest.useFakeTimers();
  const order: string[] = [];
  void untilPlausible(LEAST_FORM_MS).then(() => order.push('later'));
  void untilPlausible(LEAST_FORM_MS - 500).then(() => order.push('sooner'));
  await jest.advanceTimersByTimeAsync(499);
  expect(order).toEqual(['later']);
  await jest.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['later', 'sooner']);
});
