import type { LocaleCode, ModuleDeclaration } from '@aksamit/contracts/platform';

/** The file with the addresses of all pages for the API, which builds links to them (docs/decisions/0163). */
export const PAGE_PATTERNS = 'commerce-api/src/platform/page-patterns.ts';

type Claims = Pick<ModuleDeclaration, 'name' | 'pages'>;

/** Content of that file: the canonical patterns of every page of these modules, by `<module>/<page>`. */
export function pagePatternsText(modules: readonly Claims[]): string {
  const lines = modules.flatMap(({ name, pages }) =>
    pages.map((page) => {
      const [pl, en] = [page.patterns.pl[0], page.patterns.en[0]];
      return `  '${name}/${page.name}': { pl: '${pl}', en: '${en}' },`;
    }),
  );
  return [
    '// Written by `npm run pages` from the definitions of all pages.',
    '// biome-ignore-all format: one line a page',
    '/** Canonical address patterns of the pages of the shop, by `<module>/<page>`. */',
    'export const pagePatterns = {',
    ...lines.sort(),
    '} as const;',
    '',
  ].join('\n');
}

/** A parameter's name changes no address. */
const shapeOf = (pattern: string): string => pattern.replace(/:[^/]+|\{[^}]*\}/g, ':');

/**
 * Addresses of the file as it stands from which the pages have moved without a redirect: e-mails link them for years,
 * and an API that is not released again links them still.
 * @param written the file's present content
 * @returns one sentence each
 */
export function lostAddresses(written: string, modules: readonly Claims[]): string[] {
  const pages = modules.flatMap(({ name, pages }) => pages.map((page) => ({ ...page, name: `${name}/${page.name}` })));
  return [...written.matchAll(/^ {2}'(.+)': \{ pl: '(.+)', en: '(.+)' \},$/gm)].flatMap(([, name, pl, en]) => {
    const page = pages.find((one) => one.name === name);
    const leads = (locale: LocaleCode, path = '') =>
      [...(page?.patterns[locale] ?? []), ...(page?.redirectsFrom?.[locale] ?? [])]
        .map(shapeOf)
        .includes(shapeOf(path));
    const lost = page ? [...(leads('pl', pl) ? [] : [pl]), ...(leads('en', en) ? [] : [en])] : [];
    return lost.map((path) => `Page ${name} has left ${path}: add it to the page's redirectsFrom.`);
  });
}
