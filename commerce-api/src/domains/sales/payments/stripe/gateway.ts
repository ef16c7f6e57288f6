import Stripe from 'stripe';
import {
  type GatewayEntry,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnavailable,
  type GatewayUrls,
  type PayingOrder,
  type PaymentGateway,
  type SettledMoney,
} from '../gateways/gateway';
import { createEventParser } from './events';
import { sessionIdOf, settledOf } from './sessions';

export interface StripeSettings {
  /** Scheme, host and port: the client knows no path in front of its own. */
  baseUrl: string;
  secretKey: string;
  webhookSecret: string;
}

/** The shortest that Stripe accepts. Source: readings.md, "Visits and slots". */
const TIME_LIMIT_MINUTES = 30;
/** Stripe refuses a session that ends in less than thirty minutes from its own clock. */
const CLOCK_MARGIN_SECONDS = 60;
const TIMEOUT_MS = 10_000;

/** Stripe by Checkout Sessions: the payer is sent to Stripe's own page. */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = createStripeClient(settings);

  return {
    provider: 'stripe',
    timeLimitMinutes: TIME_LIMIT_MINUTES,

    open: (payment, order, urls) =>
      asGateway(async () => {
        const session = await stripe.checkout.sessions.create(checkoutOf(payment, order, urls), {
          idempotencyKey: `open-${payment.id}`,
        });
        if (!session.url) throw new GatewayRefused('Failed to open a payment at Stripe: it gave no address.');
        return { redirectUrl: session.url, gatewayId: session.id };
      }),

    confirm: ({ gatewayId }) =>
      asGateway(async (): Promise<SettledMoney | null> => {
        if (gatewayId === null) return null;
        return settledOf(await stripe.checkout.sessions.retrieve(gatewayId));
      }),

    find: ({ gatewayId }) =>
      asGateway(async () => {
        if (gatewayId === null) return { state: 'none' as const };
        const session = await stripe.checkout.sessions.retrieve(gatewayId);
        const settled = settledOf(session);
        if (settled) return { state: 'verified' as const, ...settled };
        if (session.status === 'expired') return { state: 'ended' as const };
        return { state: session.status === 'complete' ? ('waiting' as const) : ('none' as const) };
      }),

    refund: ({ externalId }, { id, amount }) =>
      asGateway(async () => {
        if (externalId === null) return false;
        try {
          const params = { payment_intent: externalId, amount, metadata: { refundId: id } };
          const { status } = await stripe.refunds.create(params, { idempotencyKey: `refund-${id}` });
          return status !== 'failed' && status !== 'canceled';
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          // A key is stored for a day only; after that a repeat's outcome is looked up.
          const given = await stripe.refunds.list({ payment_intent: externalId, limit: 100 });
          return given.data.some(({ metadata }) => metadata?.refundId === id);
        }
      }),

    list: (from, to) => asGateway(() => entriesOf(stripe, from, to)),

    parseWebhook: createEventParser(stripe, settings.webhookSecret),
  };
}

function createStripeClient({ baseUrl, secretKey }: StripeSettings): Stripe {
  const { hostname, port, protocol } = new URL(baseUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Payments whose sessions were made from one instant (included) to another (not included). */
async function entriesOf(stripe: Stripe, from: Date, to: Date): Promise<GatewayEntry[]> {
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
  const created = { gte: seconds(from), lt: seconds(to) };
  const entries: GatewayEntry[] = [];
  for await (const session of stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 })) {
    const settled = settledOf(session);
    if (settled) entries.push({ ...settled, sessionId: sessionIdOf(session) });
  }
  return entries;
}

/** The page on which the payer pays. */
function checkoutOf(
  payment: GatewayPayment,
  order: PayingOrder,
  urls: GatewayUrls,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: payment.sessionId,
    customer_email: order.email,
    locale: order.locale === 'pl' ? 'pl' : 'en-GB',
    success_url: urls.back,
    cancel_url: urls.back,
    expires_at: Math.floor(Date.now() / 1000) + TIME_LIMIT_MINUTES * 60 + CLOCK_MARGIN_SECONDS,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount,
          product_data: { name: order.number },
        },
      },
    ],
    payment_intent_data: { description: order.number, metadata: { sessionId: payment.sessionId } },
  };
}

async function asGateway<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    const text = `Failed to call Stripe: ${error.message}`;
    throw isAway ? new GatewayUnavailable(text, { cause: error }) : new GatewayRefused(text, { cause: error });
  }
}
