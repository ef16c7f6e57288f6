import { fileURLToPath } from 'node:url';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { BROWSER_FRAGMENT, fragmentScript } from '../fragments/fragment-tables';
import { fragmentFiles, fragmentsFolder } from '../fragments/read-fragments';
import { BROWSER_ISLAND, islandScript } from '../islands/island-tables';
import { islandFiles, islandsFolder } from '../islands/read-islands';
import { browserSource, islandSource, partSource } from './page-source';
import { AREA_PAGES, areaTable, BROWSER_PAGES, browserTable, SERVER_PAGES, serverTable } from './page-tables';
import { pageFiles, pagesFolder, type ReadDeclaration, readDeclaration } from './read-declaration';

const loader = fileURLToPath(new URL('call-transform.cjs', import.meta.url));

type Transform = (source: string, context: LoaderContext<unknown>) => string | Promise<string>;

/** In browsers a page file has its components only. After the compiler, which leaves types and JSX out. */
const pageComponents: RuleSetRule = {
  test: /\.page\.tsx$/,
  enforce: 'post',
  use: { loader, options: { transform: namingFile((source) => browserSource(source, 'page')) } },
};

/** Browsers get an island's file without its loader. */
const islandFile: RuleSetRule = {
  test: /\.island\.tsx$/,
  enforce: 'post',
  use: { loader, options: { transform: namingFile(islandSource) } },
};

/** A fragment's file is its components everywhere, its texts and its loader are modules of their own (`?texts`). */
const fragmentParts: RuleSetRule[] = (['components', 'texts', 'load'] as const).map((part) => ({
  test: /\.fragment\.tsx$/,
  resourceQuery: part === 'components' ? /^$/ : new RegExp(`^\\?${part}$`),
  enforce: 'post',
  use: {
    loader,
    options: {
      transform: namingFile((source) =>
        part === 'components' ? browserSource(source, 'fragment') : partSource(source, part),
      ),
    },
  },
}));

/**
 * Rules that put a module's files of pages and fragments in place of the kit's empty tables: `pages/browser` or
 * `pages/server`, `pages/area`, `fragments/browser` and `islands/browser`. A table is rebuilt when such a file is changed, added or
 * removed.
 * @param folder the module's folder
 * @param declared what it declares, for a build that runs once; omitted: read for each compilation
 */
export function pageRules(folder: string, side: 'browser' | 'server', declared?: ReadDeclaration): RuleSetRule[] {
  const read = declared ? async () => declared : oncePerCompilation(() => readDeclaration(folder));
  type Make = (declared: ReadDeclaration, context: LoaderContext<unknown>) => string;
  const table = (file: string, make: Make): RuleSetRule => ({
    resource: file,
    enforce: 'post',
    use: {
      loader,
      options: {
        transform: (async (_, context) => {
          const folders = [pagesFolder(folder), fragmentsFolder(folder), islandsFolder(folder)];
          const files = [...pageFiles(folder), ...fragmentFiles(folder), ...islandFiles(folder)];
          for (const defining of folders) context.addContextDependency(defining);
          for (const defining of files) context.addDependency(defining);
          return make(await read(context), context);
        }) satisfies Transform,
      },
    },
  });
  const named = ({ resourceQuery }: LoaderContext<unknown>, name: string) =>
    new URLSearchParams(resourceQuery).get(name) ?? '';
  const area = table(AREA_PAGES, (all, context) => areaTable(folder, all, named(context, 'area'), side));
  if (side === 'server') return [table(SERVER_PAGES, serverTable), area, ...fragmentParts];
  const fragment = table(BROWSER_FRAGMENT, ({ declaration, fragments }, context) => {
    const name = named(context, 'fragment');
    return fragmentScript(
      declaration.name,
      name,
      fragments.filter((one) => one.name === name),
    );
  });
  const island = table(BROWSER_ISLAND, ({ declaration, islands }, context) => {
    const name = named(context, 'island');
    const found = islands.find((one) => one.name === name);
    if (!found) throw new Error(`Failed to build island "${name}": no file defines it.`);
    return islandScript(declaration.name, found);
  });
  const pages = table(BROWSER_PAGES, browserTable);
  return [pages, area, pageComponents, fragment, island, islandFile, ...fragmentParts];
}

/** Reads anew when files changed and all that needs it is built again: bundling what a module declares takes a second. */
function oncePerCompilation<Result>(read: () => Promise<Result>): (context: LoaderContext<unknown>) => Promise<Result> {
  const results = new WeakMap<object, Promise<Result>>();
  return ({ _compilation: compilation }) => {
    if (!compilation) return read();
    const result = results.get(compilation) ?? read();
    results.set(compilation, result);
    return result;
  };
}

function namingFile(transform: (source: string) => string): Transform {
  return (source, { resourcePath }) => {
    try {
      return transform(source);
    } catch (error) {
      throw new Error(`Failed to read ${resourcePath}: ${error instanceof Error ? error.message : error}`);
    }
  };
}
