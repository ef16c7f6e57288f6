import { ClientTurns, NoTurnError } from './client-turns';

// A request that waits is refused by the clock: with the real one that would happen in the middle of another file's tests.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Starts jobs that run until they are ended by name. */
function workbench(turns = new ClientTurns({ factor: 1, waitMs: 60_000 })) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (client: string, name: string, whenGone?: (leave: () => void) => void) =>
    turns.run(
      client,
      () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      whenGone,
    );
  const end = async (name: string, work: Promise<string>) => {
    ends.get(name)?.();
    await work;
    await Promise.resolve();
  };
  return { turns, started, start, end };
}

const names = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `f${from + index}`);

test('a client never has more than its turns, in the order of its requests; another one begins at once', async () => {
  const { started, start, end } = workbench();
  const flood = names(60).map((name) => ({ name, work: start('10.0.0.1', name) }));
  expect(started).toEqual(names(4));
  const other = start('10.0.0.2', 'other');
  expect(started.at(-1)).toBe('other');
  for (const [index, { name, work }] of flood.entries()) {
    await end(name, work);
    expect(started.filter((one) => one !== 'other')).toEqual(names(Math.min(60, index + 5)));
  }
  await end('other', other);
});

test('a household of one /64 is one client, its neighbour another', async () => {
  const { started, start } = workbench();
  for (let host = 1; host <= 6; host += 1) void start(`2001:db8:0:1::${host}`, `one${host}`);
  void start('2001:db8:0:2::1', 'neighbour');
  expect(started).toEqual(['one1', 'one2', 'one3', 'one4', 'neighbour']);
});

test('so many wait and no more; who leaves or fails makes room', async () => {
  const { turns, started, start, end } = workbench();
  const running = names(4).map((name) => start('a', name));
  const leaves: (() => void)[] = [];
  const waiting = names(60, 4).map((name) => start('a', name, (leave) => void leaves.push(leave)));
  await expect(start('a', 'late')).rejects.toBeInstanceOf(NoTurnError);
  expect(turns.runNow('a', async () => 1)).toBeNull();
  leaves[0]?.();
  await expect(waiting[0]).rejects.toBeInstanceOf(NoTurnError);
  void start('a', 'instead');
  await end('f0', running[0] ?? Promise.resolve(''));
  expect(started.at(-1)).toBe('f5');
  // A job that has begun does not leave the queue.
  leaves[1]?.();
  await end('f5', waiting[1] ?? Promise.resolve(''));
  await expect(turns.run('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.runNow('b', async () => 1)).toBe(1);
});

test('a request that has waited for too long is refused', async () => {
  const { started, start } = workbench(new ClientTurns({ factor: 0.25, waitMs: 5_000 }));
  void start('a', 'first');
  const second = start('a', 'second').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await second).toBeInstanceOf(NoTurnError);
  expect(started).toEqual(['first']);
});
