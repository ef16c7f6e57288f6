import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import { pathSegments, patternParameters, REST_PARAM } from '@aksamit/contracts/routing';

type Claims = Pick<ModuleDeclaration, 'name' | 'pages'>;

/**
 * Types of the pages of all these modules for `SitePages` of shared-kit/router: content of a module's
 * `src/site-pages.d.ts`. A page's parameters are those of its canonical addresses.
 */
export function sitePagesText(modules: readonly Claims[]): string {
  const lines = modules.flatMap(({ name, pages }) => pages.map((page) => [`${name}/${page.name}`, paramsType(page)]));
  const sorted = lines.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return [
    '// Written by `npm run pages` from the definitions of all pages of the workspace.',
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
