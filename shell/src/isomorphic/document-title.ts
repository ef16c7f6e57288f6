import type { PageContext, PageHead } from '@aksamit/contracts/platform';

/**
 * Text of `<title>`: the page's own title, else the brand's name. Markets beside the main one add their name: their
 * pages have the same titles in the same language, at other prices.
 */
export function documentTitle(head: PageHead, context: PageContext): string {
  const brand = context.market.brand.name;
  const title = head.title === '' ? brand : head.title;
  const named = marketsOwnName(context);
  if (named === null) return title;
  return title.endsWith(brand) ? title.slice(0, -brand.length) + named : `${title} – ${named}`;
}

/** The description for search engines, distinguished from that of other markets in the same way. */
export function documentDescription(head: PageHead, context: PageContext): string | undefined {
  const named = marketsOwnName(context);
  return head.description && named !== null ? `${head.description} ${named}.` : head.description;
}

function marketsOwnName({ market }: PageContext): string | null {
  return market.pathPrefix === '' ? null : `${market.brand.name} ${market.name}`;
}
