import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeReleaseStore, expectWholeStore } from '../release-store.contract';
import { writeTestRelease } from '../testing/test-releases';
import { InMemoryReleaseStore, MemoryBucket } from '.';

const made: string[] = [];

async function makeStore() {
  const scratch = await mkdtemp(join(tmpdir(), 'release-bucket-'));
  made.push(scratch);
  const bucket = new MemoryBucket();
  const setReachable = async (isReachable: boolean) => {
    bucket.isReachable = isReachable;
  };
  return { open: () => new InMemoryReleaseStore(bucket), scratch, setReachable, bucket };
}

afterAll(() => Promise.all(made.map((root) => rm(root, { recursive: true, force: true }))));

describeReleaseStore(makeStore);

test('a writer that ends at any point leaves a whole store, and the next one goes on', async () => {
  for (let writes = 0, isEnded = true; isEnded; writes += 1) {
    const { open, scratch, bucket } = await makeStore();
    const folder = await writeTestRelease(scratch, { name: 'catalog', files: { 'browser/a.js': '1', 'b.png': '2' } });
    const store = open();
    bucket.writesLeft = writes;
    const work = async () => {
      await store.publish(folder);
      await store.compareAndSwapChannel('stable', 0, { modules: { catalog: '1.0.0' }, history: [] });
      await store.addEvidence('catalog', '1.0.0', {
        passed: true,
        at: '2026-01-01T00:00:00Z',
        baseUrl: 'http://shop.example',
        modules: {},
        tests: { passed: 1, failed: 0 },
      });
      await store.remove('catalog', '1.0.0');
    };
    isEnded = await work().then(
      () => false,
      () => true,
    );
    bucket.writesLeft = Number.POSITIVE_INFINITY;
    await expectWholeStore(open());
    await open().publish(folder);
    expect(await open().listVersions('catalog')).toEqual(['1.0.0']);
  }
});

test('a damaged record is an error for every read and write, not an empty channel', async () => {
  const { open, bucket } = await makeStore();
  await bucket.put('channels/stable.json', Buffer.from('{"revision": 2, "mod'));
  await expect(open().readChannel('stable')).rejects.toThrow();
  await expect(open().compareAndSwapChannel('stable', 0, { modules: {}, history: [] })).rejects.toThrow();
});
