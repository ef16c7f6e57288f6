import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { islandSource } from '../pages/page-source';
import { serverTable } from '../pages/page-tables';
import { readDeclaration } from '../pages/read-declaration';
import { actingParts, refuseActingParts } from './acting-parts';
import { islandScript } from './island-tables';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'islands-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A module of these files. */
function put(files: Record<string, string>): void {
  const basis = {
    'manifest.ts': `export const manifest = {
      name: 'gifts', bus: { publishes: [], reads: [] }, apiVersion: '1', budgets: { entryBrotliBytes: 1 },
    };`,
    'src/define.ts': 'export const definePage = (one) => one; export const defineIsland = (one) => one;',
  };
  for (const [path, text] of Object.entries({ ...basis, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const island = (fields: string) => `
  import { defineIsland } from '../define';
  import { useState } from 'react';
  import './opened-in-browsers-only';
  export default defineIsland({ ${fields} });
  function Box() { const [open, setOpen] = useState(false); return <button onClick={() => setOpen(!open)} />; }
  async function load() { await fetch('/loaded-on-the-server'); }`;
const BOX = "name: 'box', component: Box, texts: { pl: {}, en: {} }";

const page = (body: string, islands = 'islands: true,') => `
  import { definePage } from '../define';
  import { useEffect, useState } from 'react';
  import { InBrowserOnly } from '@aksamit/module-sdk/islands';
  import { Card } from '../card';
  import box from '../islands/box.island';
  const patterns = { pl: ['/a/'], en: ['/b/'] };
  export default definePage({ name: 'gift', layout: 'plain', rendering: 'public', ${islands} patterns, component: Gift });
  function Gift() {
    ${body}
    return <Card><Island of={box} /></Card>;
  }`;
const CARD = `
  import { useState } from 'react';
  export function Card({ children }) { return <div>{children}</div>; }
  export function Unused() { return <b onClick={useState(0)[1]} />; }`;

const files = (body = '', card = CARD) => ({
  'src/pages/gift.page.tsx': page(body),
  'src/islands/box.island.tsx': island(BOX),
  'src/card.tsx': card,
});

async function partsFound(): Promise<string[]> {
  return actingParts(folder, await readDeclaration(folder));
}

test('islands are found by their files; the manifest’s page says nothing of them, so that older shells read it', async () => {
  put(files());
  const { declaration, islands, pages } = await readDeclaration(folder);
  expect(islands).toEqual([{ name: 'box', file: join(folder, 'src/islands/box.island.tsx') }]);
  expect(pages).toMatchObject([{ name: 'gift', hasIslands: true }]);
  expect(declaration.pages[0]).not.toHaveProperty('islands');
  expect(serverTable(await readDeclaration(folder))).toContain('const islandPages = ["gift"];');
});

test('an island’s script is a fragment’s, with its component and texts', () => {
  const script = islandScript('gifts', { name: 'box', file: '/gifts/src/islands/box.island.tsx' });
  expect(script).toContain('import island from "/gifts/src/islands/box.island.tsx";');
  expect(script).toMatch(/createBrowserFragment\(\{\s+module: "gifts",\s+name: "box",\s+component: island\.component,/);
});

test('browsers get an island without its loader', () => {
  const source = islandSource(`
    import { defineIsland } from './define';
    import { listQuery } from './list-query';
    export default defineIsland({ name: 'box', component: Box, texts: { pl: {}, en: {} }, load });
    function Box() { return null; }
    async function load(input) { return input.fetch(listQuery); }`);
  expect(source).toContain("defineIsland({ name: 'box', component: Box");
  expect(source).toContain('function Box()');
  expect(source).not.toMatch(/list-query|input\.fetch/);
});

test('two islands of one name name both files', async () => {
  put({ ...files(), 'src/islands/other.island.tsx': island(BOX) });
  await expect(readDeclaration(folder)).rejects.toThrow(
    /other\.island\.tsx: island "box" is defined in src.islands.box\.island\.tsx too/,
  );
});

test.each([
  ['no texts', "name: 'box', component: Box", 'island "box", texts: are missing'],
  ['a start that does not exist', `${BOX}, starts: 'load'`, 'island "box", starts: '],
])('%s is an error that names the file', async (_, fields, message) => {
  put({ ...files(), 'src/islands/box.island.tsx': island(fields) });
  await expect(readDeclaration(folder)).rejects.toThrow(message);
  await expect(readDeclaration(folder)).rejects.toThrow('box.island.tsx');
});

test('what acts in islands, in what only browsers render, and in what the page does not use is as it should be', async () => {
  put(files('if (Math.random() > 2) return <InBrowserOnly>{() => <b onClick={alert} />}</InBrowserOnly>;'));
  expect(await partsFound()).toEqual([]);
});

test('a component of another file that stands only in what browsers render may act; anywhere else it may not', async () => {
  const using = (shown: string) =>
    files(`if (Math.random() > 2) return ${shown};`)['src/pages/gift.page.tsx'].replace('{ Card }', '{ Card, Unused }');
  put({ ...files(), 'src/pages/gift.page.tsx': using('<InBrowserOnly>{() => <Unused />}</InBrowserOnly>') });
  expect(await partsFound()).toEqual([]);
  put({ 'src/pages/gift.page.tsx': using('<Unused />') });
  expect(await partsFound()).toEqual([
    'src/card.tsx:4: onClick (page "gift")',
    'src/card.tsx:4: useState (page "gift")',
  ]);
});

test.each([
  ['state', 'useState(1);', 'useState'],
  ['an effect', 'useEffect(() => {});', 'useEffect'],
  ['a handler', 'if (Math.random() > 2) return <b onClick={alert} />;', 'onClick'],
])('%s of the page’s component is named with file and line', async (_, body, what) => {
  put(files(body));
  expect(await partsFound()).toEqual([`src/pages/gift.page.tsx:10: ${what} (page "gift")`]);
});

test('so is state of a component that the page reaches through other files, under another name too', async () => {
  put({
    ...files('', "export { Frame as Card } from './frame';"),
    'src/frame.tsx': `import { useState as useOpened } from 'react';

      export const Frame = ({ children }) => <div>{useOpened(0)[0]}{children}</div>;`,
  });
  expect(await partsFound()).toEqual(['src/frame.tsx:3: useState (page "gift")']);
  const declared = await readDeclaration(folder);
  expect(() => refuseActingParts(folder, declared)).toThrow(/into src\/islands.*\n {2}src\/frame\.tsx:3/);
});

test('so is state of a component that is imported when it is shown', async () => {
  const lazily = "const Frame = lazy(() => import('./frame').then((frame) => ({ default: frame.Frame })));";
  put({
    ...files('', `${lazily} export const Card = ({ children }) => <div><Frame />{children}</div>;`),
    'src/frame.tsx': `import { useState } from 'react';

      export const Frame = () => <div>{useState(0)[0]}</div>;`,
  });
  expect(await partsFound()).toEqual(['src/frame.tsx:3: useState (page "gift")']);
});

test('a page without islands may act everywhere', async () => {
  put({ ...files(), 'src/pages/gift.page.tsx': page('useState(1);', '') });
  expect(await partsFound()).toEqual([]);
});

test.each([
  ['a static one is named', 'isStatic: true,', ['src/fragments/teaser.fragment.tsx:4: onClick (fragment "teaser")']],
  ['another one may act', '', []],
])('of fragments with handlers %s', async (_, isStatic, expected) => {
  const props = "props: { '~standard': { jsonSchema: { input: () => ({}) } } }";
  put({
    ...files(),
    'src/fragments/teaser.fragment.tsx': `
      import { definePage as defineFragment } from '../define';
      export default defineFragment({ name: 'teaser', version: 1, rendering: 'public', reservedHeightPx: 0, ${props}, component: Teaser, ${isStatic} texts: { pl: {}, en: {} } });
      function Teaser() { return <b onClick={alert} />; }`,
  });
  expect(await partsFound()).toEqual(expected);
});
