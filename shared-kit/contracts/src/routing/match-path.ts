import type { LocaleCode, PageClaim } from '../platform';
import { compareExactness, fitPattern } from './path-pattern';

/** Data of a module for finding its pages; a release manifest and a browser release both have it. */
export interface RoutedModule {
  name: string;
  pages: readonly Pick<PageClaim, 'name' | 'patterns'>[];
}

export interface PathMatch {
  /** Module name. */
  module: string;
  /** Page name, unique in the module. */
  page: string;
  params: Record<string, string>;
  /** The pattern that fitted. */
  pattern: string;
}

/**
 * Finds the page that claims a path in a locale: the most exact pattern of all deployed modules wins. `path` has no
 * prefix of market and locale; the slash at its end is optional. Returns null when no module claims it.
 */
export function matchPath(modules: readonly RoutedModule[], locale: LocaleCode, path: string): PathMatch | null {
  let best: PathMatch | null = null;
  for (const module of modules) {
    for (const page of module.pages) {
      for (const pattern of page.patterns[locale]) {
        if (best && compareExactness(pattern, best.pattern) >= 0) continue;
        const params = fitPattern(pattern, path);
        if (params) best = { module: module.name, page: page.name, params, pattern };
      }
    }
  }
  return best;
}
