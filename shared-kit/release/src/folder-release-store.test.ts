import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setCanary } from './canary';
import { FolderReleaseStore } from './folder-release-store';
import { promote } from './promote';
import { describeReleaseStore } from './release-store.contract';
import { writeTestRelease } from './testing/test-releases';

const made: string[] = [];

async function makeStore() {
  const root = await mkdtemp(join(tmpdir(), 'release-store-'));
  made.push(root);
  const folder = join(root, 'store');
  /** Out of reach: a file replaces the folder. */
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

/** Records everything that a watcher receives, and waits for a given number of different messages. */
function watching(store: FolderReleaseStore) {
  const events: string[] = [];
  let notified: () => void = () => undefined;
  const note = (text: string) => {
    if (events.at(-1) !== text) events.push(text);
    notified();
  };
  const stop = store.watchChannel(
    'stable',
    ({ revision, modules }) => note(`${revision}: ${modules.catalog ?? 'nothing'}`),
    (error) => note(error instanceof Error ? error.message : 'error'),
  );
  const until = async (count: number) => {
    while (events.length < count) await new Promise<void>((resolve) => (notified = resolve));
  };
  return { events, stop, until };
}

test('a truncated record is an error that states how to repair it; after the repair, the one before is deployed', async () => {
  const { open, root } = await makeStore();
  const store = open();
  await store.compareAndSwapChannel('stable', 0, { modules: { catalog: '1.0.0' }, history: [] });
  const { events, stop, until } = watching(store);
  await until(1);
  const torn = join(root, 'store/channels/stable/00000002.json');
  await writeFile(torn, '{"revision": 2, "mod');
  await until(2);
  await expect(store.readChannel('stable')).rejects.toThrow(
    `its newest record ${torn} is damaged. Move that file away`,
  );
  await expect(promote(store, { catalog: '1.0.0' })).rejects.toThrow('is damaged');
  await rename(torn, join(root, 'torn.json'));
  await until(3);
  expect((await store.readChannel('stable')).revision).toBe(1);
  // The next record has the number of the damaged one, and is passed to watchers all the same.
  await store.compareAndSwapChannel('stable', 1, { modules: { catalog: '1.1.0' }, history: [] });
  await until(4);
  stop();
  expect(events).toEqual(['1: 1.0.0', expect.stringContaining('is damaged'), '1: 1.0.0', '2: 1.1.0']);
});

test('a good record that was damaged and rewritten is passed to watchers again', async () => {
  const { open, root } = await makeStore();
  const store = open();
  await store.compareAndSwapChannel('stable', 0, { modules: { catalog: '1.0.0' }, history: [] });
  const { events, stop, until } = watching(store);
  await until(1);
  const file = join(root, 'store/channels/stable/00000001.json');
  const good = await readFile(file, 'utf8');
  await writeFile(file, '');
  await until(2);
  await writeFile(file, good.replace('1.0.0', '1.0.1'));
  await until(3);
  stop();
  expect(events[2]).toBe('1: 1.0.1');
});

test('a folder that is gone is an error for its watcher, never an empty channel', async () => {
  const { open, root } = await makeStore();
  const store = open();
  await store.compareAndSwapChannel('stable', 0, { modules: { catalog: '1.0.0' }, history: [] });
  const { events, stop, until } = watching(store);
  await until(1);
  await rename(join(root, 'store'), join(root, 'elsewhere'));
  await until(2);
  await rename(join(root, 'elsewhere'), join(root, 'store'));
  await until(3);
  await store.compareAndSwapChannel('stable', 1, { modules: { catalog: '1.1.0' }, history: [] });
  await until(4);
  stop();
  expect(events).toEqual(['1: 1.0.0', 'Failed to read a release channel: it is gone.', '1: 1.0.0', '2: 1.1.0']);
});

test('what a killed writer left behind is swept away a day later', async () => {
  const { open, root, scratch } = await makeStore();
  const store = open();
  await store.publish(await writeTestRelease(scratch, { name: 'catalog' }));
  const [old, young] = [join(root, 'store/.incoming/old'), join(root, 'store/.incoming/young')];
  for (const folder of [old, young]) await mkdir(join(folder, 'browser'), { recursive: true });
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(old, twoDaysAgo, twoDaysAgo);
  await store.remove('catalog', '1.0.0');
  expect(await readdir(join(root, 'store/.incoming'))).toEqual(['young']);
});

test('a release that was damaged or lost does not keep its repair from going live', async () => {
  const { open, root, scratch } = await makeStore();
  const store = open();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await store.publish(await writeTestRelease(scratch, { name: 'catalog', version }));
  }
  await store.publish(await writeTestRelease(scratch, { name: 'panel' }));
  await store.publish(await writeTestRelease(scratch, { name: 'panel', version: '1.1.0' }));
  await promote(store, { catalog: '1.0.0', panel: '1.0.0' });
  await setCanary(store, { module: 'panel', version: '1.1.0', share: 10 });
  await writeFile(join(root, 'store/catalog/1.0.0/manifest.json'), '{"name": "cat');
  await writeFile(join(root, 'store/catalog/1.2.0/manifest.json'), '');
  await rm(join(root, 'store/panel/1.1.0'), { recursive: true });
  await expect(store.readManifest('catalog', '1.0.0')).rejects.toThrow(
    'Failed to read catalog@1.0.0: its manifest in the store is damaged. Release another version of catalog.',
  );
  await expect(promote(store, { catalog: '1.2.0' })).rejects.toThrow('damaged');
  await promote(store, { catalog: '1.1.0' });
  expect((await store.readChannel('stable')).modules).toEqual({ catalog: '1.1.0', panel: '1.0.0' });
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
