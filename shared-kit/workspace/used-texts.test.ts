import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const MODULES = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-panel', 'mfe-content'];
/** A key that the source names literally: `t('search.title')`. */
const USED = /\bt\(\s*'([^']+)'/g;

const filesOf = (module: string): string[] =>
  readdirSync(join(module, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join(module, 'src', file));

/** Paths of all texts of a locale file, plural forms without their ending. */
function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [prefix + key.replace(/_(?:zero|one|two|few|many|other)$/, '')]
      : keysOf(text, `${prefix}${key}.`),
  );
}

test.each(MODULES)('every text that %s names is in its locale files', (module) => {
  const files = filesOf(module);
  const known = new Set(
    files
      .filter((file) => /^(?:.+\.)?pl\.json$/.test(basename(file)))
      .flatMap((file) => keysOf(JSON.parse(readFileSync(file, 'utf8')))),
  );
  const used = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(USED)].map(([, key = '']) => key));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((key) => !known.has(key))).toEqual([]);
});
