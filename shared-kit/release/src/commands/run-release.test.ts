import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryReleaseStore } from '..';
import { type TestRelease, writeTestRelease } from '../testing/test-releases';
import { readPreview } from '../tokens';
import { runRelease, type Surroundings } from './run-release';

const NOW = new Date('2026-03-01T12:00:00Z');
/** No server listens on this port. */
const NO_API = 'http://127.0.0.1:9';
const V1 = ['--api-version', '1'];
const NAMES = [
  'publish',
  'promote',
  'rollback',
  'canary',
  'preview',
  'list',
  'history',
  'problems',
  'evidence',
  'prune',
  'keygen',
  'sign',
];

let scratch: string;
let store: InMemoryReleaseStore;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'release-command-'));
  store = new InMemoryReleaseStore();
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

async function run(args: string[], env: NodeJS.ProcessEnv = {}, more: Partial<Surroundings> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runRelease(args, {
    env: { API_ORIGIN: NO_API, RELEASE_SECRET: 'secret', ...env },
    folder: scratch,
    store,
    now: () => NOW,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    ...more,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

async function published(...releases: TestRelease[]): Promise<void> {
  for (const release of releases) await store.publish(await writeTestRelease(scratch, release));
}

const CATALOG = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ name: 'catalog', version }));

test('a release goes its way: published, live, canary, rolled back, and all of it is reported', async () => {
  for (const release of CATALOG) {
    const folder = await writeTestRelease(scratch, release);
    expect(await run(['publish', folder, ...V1])).toMatchObject({
      code: 0,
      out: `catalog@${release.version} is published: 1 files.`,
    });
  }
  expect((await run(['promote', 'catalog@1.0.0', ...V1])).out).toBe('catalog@1.0.0 is live (before: nothing).');
  expect((await run(['promote', 'catalog@1.1.0', ...V1, '--reason', 'summer'])).code).toBe(0);
  expect((await run(['canary', 'catalog@1.2.0', '--share', '10', ...V1])).out).toBe(
    'catalog@1.2.0 is a canary at 10 % (before: none).',
  );
  const list = await run(['list']);
  expect(list.out).toMatch(/1\.2\.0 .* canary 10 %\n.*1\.1\.0 .* live\n.*1\.0\.0/);
  expect((await run(['rollback', 'catalog', ...V1])).out).toBe(
    'catalog@1.0.0 is live (before: 1.1.0).\nThe canary catalog@1.2.0 has ended.',
  );
  const { out } = await run(['history', 'catalog', '--json']);
  const { events } = JSON.parse(out);
  expect(events.map(({ action, version }: { action: string; version: string }) => [action, version])).toEqual(
    expect.arrayContaining([
      ['promote', '1.0.0'],
      ['promote', '1.1.0'],
      ['canary', '1.2.0'],
      ['rollback', '1.0.0'],
      ['withdraw', '1.2.0'],
    ]),
  );
  expect((await run(['history'])).out).toContain('catalog@1.1.0 promoted (before: 1.0.0), by an operator: summer');
});

test('publishing and promoting can be one command', async () => {
  const folder = await writeTestRelease(scratch, { name: 'catalog' });
  const { code, out } = await run(['publish', folder, '--promote', '--json', ...V1]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    published: [{ module: 'catalog', version: '1.0.0', isNew: true }],
    refusals: [],
    findings: [],
    changed: [{ module: 'catalog', version: '1.0.0', previous: null }],
    withdrawn: [],
  });
  expect((await store.readChannel('stable')).modules).toEqual({ catalog: '1.0.0' });
});

test('a dry run reports what would be and changes nothing', async () => {
  const folder = await writeTestRelease(scratch, { name: 'catalog' });
  expect((await run(['publish', folder, '--dry-run', ...V1])).out).toBe('catalog@1.0.0 can be published: 1 files.');
  expect(await store.listModules()).toEqual([]);
  await store.publish(folder);
  const promoted = await run(['promote', 'catalog@1.0.0', '--dry-run', ...V1]);
  expect(promoted).toMatchObject({ code: 0, out: 'catalog@1.0.0 would be live (before: nothing).' });
  expect((await store.readChannel('stable')).revision).toBe(0);
  const refused = await run(['promote', 'catalog@1.0.0', '--dry-run', '--api-version', '2']);
  expect(refused.code).toBe(1);
});

