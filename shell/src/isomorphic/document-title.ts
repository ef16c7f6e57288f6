import type { PageContext, PageHead } from '@aksamit/shared-kit/contracts/platform';

/** Text of `<title>`: what the page says, else the brand's name. */
export function documentTitle(head: PageHead, context: PageContext): string {
  return head.title === '' ? context.market.brand.name : head.title;
}
