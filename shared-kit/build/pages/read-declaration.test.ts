import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areaTable, browserTable, serverTable } from './page-tables';
import { readDeclaration } from './read-declaration';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MANIFEST = `export const manifest = {
  name: 'gifts', entryPage: 'list', bus: { publishes: [], reads: [] }, apiVersion: '1',
  budgets: { entryBrotliBytes: 1 },
};`;

const definition = (name: string, more = '', patterns = "{ pl: ['/p/'], en: ['/e/'] }") =>
  `{ name: '${name}', layout: 'plain', rendering: 'public', patterns: ${patterns}, component: Page, ${more} }`;

const page = (body: string) => `
  import { definePage, definePages } from './define';
  import { Box } from 'a-package-that-is-not-there-for-node';
  export default ${body};
  window.opened = true;
  function Page() { return <Box />; }
  async function load() { return { status: 200 as const }; }`;

/** Like the kit's. That the file is run at all shows that what a definition calls is kept. */
const DEFINE = `
  export const definePage = (page: object) => page;
  export const definePages = (shared: object, pages: object[]) => pages.map((page) => ({ ...shared, ...page }));`;

/** A module of these files. */
function put(files: Record<string, string>): void {
  for (const [path, text] of Object.entries({ 'manifest.ts': MANIFEST, 'src/pages/define.ts': DEFINE, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test('pages are found in their files, the entry page first, without running what they show', async () => {
  put({
    'src/pages/gift.page.tsx': page(`definePage(${definition('gift', "load, chunk: 'app', query: ['q']")})`),
    'src/pages/list.page.tsx': page(`definePage(${definition('list', "area: 'shelf'")})`),
  });
  const { declaration, pages, files } = await readDeclaration(folder);
  expect(declaration.pages).toEqual([
    { name: 'list', layout: 'plain', rendering: 'public', patterns: { pl: ['/p/'], en: ['/e/'] }, query: [] },
    { name: 'gift', layout: 'plain', rendering: 'public', patterns: { pl: ['/p/'], en: ['/e/'] }, query: ['q'] },
  ]);
  expect(pages).toMatchObject([
    { name: 'list', hasLoader: false, isInApp: false, area: 'shelf', chunks: ['area-shelf', 'page-list'] },
    { name: 'gift', hasLoader: true, isInApp: true, chunks: [], component: 'Page' },
  ]);
  expect(files).toContain(join(folder, 'src/pages/gift.page.tsx'));
});

test.each([
  ['a missing language', definition('gift', '', "{ pl: ['/p/'] }"), /gift\.page\.tsx: page "gift", patterns\.en/],
  [
    'an address that is not absolute',
    definition('gift', '', "{ pl: ['p/'], en: ['/e/'] }"),
    /page "gift", patterns\.pl/,
  ],
  ['an unknown field', definition('gift', 'patern: 1'), /gift\.page\.tsx: page "gift"/],
  ['no object literal', 'makeUp()', /not an object literal/],
])('%s is an error that names the file', async (_, body, message) => {
  put({
    'src/pages/gift.page.tsx': page(`definePage(${body})`),
  });
  await expect(readDeclaration(folder)).rejects.toThrow(message);
  await expect(readDeclaration(folder)).rejects.toThrow('gift.page.tsx');
});

test('one name in two files names both', async () => {
  const text = page(`definePage(${definition('gift')})`);
  put({
    'src/pages/a.page.tsx': text,
    'src/pages/b.page.tsx': text,
  });
  await expect(readDeclaration(folder)).rejects.toThrow(
    /b\.page\.tsx: page "gift" is defined in src.pages.a\.page\.tsx/,
  );
});

test('an area that is not there is an error that names the page', async () => {
  put({
    'src/pages/gift.page.tsx': page(`definePage(${definition('gift', "area: 'shelf'")})`),
  });
  const declared = await readDeclaration(folder);
  expect(() => areaTable(folder, declared, 'shelf', 'browser')).toThrow(/gift\.page\.tsx: there is no area "shelf"/);
});

test('pages with one component share it, so that it stays mounted between them; only the server has loaders', async () => {
  put({
    'src/pages/lists.page.tsx': page(`definePages({ load }, [${definition('all')}, ${definition('some')}])`),
  });
  const browser = browserTable(await readDeclaration(folder));
  expect(browser.match(/lazy\(/g)).toHaveLength(1);
  expect(browser).toMatch(/"all": lazy0,\s+"some": lazy0,/);
  expect(browser).toContain('webpackChunkName: "page-lists"');
  expect(browser).not.toContain('load');
  expect(serverTable(await readDeclaration(folder))).toContain(
    '"some": async (input) => [(await file0()).default].flat()[1].load(input)',
  );
});
