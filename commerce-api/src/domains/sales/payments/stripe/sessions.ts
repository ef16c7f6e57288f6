import type Stripe from 'stripe';
import type { SettledMoney } from '../gateways/gateway';

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The money that Stripe has for a session; null as long as there is none. */
export function settledOf(session: Stripe.Checkout.Session): SettledMoney | null {
  const externalId = idOf(session.payment_intent);
  const { payment_status: status, amount_total: amount, currency } = session;
  if (status !== 'paid' || externalId === null || amount === null || currency === null) return null;
  return { externalId, amount, currency: currency.toUpperCase() };
}

/** Ours, as we gave it when the session was opened. */
export const sessionIdOf = (session: Stripe.Checkout.Session): string | null => session.client_reference_id;
