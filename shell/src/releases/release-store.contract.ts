import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeTestRelease } from '../testing/test-releases';
import { emptyChannel } from './channel-record';
import { promote, publishAndPromote } from './publish-and-promote';
import { ReleaseNotFoundError, ReleaseRefusedError, type ReleaseStore } from './release-store';

/** What every release store must keep; each implementation runs it. `open` opens the same store again. */
export function describeReleaseStore(makeStore: () => Promise<{ open: () => ReleaseStore; scratch: string }>): void {
  let store: ReleaseStore;
  let open: () => ReleaseStore;
  let scratch: string;
  beforeEach(async () => {
    ({ open, scratch } = await makeStore());
    store = open();
  });

  test('an empty store has nothing live', async () => {
    expect(await store.readChannel('stable')).toEqual(emptyChannel);
    expect(await store.listModules()).toEqual([]);
    await expect(store.readManifest('catalog', '1.0.0')).rejects.toThrow(ReleaseNotFoundError);
  });

  test('a published and promoted release is live, with its files', async () => {
    const folder = await writeTestRelease(scratch, { name: 'catalog', server: 'exports.a = 1' });
    await publishAndPromote(store, folder);
    const other = open();
    expect((await other.readChannel('stable')).modules).toEqual({ catalog: '1.0.0' });
    expect((await other.readManifest('catalog', '1.0.0')).name).toBe('catalog');
    expect((await other.readFile('catalog', '1.0.0', 'server.cjs')).toString()).toBe('exports.a = 1');
    expect(await other.readBrotli('catalog', '1.0.0', 'browser/remoteEntry.js')).not.toBeNull();
    expect(await other.listVersions('catalog')).toEqual(['1.0.0']);
    expect(await other.listModules()).toEqual(['catalog']);
  });

  test('promoting what is live changes nothing, another version adds to the history', async () => {
    await publishAndPromote(store, await writeTestRelease(scratch, { name: 'catalog' }));
    await promote(store, 'catalog', '1.0.0');
    expect((await store.readChannel('stable')).revision).toBe(1);
    await publishAndPromote(store, await writeTestRelease(scratch, { name: 'catalog', version: '1.1.0' }));
    const record = await store.readChannel('stable');
    expect(record.modules).toEqual({ catalog: '1.1.0' });
    expect(record.history.map(({ version, previous }) => [version, previous])).toEqual([
      ['1.0.0', null],
      ['1.1.0', '1.0.0'],
    ]);
    await expect(promote(store, 'catalog', '9.9.9')).rejects.toThrow(ReleaseNotFoundError);
  });

  test('publishing the same again is fine, other content under the same version is refused', async () => {
    const folder = await writeTestRelease(scratch, { name: 'catalog', files: { 'browser/a.js': '1' } });
    await store.publish(folder);
    await store.publish(folder);
    const changed = await writeTestRelease(scratch, { name: 'catalog', files: { 'browser/a.js': '2' } });
    await expect(store.publish(changed)).rejects.toThrow('published with other content');
    expect((await store.readFile('catalog', '1.0.0', 'browser/a.js')).toString()).toBe('1');
  });

  test('a folder that does not fit its manifest is refused and leaves nothing behind', async () => {
    const folder = await writeTestRelease(scratch, { name: 'catalog', files: { 'browser/a.js': '1' } });
    await writeFile(join(folder, 'browser/a.js'), 'changed');
    await expect(store.publish(folder)).rejects.toThrow(ReleaseRefusedError);
    const sly = await writeTestRelease(scratch, { name: 'catalog', files: { '../outside.js': '1' } });
    await expect(store.publish(sly)).rejects.toThrow('not allowed');
    expect(await store.listVersions('catalog')).toEqual([]);
  });

  test.each(['../manifest.json', '/etc/passwd', 'browser/../manifest.json', '.br/browser/a.js', 'missing.js'])(
    'the path %s reads nothing',
    async (path) => {
      await store.publish(await writeTestRelease(scratch, { name: 'catalog' }));
      await expect(store.readFile('catalog', '1.0.0', path)).rejects.toThrow(ReleaseNotFoundError);
      await expect(store.readFile('..', '1.0.0', path)).rejects.toThrow(ReleaseNotFoundError);
      await expect(store.readFile('catalog', '..', path)).rejects.toThrow(ReleaseNotFoundError);
    },
  );

  test('of many writers of one revision exactly one wins', async () => {
    const content = { modules: { catalog: '1.0.0' }, history: [] };
    for (let revision = 0; revision < 5; revision += 1) {
      const won = await Promise.all(
        Array.from({ length: 12 }, () => open().compareAndSwapChannel('stable', revision, content)),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
    }
    expect((await store.readChannel('stable')).revision).toBe(5);
    expect(await store.compareAndSwapChannel('stable', 3, content)).toBe(false);
  });

  test('writers of different modules at once lose nothing', async () => {
    const names = ['catalog', 'panel', 'content', 'shell', 'other'];
    const folders = await Promise.all(names.map((name) => writeTestRelease(scratch, { name })));
    await Promise.all(folders.map((folder) => publishAndPromote(open(), folder)));
    expect(Object.keys((await store.readChannel('stable')).modules).sort()).toEqual([...names].sort());
  });

  test('a watcher sees the record that is there and every later one', async () => {
    await publishAndPromote(store, await writeTestRelease(scratch, { name: 'catalog' }));
    const seen: number[] = [];
    const next = (revision: number) =>
      new Promise<void>((resolve, reject) => {
        const stop = open().watchChannel(
          'stable',
          (record) => {
            seen.push(record.revision);
            if (record.revision < revision) return;
            stop();
            resolve();
          },
          reject,
        );
      });
    const both = next(2);
    await publishAndPromote(store, await writeTestRelease(scratch, { name: 'panel' }));
    await both;
    expect(seen.at(-1)).toBe(2);
  });
}
