import { fileURLToPath } from 'node:url';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { BROWSER_FRAGMENT, fragmentScript } from '../fragments/fragment-tables';
import { fragmentFiles, fragmentsFolder } from '../fragments/read-fragments';
import { browserSource, partSource } from './page-source';
import { AREA_PAGES, areaTable, BROWSER_PAGES, browserTable, SERVER_PAGES, serverTable } from './page-tables';
import { pageFiles, pagesFolder, readDeclaration } from './read-declaration';

const loader = fileURLToPath(new URL('call-transform.cjs', import.meta.url));

type Transform = (source: string, context: LoaderContext<unknown>) => string | Promise<string>;

/** In browsers a page file has its components only. After the compiler, which leaves types and JSX out. */
const pageComponents: RuleSetRule = {
  test: /\.page\.tsx$/,
  enforce: 'post',
  use: { loader, options: { transform: namingFile((source) => browserSource(source, 'page')) } },
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
 * `pages/server`, `pages/area` and `fragments/browser`. A table is rebuilt when such a file is changed, added or
 * removed.
 * @param folder the module's folder
 */
export function pageRules(folder: string, side: 'browser' | 'server'): RuleSetRule[] {
  const table = (file: string, make: (context: LoaderContext<unknown>) => Promise<string>): RuleSetRule => ({
    resource: file,
    enforce: 'post',
    use: {
      loader,
      options: {
        transform: ((_, context) => {
          for (const defining of [pagesFolder(folder), fragmentsFolder(folder)]) context.addContextDependency(defining);
          for (const defining of [...pageFiles(folder), ...fragmentFiles(folder)]) context.addDependency(defining);
          return make(context);
        }) satisfies Transform,
      },
    },
  });
  const named = ({ resourceQuery }: LoaderContext<unknown>, name: string) =>
    new URLSearchParams(resourceQuery).get(name) ?? '';
  const area = table(AREA_PAGES, (context) => areaTable(folder, named(context, 'area'), side));
  if (side === 'server') return [table(SERVER_PAGES, () => serverTable(folder)), area, ...fragmentParts];
  const fragment = table(BROWSER_FRAGMENT, async (context) => {
    const name = named(context, 'fragment');
    const { declaration, fragments } = await readDeclaration(folder);
    return fragmentScript(
      declaration.name,
      name,
      fragments.filter((one) => one.name === name),
    );
  });
  return [table(BROWSER_PAGES, () => browserTable(folder)), area, pageComponents, fragment, ...fragmentParts];
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
