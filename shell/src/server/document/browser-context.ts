import type { PageContext } from '@aksamit/contracts/platform';

/**
 * A page's context for its scripts, without what only the server prints: company and profiles in the footer, hours of the
 * phone, the promo bar.
 */
export function browserContext({ market, ...context }: PageContext): PageContext {
  const { company: _company, phoneHours: _phoneHours, social: _social, ...brand } = market.brand;
  const { promoBar: _promoBar, ...others } = market;
  return { ...context, market: { ...others, brand } };
}
