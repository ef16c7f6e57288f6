import type { InlinePage } from '@aksamit/contracts/platform';
import { matchPath } from '@aksamit/contracts/routing';
import type { HostServices } from '@aksamit/module-sdk/platform';

/** Finds the page of an address, in this market and locale only: any other address is a page load. */
export function pageFinder({ context, foreignPrefixes, releases }: InlinePage): HostServices['findPage'] {
  const { basePath, locale } = context;
  return (pathname) => {
    if (!pathname.startsWith(`${basePath}/`) || foreignPrefixes.some((prefix) => pathname.startsWith(prefix)))
      return null;
    // Patterns know no prefix of market and locale.
    const match = matchPath(releases, locale, pathname.slice(basePath.length) || '/');
    return match && { module: match.module, page: match.page, params: match.params };
  };
}
