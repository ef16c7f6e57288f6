import { storeDateOf } from '@aksamit/contracts/store-time';
import {
  type BlikCharge,
  type CodeCharge,
  type GatewayEntry,
  type GatewayPayment,
  GatewayUnavailable,
  type GatewayUrls,
  type PayingOrder,
  type PaymentGateway,
  type SettledMoney,
} from '../gateways/gateway';
import { createPrzelewy24Client, type Przelewy24Settings, type Registration } from './client';
import { parseGatewayJson } from './gateway-json';
import { choiceOf } from './methods';
import { parseBlikWebhook } from './parse-blik-webhook';
import { parseWebhook } from './parse-webhook';

/** The gateway closes an unpaid attempt after this. Source: readings.md, "Visits and slots". */
const TIME_LIMIT_MINUTES = 15;
/** The gateway accepts 50 characters; a longer address would be refused, and the shop writes to the full one. */
const LONGEST_EMAIL = 50;
const LONGEST_USER_AGENT = 255;

type Client = ReturnType<typeof createPrzelewy24Client>;

/** Przelewy24 with everything that is paid through it: transfers, cards, BLIK, instalments, PayPo, pay later. */
export function createPrzelewy24Gateway(settings: Przelewy24Settings): PaymentGateway {
  const client = createPrzelewy24Client(settings);

  return {
    provider: 'przelewy24',
    timeLimitMinutes: TIME_LIMIT_MINUTES,

    async open(payment, order, urls) {
      const { redirectUrl } = await client.register(await registrationOf(client, payment, order, urls));
      return { redirectUrl, gatewayId: null };
    },

    async chargeCode(payment, order, urls, blik: BlikCharge): Promise<CodeCharge> {
      const { token, redirectUrl } = await client.register({
        ...(await registrationOf(client, payment, order, urls)),
        urlCardPaymentNotification: urls.webhooks,
        regulationAccept: true,
        additional: { PSU: { IP: blik.ip, userAgent: blik.userAgent.slice(0, LONGEST_USER_AGENT) } },
      });
      return charge(client, { token, redirectUrl }, blik.code);
    },

    async confirm(payment, orderId) {
      const { sessionId, amount, currency } = payment;
      const isVerified = await client.verify({ sessionId, orderId, amount, currency });
      // A payment verified earlier (by a run that was killed before recording it) may be refused: query it.
      return isVerified ? { externalId: orderId, amount, currency } : verified(client, payment, orderId);
    },

    async find(payment) {
      const { state, orderId, amount, currency } = await client.findBySession(payment.sessionId);
      if (state !== 'paid' && state !== 'verified') return { state };
      if (orderId === null || amount === null || currency === null) return { state: 'waiting' };
      return { state, externalId: orderId, amount, currency };
    },

    async refund(payment, { id, amount }) {
      const { externalId, sessionId } = payment;
      if (externalId === null) return false;
      const refundId = id.replaceAll('-', '');
      if (await client.refund({ id: refundId, sessionId, orderId: externalId, amount })) return true;
      // Refused as a repeat when a run was killed before it could record the refund.
      return (await client.refundsOf(externalId)).includes(refundId);
    },

    list: (from, to) => entriesOf(client, from, to),

    parseWebhook: async ({ text }) => webhookOf(text, settings),
  };
}

/** Charges a BLIK code for a registered payment, once. */
async function charge(
  client: Client,
  { token, redirectUrl }: { token: string; redirectUrl: string },
  code: string,
): Promise<CodeCharge> {
  try {
    const outcome = await client.chargeByCode(token, code);
    if (outcome === 'accepted') return { outcome };
    return outcome === 'notOffered' ? { outcome, redirectUrl } : { outcome: 'refused', refusal: outcome };
  } catch (error) {
    // The code may have been charged and only the response lost: the payment is looked up, the code never sent
    // twice.
    if (error instanceof GatewayUnavailable) return { outcome: 'unknown' };
    throw error;
  }
}

async function verified(client: Client, payment: GatewayPayment, orderId: string): Promise<SettledMoney | null> {
  const status = await client.findBySession(payment.sessionId);
  const { state, amount, currency } = status;
  const isOurs = state === 'verified' && status.orderId === orderId && amount === payment.amount;
  return isOurs && currency === payment.currency ? { externalId: orderId, amount, currency } : null;
}

async function registrationOf(
  client: Client,
  payment: GatewayPayment,
  order: PayingOrder,
  urls: GatewayUrls,
): Promise<Registration> {
  const { paymentMethod, wallet, sessionId, amount, currency } = payment;
  const choice = await choiceOf(paymentMethod, () => client.methods(order.locale, amount, currency), wallet);
  const { address } = order;
  return {
    sessionId,
    amount,
    currency,
    description: order.number,
    email: order.email.length <= LONGEST_EMAIL ? order.email : 'payments@aksamit.example',
    language: order.locale,
    urlReturn: urls.back,
    urlStatus: urls.webhooks,
    timeLimit: TIME_LIMIT_MINUTES,
    client: `${order.firstName} ${order.lastName}`.slice(0, 40),
    phone: order.phone.slice(0, 12),
    ...(address
      ? {
          address: address.address.slice(0, 80),
          zip: address.postalCode.slice(0, 10),
          city: address.city.slice(0, 50),
        }
      : {}),
    ...choice,
  };
}

/** Payments from one instant (included) to another (not included). */
async function entriesOf(client: Client, from: Date, to: Date): Promise<GatewayEntry[]> {
  const day = (instant: Date) => storeDateOf(instant).replaceAll('-', '');
  const rows = await client.history(day(from), day(new Date(to.getTime() - 1)));
  return rows.map(({ orderId, sessionId, amount, currency }) => ({
    externalId: orderId,
    sessionId: sessionId ?? null,
    amount,
    currency,
  }));
}

function webhookOf(text: string, settings: Przelewy24Settings): Awaited<ReturnType<PaymentGateway['parseWebhook']>> {
  const body = parsedOrNull(text);
  if (typeof body !== 'object' || body === null) return 'shape';
  const webhook = parseWebhook(body, settings);
  if (!webhook) return parseBlikWebhook(body, settings.crcKey) ?? 'signature';
  const { sessionId, orderId, amount, currency } = webhook;
  return { kind: 'paid', sessionId, gatewayId: null, externalId: orderId, amount, currency };
}

function parsedOrNull(text: string): unknown {
  try {
    return parseGatewayJson(text);
  } catch {
    return null;
  }
}
