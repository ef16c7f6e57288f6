import type { PageContext, PageHead } from '@aksamit/shared-kit/contracts/platform';

/**
 * Text of `<title>`: what the page says, else the brand's name. A market beside the main one names itself too: its pages
 * say the same in the same language, at other prices.
 */
export function documentTitle(head: PageHead, { market }: PageContext): string {
  const brand = market.brand.name;
  const title = head.title === '' ? brand : head.title;
  if (market.pathPrefix === '') return title;
  return title.endsWith(brand) ? `${title} ${market.name}` : `${title} – ${brand} ${market.name}`;
}
