import { createHash } from 'node:crypto';
import type { Checkout } from '../checkouts/checkout-store';

/** Of whoever pays with this e-mail address. */
const payerId = ({ email, id }: Checkout) =>
  createHash('sha256')
    .update(email || id)
    .digest('hex')
    .slice(0, 13)
    .toUpperCase();

/**
 * The URL that PayPal redirects a payer to: the shop's URL with the order's id as `token`, and `PayerID` after an
 * approval. Null: the shop gave none.
 */
export function addressAfter(checkout: Checkout, isGivenUp: boolean): string | null {
  const address = isGivenUp ? (checkout.details.cancelUrl ?? checkout.returnUrl) : checkout.returnUrl;
  if (address === '') return null;
  const url = new URL(address);
  url.searchParams.set('token', checkout.id);
  if (!isGivenUp) url.searchParams.set('PayerID', payerId(checkout));
  return url.href;
}
