import type { PageContext } from '@aksamit/contracts/platform';

/** A page's context for its scripts, without what only the server prints: company and profiles in the footer, hours of the phone. */
export function browserContext({ market, ...context }: PageContext): PageContext {
  const { company: _company, phoneHours: _phoneHours, social: _social, ...brand } = market.brand;
  return { ...context, market: { ...market, brand } };
}
