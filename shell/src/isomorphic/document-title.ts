import type { PageContext, PageHead } from '@aksamit/shared-kit/contracts/platform';

/**
 * Text of `<title>`: what the page says, else the brand's name. A market beside the main one names itself too: its pages
 * say the same in the same language, at other prices.
 */
export function documentTitle(head: PageHead, context: PageContext): string {
  const brand = context.market.brand.name;
  const title = head.title === '' ? brand : head.title;
  const named = marketsOwnName(context);
  if (named === null) return title;
  return title.endsWith(brand) ? title.slice(0, -brand.length) + named : `${title} – ${named}`;
}

/** The description for search engines, told from that of other markets in the same way. */
export function documentDescription(head: PageHead, context: PageContext): string | undefined {
  const named = marketsOwnName(context);
  return head.description && named !== null ? `${head.description} ${named}.` : head.description;
}

function marketsOwnName({ market }: PageContext): string | null {
  return market.pathPrefix === '' ? null : `${market.brand.name} ${market.name}`;
}
