import { pagePath } from '@aksamit/module-sdk/router';
import type { ChromePartProps } from './chrome-props';
import type { LinkTarget } from './link-targets';
import { type MenuEntry, type NavigationLink, navigationLinks } from './navigation';

type LinkScope = Pick<ChromePartProps, 'context' | 'sitemap'>;

/** A link as this page shows it: its label's key, and its address with the prefix of market and locale. */
export interface ShownLink {
  labelKey: string;
  href: string;
  /** `page` on the link to the current page, `true` on links to its parent pages, undefined on all others. */
  current: 'page' | 'true' | undefined;
}

/** An entry of the main menu as this page shows it. */
export type ShownEntry =
  | (ShownLink & { mobileOnly: boolean })
  | { labelKey: string; children: readonly ShownLink[]; mobileOnly: false };

/** Address of a page in the page's market and locale; undefined when no deployed module has it. */
export function hrefOf(scope: LinkScope, target: LinkTarget): string | undefined {
  const path = pathOf(scope, target);
  return path === undefined ? undefined : scope.context.basePath + path;
}

/** The links whose pages are deployed, in their order. A link to any other page would lead nowhere: it is left out. */
export function shownLinks(part: ChromePartProps, links: readonly NavigationLink[]): ShownLink[] {
  return links.flatMap(({ labelKey, target }): ShownLink[] => {
    const path = pathOf(part, target);
    if (path === undefined) return [];
    return [{ labelKey, href: part.context.basePath + path, current: currentOf(part.path, path) }];
  });
}

/** The same for entries of the main menu; a list of which no link is shown is left out with them. */
export function shownEntries(part: ChromePartProps, entries: readonly MenuEntry[]): ShownEntry[] {
  return entries.flatMap((entry): ShownEntry[] => {
    if (!('children' in entry)) {
      return shownLinks(part, [entry]).map((link) => ({ ...link, mobileOnly: entry.mobileOnly === true }));
    }
    const children = shownLinks(part, entry.children);
    return children.length === 0 ? [] : [{ labelKey: entry.labelKey, children, mobileOnly: false }];
  });
}

/**
 * A path on which the same links are marked as on this one: many pages share it, and with it their header and footer.
 * Source: currentOf.
 */
export function markedPath(scope: LinkScope, here: string): string {
  let closest = '';
  for (const { target } of navigationLinks) {
    const path = pathOf(scope, target);
    if (path === here) return here;
    if (path !== undefined && path.length > closest.length && currentOf(here, path)) closest = path;
  }
  return `${closest || '/'}${BELOW}`;
}

/** No link leads there. */
const BELOW = '-/-/';

/** Without the prefix of market and locale. */
function pathOf({ context: { locale }, sitemap }: LinkScope, { page, params }: LinkTarget): string | undefined {
  return pagePath(sitemap, { page, locale, basePath: '', ...(params ? { params: params[locale] } : {}) });
}

function currentOf(here: string, path: string): ShownLink['current'] {
  if (here === path) return 'page';
  return path !== '/' && here.startsWith(path) ? 'true' : undefined;
}
