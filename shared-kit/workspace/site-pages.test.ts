import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration, sitePagesText } from '@aksamit/build';
import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import { releasedModules } from './packages';
import { lostAddresses, PAGE_PATTERNS, pagePatternsText } from './page-patterns';

const root = join(__dirname, '../..');
const modules = releasedModules(root);
const pagesIn = (text: string): string[] => text.match(/^ {4}'.*;$/gm) ?? [];
const patternsIn = (text: string): string[] => text.match(/^ {2}'.*\},$/gm) ?? [];

let declarations: ModuleDeclaration[];
beforeAll(async () => {
  const read = await Promise.all(modules.map((each) => readDeclaration(join(root, each))));
  declarations = read.map(({ declaration }) => declaration);
});

test.each(modules)('%s links pages as they are defined: else run npm run pages', (folder) => {
  const defined = pagesIn(sitePagesText(declarations));
  const written = pagesIn(readFileSync(join(root, folder, 'src/site-pages.d.ts'), 'utf8'));
  const own = `    '${folder.replace('mfe-', '')}/`;
  // A new page of another module needs no change here, until it is linked.
  expect(defined).toEqual(expect.arrayContaining(written));
  expect(written.filter((line) => line.startsWith(own))).toEqual(defined.filter((line) => line.startsWith(own)));
  expect(written.length).toBeGreaterThan(0);
});

test('the API links pages at the addresses of their definitions: else run npm run pages', () => {
  const written = patternsIn(readFileSync(join(root, PAGE_PATTERNS), 'utf8'));
  // Here too a new page needs no change until it is linked.
  expect(patternsIn(pagePatternsText(declarations))).toEqual(expect.arrayContaining(written));
  expect(written.length).toBeGreaterThan(0);
});

test('a page that moves in its module moves for the API, and must redirect from where it was', () => {
  const [first] = declarations.flatMap(({ name, pages }) => pages.map((page) => ({ name, page })));
  if (!first) throw new Error('no page is declared');
  const { name, page } = first;
  const moved = { ...page, patterns: { pl: ['/gdzie-indziej/', ...page.patterns.pl], en: ['/elsewhere/'] } };
  expect(patternsIn(pagePatternsText([{ name, pages: [moved] }]))).toEqual([
    `  '${name}/${page.name}': { pl: '/gdzie-indziej/', en: '/elsewhere/' },`,
  ]);
  const before = pagePatternsText([{ name, pages: [page] }]);
  const [former = ''] = page.patterns.en;
  expect(lostAddresses(before, [{ name, pages: [moved] }])).toEqual([
    `Page ${name}/${page.name} has left ${former}: add it to the page's redirectsFrom.`,
  ]);
  const redirecting = { ...moved, redirectsFrom: { pl: [], en: [former] } };
  expect(lostAddresses(before, [{ name, pages: [redirecting] }])).toEqual([]);
});
