import type { LocaleCode, PageClaim } from '@aksamit/contracts/platform';
import {
  buildPath,
  compareExactness,
  fitPattern,
  matchPath,
  type PathMatch,
  type RoutedModule,
} from '@aksamit/contracts/routing';

/** A module with the paths that it redirects from. */
export interface RedirectingModule extends RoutedModule {
  pages: readonly Pick<PageClaim, 'name' | 'patterns' | 'redirectsFrom'>[];
}

const LOCALES: readonly LocaleCode[] = ['pl', 'en'];

/**
 * The path (without prefix, same locale) that a path redirects to with 301, or null: an old path that a manifest names
 * in `redirectsFrom`, or another locale's pattern (`/en/strefa-kobiet/` leads to `/en/womens-zone/`). A redirect wins
 * only where its pattern is more specific than that of the page at this path.
 */
export function findRedirect(modules: readonly RedirectingModule[], locale: LocaleCode, path: string): string | null {
  const here = matchPath(modules, locale, path);
  return (
    declaredRedirect(modules, locale, path, here) ??
    LOCALES.filter((other) => other !== locale)
      .map((other) => translatedPath(modules, locale, other, path, here))
      .find((found) => found !== null) ??
    null
  );
}

function declaredRedirect(
  modules: readonly RedirectingModule[],
  locale: LocaleCode,
  path: string,
  here: PathMatch | null,
): string | null {
  let best: { pattern: string; target: string } | null = null;
  for (const page of modules.flatMap((module) => module.pages)) {
    for (const pattern of page.redirectsFrom?.[locale] ?? []) {
      if (isBeaten(pattern, here?.pattern) || isBeaten(pattern, best?.pattern)) continue;
      const params = fitPattern(pattern, path);
      const target = params && buildOrNull(page.patterns[locale][0], params);
      if (target && target !== path) best = { pattern, target };
    }
  }
  return best?.target ?? null;
}

function translatedPath(
  modules: readonly RedirectingModule[],
  locale: LocaleCode,
  other: LocaleCode,
  path: string,
  here: PathMatch | null,
): string | null {
  const there = matchPath(modules, other, path);
  if (!there || isBeaten(there.pattern, here?.pattern)) return null;
  const page = modules.find(({ name }) => name === there.module)?.pages.find(({ name }) => name === there.page);
  const target = page && buildOrNull(page.patterns[locale][0], there.params);
  return target && target !== path ? target : null;
}

/** Whether another pattern is at least as specific. */
function isBeaten(pattern: string, by: string | undefined): boolean {
  return by !== undefined && compareExactness(pattern, by) >= 0;
}

/** A target that needs a parameter which the old path lacks is no target. */
function buildOrNull(pattern: string | undefined, params: Record<string, string>): string | null {
  if (pattern === undefined) return null;
  try {
    return buildPath(pattern, params);
  } catch {
    return null;
  }
}
