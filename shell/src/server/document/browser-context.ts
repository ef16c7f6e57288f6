import type { PageContext } from '@aksamit/contracts/platform';

/** A page's context for its scripts, without what only the server prints: the company in the footer. */
export function browserContext({ market, ...context }: PageContext): PageContext {
  const { company: _, ...brand } = market.brand;
  return { ...context, market: { ...market, brand } };
}
