/** Cached records equal those of a new read, whatever changes meanwhile. */
import fc from 'fast-check';
import type { CacheVersion } from './cache-version';
import { createRecordCache } from './record-cache';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

/** A shop whose records state when they were last changed; a version is stable at once, or never. */
function shopOf({ maxEntries = 100, isStable = true } = {}) {
  const texts = new Map(['a', 'b', 'c', 'd'].map((key) => [key, `${key}0`]));
  let version = 0;
  let boundary: Date | null = null;
  const reads: string[][] = [];
  const cacheVersion: CacheVersion = {
    versionAt: async () => String(version),
    isStable: (seen) => isStable && seen === String(version),
  };
  const cache = createRecordCache<string>(cacheVersion, maxEntries);
  return {
    texts,
    reads,
    edit(key: string, text: string) {
      texts.set(key, text);
      version += 1;
    },
    setBoundary(next: Date | null) {
      boundary = next;
    },
    get: async (keys: readonly string[], seconds: number, between: () => void = () => {}) => {
      const seen = await cacheVersion.versionAt(0);
      return cache.get(keys, seen, at(seconds), async (missing) => {
        reads.push([...missing]);
        between();
        const found = missing.flatMap((key) => {
          const text = texts.get(key);
          return text === undefined ? [] : [[key, text] as const];
        });
        return { found: new Map(found), boundary };
      });
    },
  };
}

test('only what is not cached is read, and a missing record is left out', async () => {
  const shop = shopOf();
  await shop.get(['a', 'b'], 0);
  const { shown } = await shop.get(['b', 'x', 'c', 'a'], 1);
  expect([...shown].sort()).toEqual([
    ['a', 'a0'],
    ['b', 'b0'],
    ['c', 'c0'],
  ]);
  expect(shop.reads).toEqual([
    ['a', 'b'],
    ['x', 'c'],
  ]);
  await shop.get(['a', 'b', 'c'], 2);
  expect(shop.reads).toHaveLength(2);
});

test('an edit is shown at once, and nothing is cached while its version is not stable', async () => {
  const shop = shopOf();
  await shop.get(['a'], 0);
  shop.edit('a', 'a1');
  expect((await shop.get(['a'], 1)).shown.get('a')).toBe('a1');
  const unstable = shopOf({ isStable: false });
  await unstable.get(['a'], 0);
  await unstable.get(['a'], 1);
  expect(unstable.reads).toHaveLength(2);
});

test('a record edited while it was read is not cached', async () => {
  const shop = shopOf();
  await shop.get(['a'], 0, () => shop.edit('b', 'b1'));
  await shop.get(['a'], 1);
  expect(shop.reads).toHaveLength(2);
});

test('a price boundary ends a cached record and is returned: the earliest of those shown', async () => {
  const shop = shopOf();
  shop.setBoundary(at(50));
  expect((await shop.get(['a'], 0)).boundary).toEqual(at(50));
  shop.setBoundary(null);
  expect((await shop.get(['b'], 1)).boundary).toBeNull();
  expect((await shop.get(['b', 'a'], 49)).boundary).toEqual(at(50));
  expect((await shop.get(['b', 'a'], 50)).boundary).toBeNull();
  expect(shop.reads).toEqual([['a'], ['b'], ['a']]);
});

test('after ten minutes, and when the clock goes back, it is read again', async () => {
  const shop = shopOf();
  await shop.get(['a'], 0);
  await shop.get(['a'], 599);
  expect(shop.reads).toHaveLength(1);
  await shop.get(['a'], 600);
  await shop.get(['a'], 599);
  expect(shop.reads).toHaveLength(3);
});

test('the least recently used record is evicted first', async () => {
  const shop = shopOf({ maxEntries: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await shop.get([key], 1);
  expect(shop.reads).toEqual([['a'], ['b'], ['c'], ['b']]);
});

test('whatever is edited and asked for in any order, what is shown is what is there', async () => {
  const keys = fc.subarray(['a', 'b', 'c', 'd', 'x']);
  const step = fc.oneof(
    fc.record({ ask: keys, seconds: fc.integer({ min: 0, max: 400 }) }),
    fc.record({ edit: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.string() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step), fc.integer({ min: 1, max: 5 }), async (steps, maxEntries) => {
      const shop = shopOf({ maxEntries });
      let now = 0;
      for (const each of steps) {
        if ('edit' in each) shop.edit(each.edit, each.text);
        else {
          now += each.seconds;
          const { shown } = await shop.get(each.ask, now);
          expect(shown).toEqual(new Map([...shop.texts].filter(([key]) => each.ask.includes(key))));
        }
      }
    }),
  );
});
