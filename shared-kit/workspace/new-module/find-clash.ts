import type { LocaleCode, ModuleDeclaration } from '@aksamit/contracts/platform';
import { fitPattern } from '@aksamit/contracts/routing';

export interface Clash {
  module: string;
  page: string;
  pattern: string;
}

/** A catch-all pattern for unclaimed addresses. */
const isLastResort = (pattern: string): boolean => pattern === '/**';

/**
 * The owner of a prefix or something below it, in one language. The catch-all (`/**`) does not count: every claim takes
 * precedence over it.
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
