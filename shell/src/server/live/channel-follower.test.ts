import { InMemoryReleaseStore, type ReleaseStore } from '@aksamit/release';
import { ChannelFollower } from './channel-follower';
import { Problems } from './problems';

type Watch = Parameters<ReleaseStore['watchChannel']>;

let store: ReleaseStore;
let problems: Problems;
let follower: ChannelFollower;
/** Simulates the store's notifications to its watchers. */
let watcher: { change: Watch[1]; fail: Watch[2] };
let changes: number;
let errors: string[];

beforeEach(() => {
  changes = 0;
  errors = [];
  const note = (_: unknown, text: string) => void errors.push(text);
  problems = new Problems({ debug: note, info: note, warn: note, error: note } as never);
  store = new InMemoryReleaseStore();
  jest.spyOn(store, 'watchChannel').mockImplementation((_, change, fail) => {
    watcher = { change, fail };
    return () => undefined;
  });
  const onChange = () => {
    changes += 1;
  };
  follower = new ChannelFollower({ store, channel: 'stable', problems, onChange });
});
afterEach(() => follower.stop());

const record = (revision: number, modules: Record<string, string>) => ({
  revision,
  modules,
  manifests: {},
  shares: {},
  history: [],
});
const denied = () => Object.assign(new Error('EACCES: permission denied, open /secret/place'), { code: 'EACCES' });

test('a store that refuses is reported once, without its paths, and the last good record stays', () => {
  watcher.change(record(3, { one: '1.0.0' }));
  for (let time = 0; time < 10; time += 1) watcher.fail(denied());
  expect(problems.list).toMatchObject([
    {
      about: 'stable channel',
      message: 'The stable channel cannot be read (EACCES); the last good releases stay live.',
    },
  ]);
  expect(errors).toHaveLength(1);
  expect(follower.record?.modules).toEqual({ one: '1.0.0' });
  watcher.fail(new SyntaxError('Unexpected end of JSON input'));
  expect(errors).toHaveLength(2);
  expect(changes).toBe(1);
});

test('a record received again after an error ends the error, and is no change', () => {
  watcher.change(record(1, { one: '1.0.0' }));
  watcher.fail(Object.assign(new Error('no such file'), { code: 'ENOENT' }));
  expect(problems.list).toMatchObject([{ message: expect.stringContaining('(it is gone from the store)') }]);
  watcher.change(record(1, { one: '1.0.0' }));
  expect([problems.list.length, changes]).toEqual([0, 1]);
  watcher.change(record(2, { one: '1.1.0' }));
  expect([follower.record?.revision, changes]).toEqual([2, 2]);
});

test('a look that ends after newer news changes nothing', async () => {
  watcher.change(record(1, { one: '1.0.0' }));
  jest.spyOn(store, 'readChannel').mockResolvedValue(record(1, { one: '1.0.0' }));
  const look = follower.refresh();
  watcher.change(record(2, { one: '1.1.0' }));
  await look;
  expect([follower.record?.revision, changes]).toEqual([2, 2]);
  jest.spyOn(store, 'readChannel').mockResolvedValue(record(3, { one: '1.2.0' }));
  await follower.refresh();
  expect([follower.record?.revision, changes]).toEqual([3, 3]);
});

test('nothing is heard any more once it is stopped', () => {
  follower.stop();
  watcher.change(record(1, { one: '1.0.0' }));
  watcher.fail(denied());
  expect([follower.record, problems.list.length, changes]).toEqual([null, 0, 0]);
});

test('an empty store at the start is no error', () => {
  expect(follower.hasAnswered).toBe(false);
  watcher.change(record(0, {}));
  expect([follower.hasAnswered, follower.record?.revision, problems.list.length, changes]).toEqual([true, 0, 0, 1]);
});

test('a store that cannot be read at the start is heard, with nothing', () => {
  watcher.fail(denied());
  expect([follower.hasAnswered, follower.record, changes]).toEqual([true, null, 1]);
});
