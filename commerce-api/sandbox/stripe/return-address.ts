import type { Checkout } from '../checkouts/checkout-store';

/** Where Stripe sends a payer back to: it writes the session's id where the shop's address asks for it. */
export function addressAfter({ id, returnUrl, details }: Checkout, isGivenUp: boolean): string {
  const address = isGivenUp ? (details.cancelUrl ?? returnUrl) : returnUrl;
  return address.replaceAll('{CHECKOUT_SESSION_ID}', id);
}
