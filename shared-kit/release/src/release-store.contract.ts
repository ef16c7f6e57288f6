import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyChannel } from './channel-record';
import { checkReleaseFolder, integrityOf } from './check-release-folder';
import { promote } from './promote';
import { publishAndPromote } from './publish';
import { ReleaseNotFoundError, ReleaseRefusedError, type ReleaseStore } from './release-store';
import { makeSigningKey, signManifest } from './signing/release-signature';
import { writeTestRelease } from './testing/test-releases';

export interface StoreUnderTest {
  /** Opens the same store again, as another process would. */
  open: () => ReleaseStore;
  /** Folder for built releases. */
  scratch: string;
  /** Makes the store unreachable for all, and reachable again. */
  setReachable: (isReachable: boolean) => Promise<void>;
}

const PASSED = {
  passed: true,
  at: '2026-01-01T12:00:00Z',
  baseUrl: 'http://shop.example',
  modules: { catalog: '1.0.0', shell: '2.0.0' },
  tests: { passed: 3, failed: 0 },
};

/** Every listed version is complete, with the content of its manifest; both channels can be read. */
export async function expectWholeStore(store: ReleaseStore): Promise<void> {
  for (const module of await store.listModules()) {
    for (const version of await store.listVersions(module)) {
      const { files } = await store.readManifest(module, version);
      for (const { path, integrity } of files) {
        expect(integrityOf(await store.readFile(module, version, path))).toBe(integrity);
        if (path.endsWith('.js')) expect(await store.readBrotli(module, version, path)).not.toBeNull();
      }
    }
  }
  await store.readChannel('stable');
  await store.readChannel('canary');
}

let store: ReleaseStore;
let open: () => ReleaseStore;
let scratch: string;
let setReachable: StoreUnderTest['setReachable'];

/** Contract of every release store; each implementation runs it. */
export function describeReleaseStore(makeStore: () => Promise<StoreUnderTest>): void {
  beforeEach(async () => {
    ({ open, scratch, setReachable } = await makeStore());
    store = open();
  });

  describe('releases', describeReleases);
  describe('refused releases', describeRefusals);
  describe('channels', describeChannels);
  describe('watched channels', describeWatching);
  describe('removal, evidence and signatures', describeEvidence);
}

