import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setCanary } from './canary';
import { MAX_EVENTS } from './channel-history';
import { InMemoryReleaseStore } from './object-store';
import { promote } from './promote';
import { prune } from './prune';
import { writeTestRelease } from './testing/test-releases';
import { withdrawCanary } from './withdraw-canaries';

const DAY_MS = 86_400_000;
const today = Date.parse('2026-06-01T12:00:00Z');
const day = (number: number) => () => new Date(today + number * DAY_MS);

let scratch: string;
let store: InMemoryReleaseStore;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'prune-'));
  // Versions are ordered by publication, a millisecond apart.
  let published = today;
  store = new InMemoryReleaseStore(undefined, () => new Date(published++));
  for (const version of ['1', '2', '3', '4', '5', '6', '7'])
    await store.publish(await writeTestRelease(scratch, { name: 'catalog', version }));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

/** 1 deployed on days 0–10, 2 on 10–20, a canary 3 on 15–18, 4 since 20; 5 and 6 never, 7 the newest. */
async function liveThroughTheMonths(): Promise<void> {
  await promote(store, { catalog: '1' }, { now: day(0) });
  await promote(store, { catalog: '2' }, { now: day(10) });
  await setCanary(store, { module: 'catalog', version: '3', share: 10 }, { now: day(15) });
  await withdrawCanary(store, 'catalog', { by: 'guard', reason: 'slow', now: day(18) });
  await promote(store, { catalog: '4' }, { now: day(20) });
}

test.each([
  [30, 29, []],
  [30, 39, ['5', '6']],
  [30, 41, ['1', '5', '6']],
  [30, 49, ['1', '3', '5', '6']],
  [30, 51, ['1', '2', '3', '5', '6']],
  [90, 80, []],
  [1, 12, ['3', '5', '6']],
  [30, 2_000, ['1', '2', '3', '5', '6']],
])('pruning what nobody needed for %i days, on day %i, removes %j', async (days, on, removed) => {
  await liveThroughTheMonths();
  if (on < 20) return expect((await prune(store, { days, now: day(on), dryRun: true })).length).toBeLessThan(6);
  const dry = await prune(store, { days, now: day(on), dryRun: true });
  expect(dry.map(({ version }) => version)).toEqual(removed);
  expect(await store.listVersions('catalog')).toHaveLength(7);
  await prune(store, { days, now: day(on) });
  expect(await store.listVersions('catalog')).toEqual(
    ['1', '2', '3', '4', '5', '6', '7'].filter((version) => !removed.includes(version)),
  );
});

test('deployed versions and canaries stay, however old, and so does the newest', async () => {
  await promote(store, { catalog: '1' }, { now: day(0) });
  await setCanary(store, { module: 'catalog', version: '2', share: 0 }, { now: day(0) });
  await prune(store, { now: day(3_000) });
  expect(await store.listVersions('catalog')).toEqual(['1', '2', '7']);
});

test('evidence goes with its version', async () => {
  const evidence = { passed: true, at: '2026-01-01T00:00:00Z', baseUrl: 'http://shop.example', modules: {} };
  await store.addEvidence('catalog', '1', { ...evidence, tests: { passed: 1, failed: 0 } });
  await prune(store, { now: day(100) });
  expect(await store.listEvidence('catalog', '1')).toEqual([]);
});

test('nothing is removed when it is not known what was live, or the days make no sense', async () => {
  const event = { action: 'promote', module: 'catalog', version: '7', previous: null } as const;
  const history = Array.from({ length: MAX_EVENTS }, () => ({ ...event, at: day(99)().toISOString() }));
  await store.compareAndSwapChannel('stable', 0, { modules: { catalog: '7' }, history });
  await expect(prune(store, { now: day(100) })).rejects.toThrow('does not reach back');
  await expect(prune(store, { days: 0 })).rejects.toThrow('1 to 90 days');
  await expect(prune(store, { days: 91 })).rejects.toThrow('1 to 90 days');
  expect(await store.listVersions('catalog')).toHaveLength(7);
});