test('the gate refuses with code 1, names who would break and what to do, and for programs as data', async () => {
  const folder = await writeTestRelease(scratch, { name: 'catalog', apiVersion: '7' });
  const { code, err, out } = await run(['publish', folder, '--json', ...V1]);
  expect(code).toBe(1);
  expect(err).toContain('catalog@1.0.0');
  expect(JSON.parse(out).error.refusals).toEqual([
    expect.objectContaining({ code: 'api-version', consumer: 'catalog@1.0.0', remedy: expect.any(String) }),
  ]);
  expect(await store.listModules()).toEqual([]);
  const taken = await run(['publish', folder, '--preview-only', ...V1]);
  expect(taken).toMatchObject({ code: 0, err: expect.stringMatching(/^Cannot go live: .*catalog@1\.0\.0/) });
  expect((await run(['promote', 'catalog@1.0.0', ...V1])).code).toBe(1);
});

test('pages that fail are refused with code 1, and reported when they may stay', async () => {
  const folder = await writeTestRelease(scratch, { name: 'catalog' });
  const failing = { checkPages: async () => [{ isRefused: true, text: 'catalog@1.0.0: page start (/) has no h1.' }] };
  const refused = await run(['publish', folder, ...V1], {}, failing);
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Failed to publish: .*\ncatalog@1\.0\.0: page start/),
  });
  expect(await store.listModules()).toEqual([]);
  const note = { isRefused: false, text: 'No answer is recorded of /api/stock.' };
  const taken = await run(['publish', folder, '--json', ...V1], {}, { checkPages: async () => [note] });
  expect(taken).toMatchObject({ code: 0, err: note.text });
  expect(JSON.parse(taken.out).findings).toEqual([note]);
});

test('while the API is away nothing new is promoted, and what is urgent still works', async () => {
  await published(...CATALOG);
  await run(['promote', 'catalog@1.0.0', ...V1]);
  await run(['promote', 'catalog@1.1.0', ...V1]);
  await run(['canary', 'catalog@1.2.0', '--share', '50', ...V1]);
  for (const args of [
    ['promote', 'catalog@1.2.0'],
    ['canary', 'catalog@1.2.0', '--share', '60'],
  ]) {
    expect(await run(args)).toMatchObject({ code: 1, err: expect.stringContaining('--api-version') });
  }
  expect((await run(['canary', 'catalog', '--share', '5'])).code).toBe(0);
  expect((await run(['canary', 'catalog', '--withdraw'])).code).toBe(0);
  expect(await run(['rollback', 'catalog'])).toMatchObject({ code: 0, err: expect.stringContaining('not checked') });
  expect((await store.readChannel('stable')).modules).toEqual({ catalog: '1.0.0' });
});

