import { z } from 'zod';
import type {
  GatewayEntry,
  GatewayPayment,
  GatewayUrls,
  PayingOrder,
  PaymentGateway,
  SettledMoney,
} from '../gateways/gateway';
import { createPayPalClient, type PayPalSettings } from './client';
import { fromDecimal, toDecimal } from './decimal-amount';
import { approvedOf, capturedOf, type PayPalOrder, payPalOrder } from './orders';
import { createWebhookParser } from './webhooks';

/** How long a payer has; a hold lasts ten minutes longer. Source: readings.md, "Visits and slots". */
const TIME_LIMIT_MINUTES = 30;
const PAGE_SIZE = 500;

const reported = z.object({
  transaction_details: z.array(
    z.object({
      transaction_info: z.object({
        transaction_id: z.string(),
        custom_field: z.string().optional(),
        transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
        transaction_status: z.string(),
      }),
    }),
  ),
  total_pages: z.number().int().default(1),
});

type PayPalClient = ReturnType<typeof createPayPalClient>;

/** PayPal by Orders v2: the payer approves there, the API captures the money. */
export function createPayPalGateway(settings: PayPalSettings): PaymentGateway {
  const client = createPayPalClient(settings);

  return {
    provider: 'paypal',
    timeLimitMinutes: TIME_LIMIT_MINUTES,

    async open(payment, order, urls) {
      const path = '/v2/checkout/orders';
      const body = openingOf(payment, order, urls);
      const { status, json } = await client.call('POST', path, { body, requestId: `open-${payment.id}` });
      const parsed = payPalOrder.safeParse(json);
      const link = parsed.data?.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (status >= 400 || !parsed.success || !link) throw client.refused(path, status, json);
      return { redirectUrl: link.href, gatewayId: parsed.data.id };
    },

    async confirm(payment) {
      const order = payment.gatewayId === null ? null : await readOrder(client, payment.gatewayId);
      if (!order) return null;
      const approved = approvedOf(order);
      if (!approved) return capturedOf(order);
      // Another amount than the frozen one is reported, not captured.
      if (approved.amount !== payment.amount || approved.currency !== payment.currency) return approved;
      return capture(client, payment, order.id);
    },

    async find(payment) {
      const order = payment.gatewayId === null ? null : await readOrder(client, payment.gatewayId);
      if (!order) return { state: 'none' };
      const captured = capturedOf(order);
      if (captured) return { state: 'verified', ...captured };
      const approved = approvedOf(order);
      if (approved) return { state: 'paid', ...approved };
      if (order.status === 'VOIDED') return { state: 'ended' };
      return { state: order.status === 'COMPLETED' ? 'waiting' : 'none' };
    },

    async refund(payment, { id, amount }) {
      if (payment.externalId === null) return false;
      const path = `/v2/payments/captures/${encodeURIComponent(payment.externalId)}/refund`;
      const body = JSON.stringify({
        amount: { currency_code: payment.currency, value: toDecimal(amount) },
        custom_id: id,
      });
      const { status } = await client.call('POST', path, { body, requestId: `refund-${id}` });
      return status === 200 || status === 201;
    },

    list: (from, to) => listEntries(client, from, to),

    parseWebhook: createWebhookParser(client, settings),
  };
}

async function readOrder(client: PayPalClient, gatewayId: string): Promise<PayPalOrder | null> {
  const path = `/v2/checkout/orders/${encodeURIComponent(gatewayId)}`;
  const { status, json } = await client.call('GET', path);
  if (status === 404) return null;
  const parsed = payPalOrder.safeParse(json);
  if (status >= 400 || !parsed.success) throw client.refused(path, status, json);
  return parsed.data;
}

async function capture(client: PayPalClient, payment: GatewayPayment, gatewayId: string): Promise<SettledMoney | null> {
  const path = `/v2/checkout/orders/${encodeURIComponent(gatewayId)}/capture`;
  const { status, json } = await client.call('POST', path, { body: '{}', requestId: `capture-${payment.id}` });
  const parsed = payPalOrder.safeParse(json);
  if (status < 400 && parsed.success) return capturedOf(parsed.data);
  // Refused, or captured by another run: the order's present state counts.
  const order = await readOrder(client, gatewayId);
  return order && capturedOf(order);
}

/** The order that the payer approves: one purchase, paid at once. */
function openingOf(payment: GatewayPayment, order: PayingOrder, urls: GatewayUrls): string {
  const experience = {
    return_url: urls.back,
    cancel_url: urls.back,
    locale: order.locale === 'pl' ? 'pl-PL' : 'en-GB',
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
  };
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: payment.sessionId,
        invoice_id: `${order.number}/${payment.id.slice(0, 8)}`,
        description: order.number,
        amount: { currency_code: payment.currency, value: toDecimal(payment.amount) },
      },
    ],
    payment_source: { paypal: { email_address: order.email, experience_context: experience } },
  });
}

/** Captured payments of a period. */
async function listEntries(client: PayPalClient, from: Date, to: Date): Promise<GatewayEntry[]> {
  const entries: GatewayEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      fields: 'transaction_info',
      transaction_status: 'S',
      page_size: String(PAGE_SIZE),
      page: String(page),
    });
    const path = `/v1/reporting/transactions?${query}`;
    const { status, json } = await client.call('GET', path);
    const parsed = reported.safeParse(json);
    if (status >= 400 || !parsed.success) throw client.refused(path, status, json);
    pages = parsed.data.total_pages;
    for (const { transaction_info: info } of parsed.data.transaction_details) {
      // Refunds and fees are in the list with negative amounts.
      const amount = fromDecimal(info.transaction_amount.value);
      if (amount === null) continue;
      const sessionId = info.custom_field ?? null;
      const { transaction_id: externalId, transaction_amount } = info;
      entries.push({ externalId, sessionId, amount, currency: transaction_amount.currency_code });
    }
  }
  return entries;
}
