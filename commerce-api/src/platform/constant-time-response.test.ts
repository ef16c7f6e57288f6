import { respondInConstantTime } from './constant-time-response';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const slowly = <Result>(result: Result, ms: number) =>
  new Promise<Result>((resolve) => setTimeout(() => resolve(result), ms));

test.each([
  ['an answer that is there at once', async () => 'known'],
  ['a refusal that is there at once', () => Promise.reject(new Error('unknown'))],
  ['an answer that takes a while', () => slowly('known', 150)],
])('%s comes when the time is over, not before', async (_what, work) => {
  const outcomes: string[] = [];
  respondInConstantTime(work, 200).then(
    () => outcomes.push('answered'),
    () => outcomes.push('refused'),
  );
  await jest.advanceTimersByTimeAsync(199);
  expect(outcomes).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcomes).toHaveLength(1);
});

test('what takes longer is waited for, and keeps its result', async () => {
  const answer = respondInConstantTime(() => slowly('late', 300), 200);
  await jest.advanceTimersByTimeAsync(300);
  await expect(answer).resolves.toBe('late');
  const refusal = respondInConstantTime(() => Promise.reject(new Error('no')), 200);
  const refused = expect(refusal).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(200);
  await refused;
});