test('evidence is written beside a version and can be requested', async () => {
  await published({ name: 'catalog' });
  const asked = ['promote', 'catalog@1.0.0', ...V1];
  expect(await run([...asked, '--require-evidence'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run e2e -- --with catalog@1.0.0'),
  });
  expect((await run(asked, { RELEASE_REQUIRE_EVIDENCE: '1' })).code).toBe(1);
  const file = join(scratch, 'run.json');
  const result = { at: '2026-03-01T11:00:00Z', baseUrl: 'http://shop.example', modules: { catalog: '1.0.0' } };
  await writeFile(file, JSON.stringify({ ...result, passed: false, tests: { passed: 3, failed: 1 } }));
  expect((await run(['evidence', 'catalog@1.0.0', '--add', file])).out).toContain('failed: 3 passed, 1 failed');
  expect((await run([...asked, '--require-evidence'])).err).toContain('2026-03-01T11:00:00Z failed');
  await writeFile(
    file,
    JSON.stringify({ ...result, at: '2026-03-01T11:30:00Z', passed: true, tests: { passed: 4, failed: 0 } }),
  );
  await run(['evidence', 'catalog@1.0.0', '--add', file]);
  expect((await run(['list'])).out).toContain('journeys passed');
  expect((await run(asked, { RELEASE_REQUIRE_EVIDENCE: '1' })).code).toBe(0);
  await writeFile(file, '{}');
  expect(await run(['evidence', 'catalog@1.0.0', '--add', file])).toMatchObject({ code: 1 });
});

test('a preview is an address that holds a genuine token', async () => {
  await published({ name: 'catalog' });
  const origin = 'panel=http://localhost:4301';
  const { out } = await run(['preview', 'catalog@1.0.0', '--origin', origin, '--hours', '2', '--json'], {
    PUBLIC_ORIGIN: 'https://shop.example',
  });
  const { url } = JSON.parse(out);
  expect(url).toMatch(/^https:\/\/shop\.example\/release-preview\/\?token=/);
  expect(readPreview(new URL(url).searchParams.get('token') ?? '', 'secret', NOW)).toEqual({
    modules: { catalog: '1.0.0' },
    origins: { panel: 'http://localhost:4301' },
    expiresAt: '2026-03-01T14:00:00.000Z',
  });
  expect(await run(['preview', 'catalog@1.0.0'], { RELEASE_SECRET: '' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Start the shop once'),
  });
  await writeFile(join(scratch, 'secrets.json'), JSON.stringify({ releaseSecret: 'made by the first start' }));
  expect((await run(['preview', 'catalog@1.0.0'], { RELEASE_SECRET: '', DATA_DIR: scratch })).code).toBe(0);
  expect((await run(['preview', 'catalog@2.0.0'])).err).toContain('it is not published');
  expect((await run(['preview', 'catalog@1.0.0', '--hours', '25'])).code).toBe(1);
});

test.each(NAMES)('%s has help', async (name) => {
  const { code, out } = await run([name, '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^Usage: npm run release -- ${name}`));
  expect(out).toContain('--json');
});

test.each(
  [
    '',
    'bogus',
    'toString',
    'publish',
    'promote',
    'promote catalog',
    'promote catalog@1 catalog@2',
    'promote Catalog@1',
    'promote catalog@1@2',
    'promote catalog@1 --bogus',
    'rollback',
    'rollback a b --to 1',
    'rollback a@1 --to 1',
    'canary catalog@1',
    'canary catalog@1 --share ten',
    'canary catalog --share 5 --withdraw',
    'canary a b --share 5',
    'preview',
    'preview catalog@1 --origin nonsense',
    'list a b',
    'history a b',
    'evidence catalog',
    'prune catalog',
  ].map((line) => [line]),
)('"%s" is wrong usage: code 2 and the usage', async (line) => {
  const { code, out, err } = await run(line === '' ? [] : line.split(' '));
  expect(code).toBe(2);
  expect(line === '' ? out : err).toContain('Usage: npm run release -- ');
});

test('a setting that is wrong is named', async () => {
  expect(await run(['list'], { PORT: 'eighty' })).toMatchObject({ code: 2, err: expect.stringContaining('PORT') });
});

test('the store is the folder of npm start unless another is named', async () => {
  const folder = await writeTestRelease(scratch, { name: 'catalog' });
  const lines: string[] = [];
  const surroundings = {
    env: { DATA_DIR: 'data', API_ORIGIN: NO_API },
    folder: scratch,
    out: (line: string) => lines.push(line),
    err: (line: string) => lines.push(line),
  };
  expect(await runRelease(['publish', folder, ...V1], surroundings)).toBe(0);
  const manifestText = await readFile(join(scratch, 'data/releases/catalog/1.0.0/manifest.json'), 'utf8');
  expect(JSON.parse(manifestText).name).toBe('catalog');
});

test('a team makes a key, signs with it, and can neither release unsigned nor another team’s module', async () => {
  const entry = (await run(['keygen', 'team.pem', '--name', 'catalog team', '--modules', 'catalog'])).out;
  expect(JSON.parse(entry)).toMatchObject({ name: 'catalog team', modules: ['catalog'] });
  expect((await run(['keygen', 'team.pem', '--name', 'again'])).err).toContain('the file is there already');
  expect((await run(['keygen', 'team.pem'])).code).toBe(2);
  await published(...CATALOG.slice(0, 1));
  expect((await run(['promote', 'catalog@1.0.0', ...V1])).code).toBe(0);
  await writeFile(join(scratch, 'keys.json'), `{"keys": [${entry}]}`);
  const trusting = { RELEASE_KEYS: 'keys.json' };
  const signing = { ...trusting, RELEASE_SIGNING_KEY: 'team.pem' };

  expect((await run(['list'], trusting)).out).toContain('damaged or not authentic');
  expect((await run(['sign', '--all'], trusting)).err).toContain('there is no key');
  expect((await run(['sign', 'catalog@1.0.0', '--all'], signing)).code).toBe(2);
  expect((await run(['sign', '--all'], signing)).out).toBe('catalog@1.0.0 is signed.');
  expect((await run(['sign', '--all'], signing)).out).toBe('Nothing to sign.');

  const next = await writeTestRelease(scratch, CATALOG[1] ?? { name: '' });
  expect((await run(['publish', next, ...V1], trusting)).err).toContain('there is no key to sign it with');
  expect((await run(['publish', next, '--promote', ...V1], signing)).code).toBe(0);
  expect((await run(['rollback', 'catalog', ...V1], signing)).out).toContain('catalog@1.0.0 is live');
  const others = await writeTestRelease(scratch, { name: 'panel' });
  expect((await run(['publish', others, ...V1], signing)).err).toContain('is not listed for panel');
  expect((await run(['list'], { RELEASE_KEYS: 'nowhere.json' })).err).toMatch(/nowhere.json cannot be read/);
  expect((await run(['list'], { RELEASE_KEYS: 'team.pem' })).err).toMatch(/is no list of keys/);
});
