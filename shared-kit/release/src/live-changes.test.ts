import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setCanary } from './canary';
import { GateRefusedError } from './check-with-gate';
import type { GateInput, GateRefusal } from './gate';
import { InMemoryReleaseStore, MemoryBucket } from './object-store';
import { promote } from './promote';
import { publish, publishAndPromote } from './publish';
import { ReleaseNotFoundError, ReleaseRefusedError } from './release-store';
import { rollBack } from './rollback';
import { InterferingStore } from './testing/interfering-store';
import { type TestRelease, writeTestRelease } from './testing/test-releases';
import { withdrawCanary } from './withdraw-canaries';

/** One rule replaces the gate, which has its own tests: a used fragment must be offered. */
jest.mock('./gate', () => ({
  gateRefusals: ({ candidates, live, canaries }: GateInput): GateRefusal[] => {
    const staying = live.filter(({ name }) => !candidates.some((candidate) => candidate.name === name));
    const offers = [...candidates, ...staying].flatMap(({ name, fragments }) =>
      fragments.offers.map((offer) => `${name}/${offer.name}@${offer.version}`),
    );
    return [...candidates, ...staying, ...canaries].flatMap(({ name, version, fragments }) =>
      fragments.uses
        .map((use) => `${use.module}/${use.name}@${use.version}`)
        .filter((use) => !offers.includes(use))
        .map((use) => ({
          code: 'fragment-missing' as const,
          candidate: candidates.map((candidate) => `${candidate.name}@${candidate.version}`).join(', '),
          consumer: `${name}@${version}`,
          message: `Failed to release: ${name}@${version} uses ${use}, which nobody would offer.`,
          remedy: 'Offer it.',
        })),
    );
  },
}));

let scratch: string;
let bucket: MemoryBucket;
let store: InMemoryReleaseStore;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'live-changes-'));
  bucket = new MemoryBucket();
  store = new InMemoryReleaseStore(bucket);
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

const built = (release: TestRelease) => writeTestRelease(scratch, release);

async function published(module: string, ...versions: string[]): Promise<void> {
  for (const version of versions) await store.publish(await built({ name: module, version }));
}

const stable = async () => (await store.readChannel('stable')).modules;
const canary = async () => {
  const { modules, shares } = await store.readChannel('canary');
  return { modules, shares };
};

/** Versions of catalog that offer a teaser, and of content that use it. */
const offering = (version: string, fragmentVersion: number): TestRelease => ({
  name: 'catalog',
  version,
  fragments: {
    offers: [
      {
        name: 'teaser',
        version: fragmentVersion,
        rendering: 'public',
        propsSchema: { type: 'object' },
        reservedHeightPx: 0,
      },
    ],
    uses: [],
  },
});
const using = (version: string, fragmentVersion: number): TestRelease => ({
  name: 'content',
  version,
  fragments: { offers: [], uses: [{ module: 'catalog', name: 'teaser', version: fragmentVersion }] },
});

