import type { LocaleCode, ModuleDeclaration } from '../../src/contracts/platform';
import { fitPattern } from '../../src/routing';

export interface Clash {
  module: string;
  page: string;
  pattern: string;
}

/** A pattern that only takes what nobody else claims. */
const isLastResort = (pattern: string): boolean => pattern === '/**';

/**
 * Who already has a prefix or something below it, in one language. The last resort (`/**`) does not count: it gives way to
 * every claim.
 * @param prefix with a slash at both ends
 */
export function findClash(
  modules: readonly ModuleDeclaration[],
  locale: LocaleCode,
  prefix: string,
): Clash | undefined {
  for (const module of modules) {
    for (const page of module.pages) {
      const patterns = [...page.patterns[locale], ...(page.redirectsFrom?.[locale] ?? [])];
      const pattern = patterns.find(
        (each) => !isLastResort(each) && (each.startsWith(prefix) || fitPattern(each, prefix) !== null),
      );
      if (pattern !== undefined) return { module: module.name, page: page.name, pattern };
    }
  }
  return undefined;
}
