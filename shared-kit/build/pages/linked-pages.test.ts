import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkedPages } from './linked-pages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const RECORD = `
declare module '@aksamit/module-sdk/router' {
  interface SitePages {
    'catalog/bundle': { slug: string };
    'catalog/vouchers': Record<string, never>;
    'content/article': { categorySlug: string; slug: string };
    'content/blog': Record<string, never>;
    'content/cms-page': { rest?: string };
    'gifts/start': Record<string, never>;
    'panel/login': Record<string, never>;
  }
}
`;

/** What module `gifts` of these sources links. */
function linksOf(sources: Record<string, string>) {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
    writeFileSync(join(folder, 'src', path), text);
  }
  return linkedPages(folder, 'gifts');
}

test('linked are the recorded pages of other modules that a source names, with their recorded parameters', () => {
  const sources = {
    'site-pages.d.ts': RECORD,
    'pages/start.page.tsx':
      "href('catalog/bundle', { slug }); href('gifts/start'); load('image/webp', 'catalog/gone');",
    'features/table.ts': 'const table = { text: "content/cms-page", article: `content/article` } as const;',
  };
  expect(linksOf(sources)).toEqual([
    { page: 'catalog/bundle', params: ['slug'] },
    { page: 'content/article', params: ['categorySlug', 'slug'] },
    { page: 'content/cms-page', params: ['rest'] },
  ]);
});

test('tests, what they share, and types link nothing', () => {
  const link = "href('panel/login')";
  const sources = { 'a.test.tsx': link, 'testing/a.ts': link, 'features/testing/b.ts': link, 'types.d.ts': link };
  expect(linksOf({ 'site-pages.d.ts': RECORD, ...sources })).toEqual([]);
});

test('a module without a record links nothing', () => {
  expect(linksOf({ 'a.ts': "href('panel/login')" })).toEqual([]);
});

test('a name of another module that is put together is refused, as it cannot be read; of its own it may be', () => {
  expect(linksOf({ 'site-pages.d.ts': RECORD, 'own.ts': `href(\`gifts/\${step}\`)` })).toEqual([]);
  expect(() => linksOf({ 'other.ts': `href(\`content/\${kind}\`)` })).toThrow(
    /other\.ts: it puts the name of a page together/,
  );
});
