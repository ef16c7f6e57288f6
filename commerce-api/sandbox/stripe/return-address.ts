import type { Checkout } from '../checkouts/checkout-store';

/** The URL that Stripe redirects a payer to: the session's id replaces the placeholder in the shop's URL. */
export function addressAfter({ id, returnUrl, details }: Checkout, isGivenUp: boolean): string {
  const address = isGivenUp ? (details.cancelUrl ?? returnUrl) : returnUrl;
  return address.replaceAll('{CHECKOUT_SESSION_ID}', id);
}
