import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import { pathSegments, patternParameters, REST_PARAM } from '@aksamit/contracts/routing';

type Claims = Pick<ModuleDeclaration, 'name' | 'pages'>;

/**
 * Types of the pages of all these modules for `SitePages` of shared-kit/router: content of a module's
 * `src/site-pages.d.ts`. A page's parameters are those of its canonical addresses.
 */
export function sitePagesText(modules: readonly Claims[]): string {
  return textOf(
    modules.flatMap(pageTypes),
    '// Written by `npm run pages` from the definitions of all pages of the workspace.',
  );
}

/**
 * The same for a module outside of the workspace: its own pages as they are defined, those of other modules as its team
 * listed them in the file.
 * @param written the file's present content; empty when there is none
 */
export function ownPagesText(module: Claims, written: string): string {
  const others = listedTypes(written).filter(([page]) => !page.startsWith(`${module.name}/`));
  return textOf(
    [...pageTypes(module), ...others],
    '// Pages of this module, written by `npm run types`; add here those of other modules that it links.',
  );
}

/**
 * The pages of such a file with the names of their parameters, in its order.
 * @param written the file's content
 */
export function recordedPages(written: string): { page: string; params: string[] }[] {
  return listedTypes(written).map(([page, type]) => ({
    page,
    params: [...type.matchAll(/(\w+)\??: string/g)].map(([, name = '']) => name).sort(),
  }));
}

const listedTypes = (written: string): PageType[] =>
  [...written.matchAll(/^ *'([^']+)': (.+);$/gm)].map(([, page = '', type = '']): PageType => [page, type]);

/** Name of a page, `<module>/<page>`, and the type of its parameters. */
type PageType = [page: string, type: string];

const pageTypes = ({ name, pages }: Claims): PageType[] =>
  pages.map((page) => [`${name}/${page.name}`, paramsType(page)]);

function textOf(types: readonly PageType[], origin: string): string {
  const sorted = [...types].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    origin,
    "import type {} from '@aksamit/module-sdk/router';",
    '',
    "declare module '@aksamit/module-sdk/router' {",
    '  interface SitePages {',
    ...sorted.map(([page, type]) => `    '${page}': ${type};`),
    '  }',
    '}',
    '',
  ].join('\n');
}

function paramsType({ patterns }: ModuleDeclaration['pages'][number]): string {
  const canonical = [patterns.pl[0] ?? '/', patterns.en[0] ?? '/'];
  const required = [...new Set(canonical.flatMap(patternParameters))].map((name) => `${name}: string`);
  const takesRest = canonical.some((pattern) => pathSegments(pattern).at(-1) === '**');
  const fields = [...required, ...(takesRest ? [`${REST_PARAM}?: string`] : [])];
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}
