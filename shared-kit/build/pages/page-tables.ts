import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { serverFragments } from '../fragments/fragment-tables';
import { componentExport } from './page-source';
import { areaChunk, type DeclaredPage, pagesFolder, type ReadDeclaration } from './read-declaration';

const require = createRequire(import.meta.url);

/** Files of the kit whose content the build replaces. */
export const BROWSER_PAGES = require.resolve('@aksamit/module-sdk/pages/browser');
export const SERVER_PAGES = require.resolve('@aksamit/module-sdk/pages/server');
export const AREA_PAGES = require.resolve('@aksamit/module-sdk/pages/area');

const quote = (text: string): string => JSON.stringify(text);

/** Where the table runs: in browsers a page file has its components only, on the server its definitions. */
type Side = 'browser' | 'server';

/**
 * Content of the kit's `pages/browser`: each page's component, in its file's chunk unless it comes with the app. Pages
 * of an area lead to the area, which has a chunk of its own.
 */
export function browserTable({ pages }: Pick<ReadDeclaration, 'pages'>): string {
  const { code, entries } = componentTable(pages, 'browser');
  return ["import { lazy } from 'react';", ...code, ...object('export const pages =', entries)].join('\n');
}

/**
 * Content of the kit's `pages/server`: components, loaders and actions, and the public fragments. A page's file runs
 * when it is first needed, so that one that throws spares the other pages.
 */
export function serverTable({ pages, fragments }: Pick<ReadDeclaration, 'pages' | 'fragments'>): string {
  const { code, entries, files } = componentTable(pages, 'server');
  const calls = (kind: 'load' | 'act', some: readonly DeclaredPage[]) =>
    some.map((page) => `${quote(page.name)}: async (input) => ${definition(page, files)}.${kind}(input)`);
  const loaders = calls(
    'load',
    pages.filter(({ hasLoader }) => hasLoader),
  );
  const actions = calls(
    'act',
    pages.filter(({ hasAction }) => hasAction),
  );
  const islandPages = pages.flatMap(({ name, hasIslands }) => (hasIslands ? quote(name) : []));
  return [
    "import { lazy } from 'react';",
    ...code,
    ...object('const pages =', entries),
    ...object('const loaders =', loaders),
    ...object('const actions =', actions),
    ...serverFragments(fragments),
    `const islandPages = [${islandPages.join(', ')}];`,
    'export const serverPages = { pages, loaders, actions, fragments, islandPages };',
  ].join('\n');
}

/** Content of the kit's `pages/area?area=<name>`: the area's component with the components of its pages. */
export function areaTable(folder: string, { pages }: Pick<ReadDeclaration, 'pages'>, area: string, side: Side): string {
  const inArea = pages.filter((page) => page.area === area);
  const file = join(pagesFolder(folder), `${area}.area.tsx`);
  if (!existsSync(file)) {
    const [page] = inArea.map((one) => relative(folder, one.file));
    throw new Error(`Failed to read ${page}: there is no area "${area}". Write src/pages/${area}.area.tsx.`);
  }
  const { code, entries } = componentTable(
    inArea.map((page) => ({ ...page, area: undefined })),
    side,
  );
  return [
    "import { createElement, lazy } from 'react';",
    `import Area from ${quote(file)};`,
    ...code,
    ...object('const pages =', entries),
    'export function AreaPages() {',
    '  return createElement(Area, { pages });',
    '}',
  ].join('\n');
}

interface Table {
  code: string[];
  entries: string[];
  /** Files in the order of the constants `file0`, `file1`, … in the code. */
  files: string[];
}

function componentTable(pages: readonly DeclaredPage[], side: Side): Table {
  const direct = pages.filter(({ area }) => area === undefined);
  // Browsers load the pages of an area through it; a second way there would make each script carry the area's code.
  const files = [...new Set((side === 'browser' ? direct : pages).map(({ file }) => file))];
  const isInApp = (file: string) => side === 'browser' && pages.some((page) => page.file === file && page.isInApp);
  const imports = files.map((file, index) => {
    if (isInApp(file)) return `import * as file${index} from ${quote(file)};`;
    const chunk = pages.find((page) => page.file === file)?.chunks.at(-1);
    return `const file${index} = ${importing(file, chunk)};`;
  });
  // Pages with one component share it here too: it stays mounted between them.
  const lazies = new Map<string, string>();
  const lazily = (component: string) => {
    if (!lazies.has(component)) lazies.set(component, `lazy${lazies.size}`);
    return lazies.get(component);
  };
  const entries = pages.map((page) => {
    const file = `file${files.indexOf(page.file)}`;
    const own = componentExport(page.component);
    const inArea = importing(`${AREA_PAGES}?area=${page.area}`, areaChunk(page.area ?? ''));
    if (page.area !== undefined) return `${quote(page.name)}: ${lazily(`(await (${inArea})()).AreaPages`)}`;
    if (isInApp(page.file)) return `${quote(page.name)}: ${file}.${own}`;
    const first = direct.find(({ file, component }) => file === page.file && component === page.component) ?? page;
    const component = side === 'server' ? `${definition(first, files)}.component` : `(await ${file}()).${own}`;
    return `${quote(page.name)}: ${lazily(component)}`;
  });
  const components = [...lazies].map(
    ([component, name]) => `const ${name} = lazy(async () => ({ default: ${component} }));`,
  );
  return { code: [...imports, ...components], entries, files };
}

/** Code of a function that imports a file, in browsers as a chunk of this name. */
function importing(request: string, chunk = ''): string {
  return `() => import(/* webpackChunkName: ${quote(chunk)} */ ${quote(request)})`;
}

/** Code of a page's definition on the server. */
function definition({ file, index }: DeclaredPage, files: readonly string[]): string {
  return `[(await file${files.indexOf(file)}()).default].flat()[${index}]`;
}

function object(start: string, entries: readonly string[]): string[] {
  return [`${start} {`, ...entries.map((entry) => `  ${entry},`), '};'];
}
