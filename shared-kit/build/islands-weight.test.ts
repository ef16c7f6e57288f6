import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Stats, type StatsModule } from 'webpack';
import { chunkGroups } from './build-release';
import { browserConfig } from './webpack-config';

// What the shell adds to the host for an island that is touched. Source: docs/decisions/0175.
const ISLANDS_BYTES = 97 * 1024;
/** What only pages use, and the consumers of queries. */
const FOR_PAGES = /node_modules[\\/](?:i18next|single-spa|single-spa-react|@tanstack)[\\/]/;

const folder = join(import.meta.dirname, '../../shell');
let output = '';
let stats: Stats;

beforeAll(async () => {
  output = mkdtempSync(join(tmpdir(), 'islands-weight-'));
  const target = { folder, name: 'shell', version: '1.0.0', mode: 'production', output, fragments: [] } as const;
  const compiler = webpack(browserConfig(target));
  stats = await new Promise((resolve, reject) => {
    compiler?.run((error, done) => {
      if (error || !done || done.hasErrors()) return reject(error ?? new Error(done?.toString('errors-only')));
      compiler.close(() => resolve(done));
    });
  });
}, 600_000);
afterAll(() => rmSync(output, { recursive: true, force: true }));

const sentBytes = (file: string) => brotliCompressSync(readFileSync(join(output, file))).length;

const namesOf = ({ nameForCondition, modules: inner = [] }: StatsModule): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...inner.flatMap(namesOf),
];

/** Files of all modules of some scripts. */
function modulesIn(scripts: readonly string[]): string[] {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    nestedModules: true,
    nestedModulesSpace: 9999,
    modulesSpace: 9999,
    chunkModulesSpace: 9999,
    dependentModules: true,
    // Those that are parts of another.
    orphanModules: true,
  });
  return chunks
    .filter(({ files = [] }) => files.some((file) => scripts.includes(`browser/${file}`)))
    .flatMap(({ modules = [] }) => modules.flatMap(namesOf));
}

test('islands load none of the packages that only pages need, and pages load all', () => {
  const { 'islands-loads': islands = [], 'main-loads': pages = [] } = chunkGroups(stats);
  expect(modulesIn(islands).some((name) => name.endsWith('start-islands-part.ts'))).toBe(true);
  expect(modulesIn([...islands, 'browser/main.js']).filter((name) => FOR_PAGES.test(name))).toEqual([]);
  const ofPages = modulesIn(pages);
  for (const name of ['i18next', 'single-spa', '@tanstack/react-query'])
    expect(ofPages.some((file) => file.includes(`node_modules/${name}/`))).toBe(true);
});

test('no script that provides shared packages waits for one', () => {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkModules: true, chunkModulesSpace: 9999 });
  const waiting = chunks.filter(({ modules = [] }) =>
    modules.some(({ moduleType }) => moduleType === 'consume-shared-module'),
  );
  const names = waiting.flatMap((chunk) => chunk.names ?? []);
  expect(names).toEqual(expect.arrayContaining(['islands', 'app']));
  for (const provider of ['react', 'platform', 'query', 'pages']) expect(names).not.toContain(provider);
});

test('share scopes are written once', () => {
  const main = readFileSync(join(output, 'browser/main.js'), 'utf8');
  // Of the runtime, called through federation, and nothing before it.
  expect(main.match(/\.I=/g)).toHaveLength(1);
});

test('they are small', () => {
  const { 'islands-loads': islands = [] } = chunkGroups(stats);
  const scripts = [...islands, 'browser/main.js'];
  expect(scripts.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(ISLANDS_BYTES);
});
