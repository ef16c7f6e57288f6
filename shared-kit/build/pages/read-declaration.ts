import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { compileFunction } from 'node:vm';
import {
  type ModuleDeclaration,
  moduleDeclaration,
  moduleInput,
  type PageDeclaration,
  pageDeclaration,
} from '@aksamit/contracts/platform';
import { build, type Plugin, transform } from 'esbuild';
import { z } from 'zod';
import {
  type DeclaredFragment,
  FRAGMENT_FILE,
  fragmentFiles,
  readFileFragment,
  refuseDuplicateFragments,
} from '../fragments/read-fragments';
import { type DeclaredIsland, ISLAND_FILE, islandFiles, readIslands } from '../islands/read-islands';
import { type DefinedKind, declarationSource } from './page-source';

/** A page with what the build needs to know of its file. */
export interface DeclaredPage extends Pick<PageDeclaration, 'name'> {
  /** Absolute path of its file, and its place among the file's pages. */
  file: string;
  index: number;
  /** Name of its component in the file. */
  component: string;
  /** What its definition has beside the component. */
  hasLoader: boolean;
  hasAction: boolean;
  /** It comes with the module's first script. */
  isInApp: boolean;
  /** Browsers run its islands only. */
  hasIslands: boolean;
  area?: string | undefined;
  /** Names of the chunks that show it, beside the app's. */
  chunks: string[];
}

export interface ReadDeclaration {
  /** For the manifest. */
  declaration: ModuleDeclaration;
  /** For the scripts, in the same order. */
  pages: DeclaredPage[];
  /** Of all versions that it offers, by file. */
  fragments: DeclaredFragment[];
  /** Parts of its pages that act. */
  islands: DeclaredIsland[];
  /** Absolute paths of all files that it was read from. */
  files: string[];
}

const PAGE_FILE = /\.page\.tsx$/;
const DEFINING_FILE = /\.(page|fragment|island)\.tsx$/;

/** What a file defines, by its name. */
function kindOf(file: string): DefinedKind {
  if (FRAGMENT_FILE.test(file)) return 'fragment';
  return ISLAND_FILE.test(file) ? 'island' : 'page';
}

const filePage = pageDeclaration.extend({
  component: z.string(),
  load: z.literal(true).optional(),
  act: z.literal(true).optional(),
  chunk: z.literal('app').optional(),
  area: z.string().optional(),
  islands: z.boolean().optional(),
});

/** Folder of a module's page files. */
export const pagesFolder = (folder: string): string => join(folder, 'src', 'pages');

/** Absolute paths of a module's page files, by name. */
export function pageFiles(folder: string): string[] {
  const pages = pagesFolder(folder);
  if (!existsSync(pages)) return [];
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => PAGE_FILE.test(name));
  return names.sort().map((name) => join(pages, name));
}

/**
 * Reads what a module declares, from manifest.ts and the files of its pages and fragments, as they are now: bundled and
 * run each time, since Node caches imports. Of the files of pages and fragments only the data are run
 * (`declarationSource`).
 * @param folder the module's folder
 * @throws when it does not build, throws, or does not fit the contract; names the file
 */
export async function readDeclaration(folder: string): Promise<ReadDeclaration> {
  const paths = pageFiles(folder);
  const fragmentPaths = fragmentFiles(folder);
  const islandPaths = islandFiles(folder);
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    stdin: {
      contents: declarationEntry([...paths, ...fragmentPaths, ...islandPaths]),
      resolveDir: folder,
      loader: 'js',
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'silent',
    plugins: [definedData],
  });
  const read = evaluate(outputFiles[0]?.text ?? '', folder);
  const { entryPage, ...module } = moduleInput.parse(read.manifest);
  const found = paths.flatMap((file, index) => readFilePages(file, relative(folder, file), read.files[index]));
  refuseDuplicates(found, folder);
  const fragments = fragmentPaths.map((file, index) =>
    readFileFragment(folder, file, read.files[paths.length + index]),
  );
  refuseDuplicateFragments(fragments, folder);
  const islands = readIslands(folder, islandPaths, read.files.slice(paths.length + fragmentPaths.length));
  const offers = fragments.map(({ offer }) => offer);
  const inOrder = [...found].sort((a, b) => Number(b.claim.name === entryPage) - Number(a.claim.name === entryPage));
  const claims = inOrder.map(({ claim }) => claim);
  return {
    declaration: moduleDeclaration.parse({ ...module, fragments: { offers, ...module.fragments }, pages: claims }),
    pages: inOrder.map(({ claim: _, ...page }) => page),
    fragments: fragments.map(({ offer: _, ...fragment }) => fragment),
    islands,
    files: Object.keys(metafile.inputs)
      .filter((file) => file !== '<stdin>')
      .map((file) => join(folder, file)),
  };
}

function declarationEntry(paths: readonly string[]): string {
  const imports = paths.map((path, index) => `import file${index} from ${JSON.stringify(path)};`);
  const files = paths.map((_, index) => `file${index}`);
  return [...imports, "export { manifest } from './manifest';", `export const files = [${files.join(', ')}];`].join(
    '\n',
  );
}

/** Gives esbuild the data of pages and fragments, and drops imports of which nothing is used: their modules are never run. */
const definedData: Plugin = {
  name: 'defined-data',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: DEFINING_FILE }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), {
        loader: 'tsx',
        jsx: 'automatic',
        sourcefile: path,
      });
      try {
        return { contents: declarationSource(code, kindOf(path)), loader: 'js' };
      } catch (error) {
        return { errors: [{ text: error instanceof Error ? error.message : String(error), location: { file: path } }] };
      }
    });
    onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === definedData || importer.includes('node_modules')) return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: definedData });
      return { ...found, sideEffects: false };
    });
  },
};

function evaluate(script: string, folder: string): { manifest: unknown; files: unknown[] } {
  const module = { exports: { manifest: undefined, files: [] } };
  const require = createRequire(join(folder, 'manifest.ts'));
  compileFunction(script, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports;
}

/** Name of an area's chunk. */
export const areaChunk = (area: string): string => `area-${area}`;

/** Name of the chunk of a page file. */
function fileChunk(name: string): string {
  const inPages = name.split(sep).slice(2).join('-');
  return `page-${inPages.replace(PAGE_FILE, '')}`;
}

type FoundPage = DeclaredPage & { claim: PageDeclaration };

/** @param name the file's name for messages */
function readFilePages(file: string, name: string, exported: unknown): FoundPage[] {
  return [exported].flat().map((given, index) => {
    const parsed = filePage.safeParse(given);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const page = String(Object(given).name);
      throw new Error(
        `Failed to read ${name}: page "${page}", ${issue?.path.join('.') || 'definition'}: ${issue?.message}.`,
      );
    }
    const { component, load, act, chunk, area, islands, ...claim } = parsed.data;
    return {
      claim,
      name: claim.name,
      file,
      index,
      component,
      hasLoader: load === true,
      hasAction: act === true,
      isInApp: chunk === 'app',
      hasIslands: islands === true,
      area,
      chunks: chunk === 'app' ? [] : [...(area ? [areaChunk(area)] : []), fileChunk(name)],
    };
  });
}

function refuseDuplicates(pages: readonly FoundPage[], folder: string): void {
  for (const [index, { name, file }] of pages.entries()) {
    const earlier = pages.slice(0, index).find((page) => page.name === name);
    if (!earlier) continue;
    const [one, other] = [earlier.file, file].map((path) => relative(folder, path));
    throw new Error(`Failed to read ${other}: page "${name}" is defined in ${one} too. Give each a name of its own.`);
  }
}