describe('promoting', () => {
  test('several go live in one step, or none of them', async () => {
    await published('catalog', '1.0.0');
    await published('panel', '1.0.0');
    await expect(promote(store, { catalog: '1.0.0', panel: '2.0.0' })).rejects.toThrow(ReleaseNotFoundError);
    expect(await stable()).toEqual({});
    const { changed } = await promote(store, { catalog: '1.0.0', panel: '1.0.0' });
    expect(changed).toHaveLength(2);
    expect(await store.readChannel('stable')).toMatchObject({ revision: 1, modules: { catalog: '1.0.0' } });
  });

  test('ends the canary of the module, and of no other', async () => {
    await published('catalog', '1.0.0', '1.1.0', '1.2.0');
    await published('panel', '1.0.0', '1.1.0');
    await promote(store, { catalog: '1.0.0', panel: '1.0.0' });
    await setCanary(store, { module: 'catalog', version: '1.1.0', share: 10 });
    await setCanary(store, { module: 'panel', version: '1.1.0', share: 20 });
    const { withdrawn } = await promote(store, { catalog: '1.2.0' });
    expect(withdrawn).toEqual([{ module: 'catalog', version: '1.1.0' }]);
    expect(await canary()).toEqual({ modules: { panel: '1.1.0' }, shares: { panel: 20 } });
    expect((await store.readChannel('canary')).history.at(-1)).toMatchObject({
      action: 'withdraw',
      module: 'catalog',
      version: '1.1.0',
      reason: 'catalog@1.2.0 was promoted',
    });
  });

  test('of deployed versions leaves another canary alone, and ends one that a killed writer left equal to stable', async () => {
    await published('catalog', '1.0.0', '1.1.0');
    await promote(store, { catalog: '1.0.0' });
    await setCanary(store, { module: 'catalog', version: '1.1.0', share: 10 });
    expect(await promote(store, { catalog: '1.0.0' })).toMatchObject({ changed: [], withdrawn: [] });
    expect((await canary()).modules).toEqual({ catalog: '1.1.0' });
    // Killed between the two records.
    const { revision, modules } = await store.readChannel('stable');
    await store.compareAndSwapChannel('stable', revision, { modules: { ...modules, catalog: '1.1.0' }, history: [] });
    expect((await promote(store, { catalog: '1.1.0' })).withdrawn).toEqual([{ module: 'catalog', version: '1.1.0' }]);
  });
});

describe('promoting several releases or beside other writers', () => {
  test('a version pruned at the same moment does not stay live', async () => {
    await published('catalog', '1.0.0', '1.1.0');
    await promote(store, { catalog: '1.0.0' });
    const raced = new InterferingStore(bucket, {
      when: 'before',
      channel: 'stable',
      act: () => store.remove('catalog', '1.1.0'),
    });
    await expect(promote(raced, { catalog: '1.1.0' })).rejects.toThrow(ReleaseNotFoundError);
    expect(await stable()).toEqual({ catalog: '1.0.0' });
    expect((await store.readChannel('stable')).history.at(-1)?.reason).toContain('pruned');
  });

  test('what belongs together goes forth and back together', async () => {
    await publishAndPromote(store, [await built(offering('1.0.0', 1)), await built(using('1.0.0', 1))]);
    await publish(store, [await built(offering('1.1.0', 2)), await built(using('1.1.0', 2))]);
    await expect(promote(store, { catalog: '1.1.0' })).rejects.toThrow(
      'Failed to release: content@1.0.0 uses catalog/teaser@1, which nobody would offer. Offer it.',
    );
    await promote(store, { catalog: '1.1.0', content: '1.1.0' });
    await expect(rollBack(store, { catalog: null })).rejects.toThrow(GateRefusedError);
    await rollBack(store, { catalog: null, content: null });
    expect(await stable()).toEqual({ catalog: '1.0.0', content: '1.0.0' });
  });

  test('is checked against what really gets replaced when another writer was quicker', async () => {
    await publishAndPromote(store, [
      await built(offering('1.0.0', 1)),
      await built({ name: 'content', version: '0.9.0' }),
    ]);
    await store.publish(await built(using('1.0.0', 1)));
    await store.publish(await built(offering('1.1.0', 2)));
    const raced = new InterferingStore(bucket, {
      when: 'before',
      channel: 'stable',
      act: () => promote(store, { catalog: '1.1.0' }),
    });
    await expect(promote(raced, { content: '1.0.0' })).rejects.toThrow(GateRefusedError);
    expect(await stable()).toEqual({ catalog: '1.1.0', content: '0.9.0' });
  });
});

