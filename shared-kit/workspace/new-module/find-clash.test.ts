import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import { findClash } from './find-clash';

const moduleWith = (name: string, pattern: string, redirectsFrom: string[] = []): ModuleDeclaration => ({
  name,
  pages: [
    {
      name: 'page',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: [pattern], en: ['/elsewhere/'] },
      query: [],
      redirectsFrom: { pl: redirectsFrom, en: [] },
    },
  ],
  fragments: { offers: [], uses: [] },
  bus: { publishes: [], reads: [] },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 1 },
});

test.each([
  ['the same address', moduleWith('a', '/gifts/')],
  ['an address below it', moduleWith('a', '/gifts/:id/')],
  ['an address that it would take out of a pattern', moduleWith('a', '/:anything/')],
  ['everything below something above it', moduleWith('a', '/gifts/**')],
  ['an address that redirects', moduleWith('a', '/presents/', ['/gifts/old/'])],
])('%s is a clash', (_, module) => {
  expect(findClash([module], 'pl', '/gifts/')).toMatchObject({ module: 'a', page: 'page' });
});

test.each([
  ['the last resort', moduleWith('a', '/**')],
  ['a name that only begins the same', moduleWith('a', '/gifts-of-all-kinds/')],
  ['an address above it', moduleWith('a', '/')],
])('%s is none', (_, module) => {
  expect(findClash([module], 'pl', '/gifts/')).toBeUndefined();
});

test('languages are apart', () => {
  expect(findClash([moduleWith('a', '/gifts/')], 'en', '/gifts/')).toBeUndefined();
  expect(findClash([moduleWith('a', '/gifts/')], 'en', '/elsewhere/')).toBeDefined();
});
