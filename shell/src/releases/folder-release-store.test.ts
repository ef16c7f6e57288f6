import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderReleaseStore } from './folder-release-store';
import { describeReleaseStore } from './release-store.contract';

const made: string[] = [];

async function makeStore() {
  const root = await mkdtemp(join(tmpdir(), 'release-store-'));
  made.push(root);
  const folder = join(root, 'store');
  /** Away: in place of the folder is something that no one can read as one. */
  const setReachable = async (isReachable: boolean) => {
    if (isReachable) {
      await rm(folder);
      await rename(join(root, 'away'), folder);
    } else {
      await rename(folder, join(root, 'away'));
      await writeFile(folder, '');
    }
  };
  return { open: () => new FolderReleaseStore(folder), scratch: join(root, 'built'), root, setReachable };
}

afterAll(() => Promise.all(made.map((root) => rm(root, { recursive: true, force: true }))));

describeReleaseStore(makeStore);

test('a torn record is an error for the reader, not an empty channel', async () => {
  const { open, root } = await makeStore();
  const store = open();
  await store.compareAndSwapChannel('stable', 0, { modules: { catalog: '1.0.0' }, history: [] });
  await writeFile(join(root, 'store/channels/stable/00000002.json'), '{"revision": 2, "mod');
  await expect(store.readChannel('stable')).rejects.toThrow();
});

test('old revisions are pruned', async () => {
  const { open } = await makeStore();
  const store = open();
  for (let revision = 0; revision < 30; revision += 1) {
    expect(await store.compareAndSwapChannel('stable', revision, { modules: {}, history: [] })).toBe(true);
  }
  expect(await store.compareAndSwapChannel('stable', 1, { modules: {}, history: [] })).toBe(false);
  expect((await store.readChannel('stable')).revision).toBe(30);
});
