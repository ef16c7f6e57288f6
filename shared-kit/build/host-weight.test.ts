import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type StatsModule } from 'webpack';
import { hostConfig } from './webpack-config';

// What every public page evaluates without a touch. Source: docs/decisions/0174.
const HOST_BYTES = 15 * 1024;
const WITH_CONSENT_AND_REPORTS_BYTES = 20 * 1024;
/**
 * What a page of a visitor who agreed to all cookies loads beside the host: the visitor's shapes, consent and reports, the
 * data layer and, where the browser prerenders, what chooses the pages.
 */
const LATER = /^later-(?:response-contract|idle|data-layer|next-pages)\./;
/** Loaded with the question alone. */
const CONSENT_PANEL_BYTES = 3 * 1024;
const FOREIGN =
  /node_modules[\\/](?:rxjs|react|react-dom|scheduler|single-spa|@module-federation|@emotion|i18next)[\\/]/;

const folder = join(import.meta.dirname, '../../shell');
let output = '';
let modules: string[] = [];

const namesOf = ({ nameForCondition, modules: inner = [] }: StatsModule): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...inner.flatMap(namesOf),
];

beforeAll(async () => {
  output = mkdtempSync(join(tmpdir(), 'host-weight-'));
  const config = hostConfig({ folder, name: 'shell', version: '1.0.0', mode: 'production', output, fragments: [] });
  const compiler = webpack(config);
  modules = await new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      const { modules: all = [] } = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        modulesSpace: 9999,
      });
      compiler.close(() => resolve(all.flatMap(namesOf)));
    });
  });
}, 120_000);
afterAll(() => rmSync(output, { recursive: true, force: true }));

const sentBytes = (file: string) => brotliCompressSync(readFileSync(join(output, 'browser', file))).length;

test('the host holds no package that only the app part needs', () => {
  expect(modules.some((name) => name.endsWith('start-host.ts'))).toBe(true);
  expect(modules.filter((name) => FOREIGN.test(name))).toEqual([]);
});

test('the host is small, and so is what consent, reports and prerendering add', () => {
  const files = readdirSync(join(output, 'browser'));
  const host = sentBytes('host.js');
  const later = files.filter((file) => LATER.test(file));
  expect(later).toHaveLength(4);
  expect(host).toBeLessThanOrEqual(HOST_BYTES);
  expect(later.map(sentBytes).reduce((sum, bytes) => sum + bytes, host)).toBeLessThanOrEqual(
    WITH_CONSENT_AND_REPORTS_BYTES,
  );
});

test('so is the consent panel', () => {
  const files = readdirSync(join(output, 'browser')).filter((file) => file.startsWith('later-consent-panel.'));
  expect(files).toHaveLength(1);
  expect(files.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(CONSENT_PANEL_BYTES);
});