function describeReleases(): void {
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

  test('publication has a time, and versions are listed by it', async () => {
    const before = Date.now() - 1_000;
    for (const version of ['2.0.0', '1.0.0', '10.0.0']) {
      await store.publish(await writeTestRelease(scratch, { name: 'catalog', version }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await store.listVersions('catalog')).toEqual(['2.0.0', '1.0.0', '10.0.0']);
    expect((await store.publishedAt('catalog', '1.0.0')).getTime()).toBeGreaterThan(before);
    await expect(store.publishedAt('catalog', '3.0.0')).rejects.toThrow(ReleaseNotFoundError);
  });
}

function describeRefusals(): void {
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

  test('a release without the scripts that it promises is refused', async () => {
    const offer = { name: 'teaser', version: 1, rendering: 'private' as const, propsSchema: {}, reservedHeightPx: 0 };
    const fragments = { offers: [offer], uses: [] };
    const silent = await writeTestRelease(scratch, { name: 'catalog', fragments, chunks: { 'fragment-teaser': null } });
    await expect(store.publish(silent)).rejects.toThrow('offers the fragment teaser, but has no script of it');
    const lost = await writeTestRelease(scratch, { name: 'catalog', chunks: { app: ['browser/app.js'] } });
    await expect(store.publish(lost)).rejects.toThrow('the script browser/app.js is not among its files');
  });

  test.each(['channels', 'evidence', 'signatures'])('no module can be called %s', async (name) => {
    await expect(store.publish(await writeTestRelease(scratch, { name }))).rejects.toThrow('no module can be called');
    expect(await store.listModules()).toEqual([]);
  });
}

function describeChannels(): void {
  test('promoting a deployed version changes nothing, another version adds to the history', async () => {
    await publishAndPromote(store, await writeTestRelease(scratch, { name: 'catalog' }));
    await promote(store, { catalog: '1.0.0' });
    expect((await store.readChannel('stable')).revision).toBe(1);
    await publishAndPromote(store, await writeTestRelease(scratch, { name: 'catalog', version: '1.1.0' }));
    const record = await store.readChannel('stable');
    expect(record.modules).toEqual({ catalog: '1.1.0' });
    expect(record.history.map(({ version, previous }) => [version, previous])).toEqual([
      ['1.0.0', null],
      ['1.1.0', '1.0.0'],
    ]);
    await expect(promote(store, { catalog: '9.9.9' })).rejects.toThrow(ReleaseNotFoundError);
  });

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

  test('channels do not touch each other', async () => {
    await store.compareAndSwapChannel('canary', 0, { modules: { a: '1' }, shares: { a: 5 }, history: [] });
    expect((await store.readChannel('stable')).revision).toBe(0);
    expect(await open().readChannel('canary')).toEqual({
      revision: 1,
      modules: { a: '1' },
      manifests: {},
      shares: { a: 5 },
      history: [],
    });
  });
}

function describeWatching(): void {
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

  test('a store out of reach is an error for its watcher, who sees what changed once it is back', async () => {
    await store.compareAndSwapChannel('stable', 0, { modules: { catalog: '1.0.0' }, history: [] });
    const events: string[] = [];
    let notified: () => void = () => undefined;
    const until = async (count: number) => {
      while (events.length < count) await new Promise<void>((resolve) => (notified = resolve));
    };
    const note = (event: string) => {
      if (events.at(-1) !== event) events.push(event);
      notified();
    };
    const stop = store.watchChannel(
      'stable',
      ({ modules }) => note(JSON.stringify(modules)),
      () => note('out of reach'),
    );
    await until(1);
    await setReachable(false);
    await until(2);
    await expect(open().publish(await writeTestRelease(scratch, { name: 'catalog' }))).rejects.toThrow();
    await setReachable(true);
    await until(3);
    await open().compareAndSwapChannel('stable', 1, { modules: { catalog: '1.1.0' }, history: [] });
    await until(4);
    stop();
    expect(events).toEqual(['{"catalog":"1.0.0"}', 'out of reach', '{"catalog":"1.0.0"}', '{"catalog":"1.1.0"}']);
  });
}

function describeEvidence(): void {
  test('a removed version is gone with its evidence, the others stay, and it can be published again', async () => {
    const folder = await writeTestRelease(scratch, { name: 'catalog' });
    await store.publish(folder);
    await store.publish(await writeTestRelease(scratch, { name: 'catalog', version: '1.1.0' }));
    await store.addEvidence('catalog', '1.0.0', PASSED);
    await store.addEvidence('catalog', '1.1.0', PASSED);
    await store.remove('catalog', '1.0.0');
    await store.remove('catalog', '1.0.0');
    expect(await open().listVersions('catalog')).toEqual(['1.1.0']);
    await expect(store.readManifest('catalog', '1.0.0')).rejects.toThrow(ReleaseNotFoundError);
    await expect(store.readFile('catalog', '1.0.0', 'browser/remoteEntry.js')).rejects.toThrow(ReleaseNotFoundError);
    expect(await store.listEvidence('catalog', '1.1.0')).toHaveLength(1);
    await store.publish(folder);
    expect(await store.listEvidence('catalog', '1.0.0')).toEqual([]);
    await expectWholeStore(store);
  });

  test('evidence stands beside a release, oldest first, and is no version or module', async () => {
    await expect(store.addEvidence('catalog', '1.0.0', PASSED)).rejects.toThrow(ReleaseNotFoundError);
    expect(await store.listEvidence('catalog', '1.0.0')).toEqual([]);
    await store.publish(await writeTestRelease(scratch, { name: 'catalog' }));
    await store.addEvidence('catalog', '1.0.0', { ...PASSED, at: '2026-01-02T12:00:00Z', note: 'second' });
    await store.addEvidence('catalog', '1.0.0', PASSED);
    await store.addEvidence('catalog', '1.0.0', { ...PASSED, note: 'same moment' });
    const found = await open().listEvidence('catalog', '1.0.0');
    expect(found.map(({ at }) => at.slice(0, 10))).toEqual(['2026-01-01', '2026-01-01', '2026-01-02']);
    expect(found[2]).toMatchObject({ kind: 'e2e', note: 'second', modules: PASSED.modules });
    expect(await store.listModules()).toEqual(['catalog']);
    expect(await store.listVersions('catalog')).toEqual(['1.0.0']);
    const nonsense = { ...PASSED, tests: { passed: 0, failed: 0 } };
    await expect(store.addEvidence('catalog', '1.0.0', nonsense)).rejects.toThrow('none that ran');
  });

  test('signatures stand beside a release, come with it and go with it', async () => {
    const folder = await writeTestRelease(scratch, { name: 'catalog' });
    const key = makeSigningKey();
    await expect(store.addSignature('catalog', '1.0.0', signManifest('', key))).rejects.toThrow(ReleaseNotFoundError);
    const release = await checkReleaseFolder(folder);
    const signature = signManifest(release.manifestText, key);
    await store.publish({ ...release, signatures: [signature] });
    expect(await open().listSignatures('catalog', '1.0.0')).toEqual([signature]);
    expect(await open().readManifestText('catalog', '1.0.0')).toBe(release.manifestText);
    const second = signManifest(release.manifestText, makeSigningKey());
    await store.publish({ ...release, signatures: [signature, second] });
    const third = signManifest(release.manifestText, makeSigningKey());
    await store.addSignature('catalog', '1.0.0', third);
    const found = (await open().listSignatures('catalog', '1.0.0')).map(({ publicKey }) => publicKey);
    expect(found.sort()).toEqual([signature, second, third].map(({ publicKey }) => publicKey).sort());
    expect(await store.listModules()).toEqual(['catalog']);
    await store.remove('catalog', '1.0.0');
    expect(await store.listSignatures('catalog', '1.0.0')).toEqual([]);
  });
}
