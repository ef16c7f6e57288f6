import { fileURLToPath } from 'node:url';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { browserSource } from './page-source';
import { AREA_PAGES, areaTable, BROWSER_PAGES, browserTable, SERVER_PAGES, serverTable } from './page-tables';
import { pageFiles, pagesFolder } from './read-declaration';

const loader = fileURLToPath(new URL('call-transform.cjs', import.meta.url));

type Transform = (source: string, context: LoaderContext<unknown>) => string | Promise<string>;

/** In browsers a page file has its components only. After the compiler, which leaves types and JSX out. */
const componentsOnly: RuleSetRule = {
  test: /\.page\.tsx$/,
  enforce: 'post',
  use: { loader, options: { transform: namingFile(browserSource) } },
};

/**
 * Rules that put a module's page files in place of the kit's empty tables: `pages/browser` or `pages/server`, and
 * `pages/area`. A table is rebuilt when a page file is changed, added or removed.
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
          context.addContextDependency(pagesFolder(folder));
          for (const page of pageFiles(folder)) context.addDependency(page);
          return make(context);
        }) satisfies Transform,
      },
    },
  });
  const area = table(AREA_PAGES, ({ resourceQuery }) =>
    areaTable(folder, new URLSearchParams(resourceQuery).get('area') ?? '', side),
  );
  return side === 'browser'
    ? [table(BROWSER_PAGES, () => browserTable(folder)), area, componentsOnly]
    : [table(SERVER_PAGES, () => serverTable(folder)), area];
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
