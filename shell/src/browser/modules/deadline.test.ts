import { DeadlineError, NavigatedAwayError, withDeadline } from './deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<never>(() => undefined);

test('what is in time is given, what fails in time fails so', async () => {
  await expect(withDeadline(Promise.resolve(1), 'it')).resolves.toBe(1);
  await expect(withDeadline(Promise.reject(new Error('no')), 'it')).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('what is late goes on and can still be had', async () => {
  let arrive = (_: string) => {};
  const work = new Promise<string>((resolve) => (arrive = resolve));
  const waiting = withDeadline(work, 'it', { deadlineMs: 100 }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(100);
  const error = await waiting;
  if (!(error instanceof DeadlineError)) throw new Error('Failed to run into the deadline.');
  arrive('here');
  await expect(error.late).resolves.toBe('here');
});

test('nobody waits once the visitor has left', async () => {
  let hasNavigatedAway = false;
  const waiting = expect(withDeadline(never(), 'it', { hasNavigatedAway: () => hasNavigatedAway })).rejects.toThrow(
    NavigatedAwayError,
  );
  await jest.advanceTimersByTimeAsync(100);
  hasNavigatedAway = true;
  await jest.advanceTimersByTimeAsync(100);
  await waiting;
  expect(jest.getTimerCount()).toBe(0);
});