describe('publishing', () => {
  test('is refused for what could not go live; nothing of the set is written', async () => {
    const folders = [await built(offering('1.0.0', 1)), await built(using('1.0.0', 2))];
    await expect(publish(store, folders)).rejects.toThrow(GateRefusedError);
    expect(await store.listModules()).toEqual([]);
    const { refusals } = await publish(store, folders, { previewOnly: true });
    expect(refusals).not.toHaveLength(0);
    expect(await store.listModules()).toEqual(['catalog', 'content']);
  });

  test('reports whether the store had it, and takes no other content under the same version', async () => {
    const folder = await built({ name: 'catalog', files: { 'browser/a.js': '1' } });
    expect((await publish(store, [folder])).published[0]?.isNew).toBe(true);
    expect((await publish(store, [folder])).published[0]?.isNew).toBe(false);
    const other = await built({ name: 'catalog', files: { 'browser/a.js': '2' } });
    await expect(publish(store, [other], { dryRun: true })).rejects.toThrow('published with other content');
    await expect(publish(store, [folder, folder])).rejects.toThrow('two of the folders');
  });

  test('refuses a release that states a smaller size than it has, before anything is written', async () => {
    const sly = await built({ name: 'panel', files: { 'browser/a.js': randomBytes(600).toString('base64') } });
    const file = join(sly, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    const [entry] = manifest.files.filter(({ path }: { path: string }) => path === 'browser/a.js');
    entry.brotliBytes = 20;
    await writeFile(file, JSON.stringify(manifest));
    const folders = [await built({ name: 'catalog' }), sly];
    await expect(publish(store, folders)).rejects.toThrow(/browser\/a\.js has \d+ bytes by brotli, not 20/);
    await expect(publish(store, folders, { dryRun: true })).rejects.toThrow(ReleaseRefusedError);
    expect(await store.listModules()).toEqual([]);
    entry.bytes = 20;
    await writeFile(file, JSON.stringify(manifest));
    await expect(publish(store, [sly])).rejects.toThrow('browser/a.js has 800 bytes, not 20');
  });

  test('refuses a release of another contract, and states whose number it is', async () => {
    const folder = await built({ name: 'catalog' });
    const file = join(folder, 'manifest.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"contract":1', '"contract":2'));
    await expect(publish(store, [folder])).rejects.toThrow(
      'it is built for contract 2, and this platform keeps contract 1. Build it with the shared kit of this platform.',
    );
  });
});

