import { limitMinutes, withinTime } from './time-limit';

const doing = () => 'measuring vitals …';
const never = () => new Promise<never>(() => {});

test('work that is done in time gives its result, and nothing is ended', async () => {
  const stop = jest.fn(async () => {});
  const result = await withinTime({ minutes: 1, doing }, async ({ endWith }) => {
    endWith(stop);
    return 42;
  });
  expect([result, stop.mock.calls.length]).toEqual([42, 0]);
});

test('what the work throws is thrown', async () => {
  await expect(withinTime({ minutes: 1, doing }, () => Promise.reject(new Error('no browser')))).rejects.toThrow(
    'no browser',
  );
});

test('when the time is over what was started is ended, the last first, and the work tidies up', async () => {
  const done: string[] = [];
  const running = withinTime({ minutes: 0.0001, doing }, async ({ endWith }) => {
    let fail = (_error: Error): void => {};
    const hanging = new Promise<void>((_resolve, reject) => {
      fail = reject;
    });
    endWith(async () => void done.push('database'));
    const unregister = endWith(async () => void done.push('ended before'));
    endWith(async () => {
      done.push('API');
      fail(new Error('the API is gone'));
    });
    unregister();
    await hanging.finally(() => done.push('tidied up'));
  });
  await expect(running).rejects.toThrow(
    'Failed to bench within 0.0001 minutes: it had come to "measuring vitals …". Ask for fewer parts',
  );
  expect([...done].sort()).toEqual(['API', 'database', 'tidied up']);
  expect(done.indexOf('API')).toBeLessThan(done.indexOf('database'));
});

test('what cannot be ended either keeps nobody waiting', async () => {
  const stuck = withinTime(
    { minutes: 0.0001, doing },
    async ({ endWith }) => {
      endWith(never);
      return never();
    },
    5,
  );
  await expect(stuck).rejects.toThrow('Failed to bench within');
});

test('the limit is a number of minutes', () => {
  expect([limitMinutes(undefined, 120), limitMinutes('45', 120), limitMinutes('0.5', 120)]).toEqual([120, 45, 0.5]);
  for (const wrong of ['0', '-1', 'soon', '']) expect(() => limitMinutes(wrong, 120)).toThrow('no number of minutes');
});