describe('rolling back', () => {
  test('goes to the version before, twice to the one before that, and ends the canary', async () => {
    await published('catalog', '1', '2', '3', '4');
    for (const version of ['1', '2', '3']) await promote(store, { catalog: version });
    await setCanary(store, { module: 'catalog', version: '4', share: 5 });
    const { changed, withdrawn } = await rollBack(store, { catalog: null }, { reason: 'prices wrong' });
    expect(changed).toEqual([{ module: 'catalog', version: '2', previous: '3' }]);
    expect(withdrawn).toEqual([{ module: 'catalog', version: '4' }]);
    expect((await store.readChannel('stable')).history.at(-1)).toMatchObject({
      action: 'rollback',
      by: 'operator',
      reason: 'prices wrong',
    });
    await rollBack(store, { catalog: null });
    expect(await stable()).toEqual({ catalog: '1' });
    await expect(rollBack(store, { catalog: null })).rejects.toThrow('nothing is known to have been live before 1');
    await expect(rollBack(store, { panel: null })).rejects.toThrow('no version of it is live');
    await rollBack(store, { catalog: '3' });
    expect(await stable()).toEqual({ catalog: '3' });
  });

  test('by two people at once goes back once', async () => {
    await published('catalog', '1', '2', '3');
    for (const version of ['1', '2', '3']) await promote(store, { catalog: version });
    await Promise.all([rollBack(store, { catalog: null }), rollBack(store, { catalog: null })]);
    expect(await stable()).toEqual({ catalog: '2' });
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await published('catalog', '1.0.0', '1.1.0', '1.2.0');
    await promote(store, { catalog: '1.0.0' });
  });

  test('begins, grows, shrinks, changes its version and ends, with its history', async () => {
    const at = (share: number, version?: string) =>
      setCanary(store, { module: 'catalog', share, ...(version === undefined ? {} : { version }) });
    await at(10, '1.1.0');
    await at(25.5);
    await at(0);
    expect(await canary()).toEqual({ modules: { catalog: '1.1.0' }, shares: { catalog: 0 } });
    expect(await at(1, '1.2.0')).toMatchObject({ before: { version: '1.1.0', share: 0 } });
    expect(await withdrawCanary(store, 'catalog', { by: 'operator', reason: 'enough' })).toBe(true);
    expect(await withdrawCanary(store, 'catalog', { by: 'operator', reason: 'enough' })).toBe(false);
    const { history, modules, shares } = await store.readChannel('canary');
    expect({ modules, shares }).toEqual({ modules: {}, shares: {} });
    expect(history.map(({ action, version, share }) => [action, version, share])).toEqual([
      ['canary', '1.1.0', 10],
      ['canary', '1.1.0', 25.5],
      ['canary', '1.1.0', 0],
      ['canary', '1.2.0', 1],
      ['withdraw', '1.2.0', 1],
    ]);
  });

  test('is no version that is live, unknown, or of a module that nobody sees yet', async () => {
    const of = (module: string, version?: string, share = 10) =>
      setCanary(store, { module, share, ...(version === undefined ? {} : { version }) });
    await expect(of('catalog', '1.0.0')).rejects.toThrow('live for everybody already');
    await expect(of('catalog', '9.9.9')).rejects.toThrow(ReleaseNotFoundError);
    await expect(of('catalog')).rejects.toThrow('it has none now');
    await expect(of('panel', '1.0.0')).rejects.toThrow('nothing to measure it against');
    for (const share of [-1, 100.01, Number.NaN, 0.001]) {
      await expect(of('catalog', '1.1.0', share)).rejects.toThrow(ReleaseRefusedError);
    }
    expect(await canary()).toEqual({ modules: {}, shares: {} });
  });

  test('the guard ends the version that it judged, and no other', async () => {
    await setCanary(store, { module: 'catalog', version: '1.2.0', share: 10 });
    const guard = { by: 'guard', reason: 'more errors than stable' } as const;
    expect(await withdrawCanary(store, 'catalog', { ...guard, version: '1.1.0' })).toBe(false);
    expect((await canary()).modules).toEqual({ catalog: '1.2.0' });
    expect(await withdrawCanary(store, 'catalog', { ...guard, version: '1.2.0' })).toBe(true);
    expect((await store.readChannel('canary')).history.at(-1)).toMatchObject({ ...guard, version: '1.2.0' });
  });

  test('that was promoted while it began ends at once', async () => {
    const raced = new InterferingStore(bucket, {
      when: 'before',
      channel: 'canary',
      act: () => promote(store, { catalog: '1.1.0' }),
    });
    await setCanary(raced, { module: 'catalog', version: '1.1.0', share: 10 });
    expect(await stable()).toEqual({ catalog: '1.1.0' });
    expect(await canary()).toEqual({ modules: {}, shares: {} });
  });
});

describe('two records that change at once', () => {
  beforeEach(async () => {
    await publishAndPromote(store, [
      await built(offering('1.0.0', 1)),
      await built({ name: 'content', version: '0.9.0' }),
    ]);
    await store.publish(await built(using('1.0.0', 1)));
    await store.publish(await built(offering('1.1.0', 2)));
  });

  test('a canary that began while stable changed against it is refused', async () => {
    const raced = new InterferingStore(bucket, {
      when: 'before',
      channel: 'canary',
      act: () => promote(store, { catalog: '1.1.0' }),
    });
    await expect(setCanary(raced, { module: 'content', version: '1.0.0', share: 10 })).rejects.toThrow(
      'stable changed at the same moment',
    );
    expect(await canary()).toEqual({ modules: {}, shares: {} });
  });

  test('stable that changed while a canary began ends it when it does not fit', async () => {
    const raced = new InterferingStore(bucket, {
      when: 'before',
      channel: 'stable',
      act: () => setCanary(store, { module: 'content', version: '1.0.0', share: 10 }),
    });
    expect((await promote(raced, { catalog: '1.1.0' })).withdrawn).toEqual([{ module: 'content', version: '1.0.0' }]);
    expect(await stable()).toMatchObject({ catalog: '1.1.0' });
    expect(await canary()).toEqual({ modules: {}, shares: {} });
    expect((await store.readChannel('canary')).history.at(-1)?.reason).toContain('teaser');
  });
});
