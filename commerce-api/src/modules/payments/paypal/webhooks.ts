import { z } from 'zod';
import type { GatewayNotice, ReceivedNotice } from '../gateways/gateway';
import type { createPayPalClient } from './client';
import { fromDecimal } from './decimal-amount';
import { approvedOf, payPalOrder } from './orders';

const event = z.object({ event_type: z.string(), resource: z.unknown() });
const capture = z.object({
  id: z.string(),
  custom_id: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }).optional(),
});
const verification = z.object({ verification_status: z.string() });

const headerNames = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** Reads PayPal's webhooks. PayPal itself says whether one is its own; the event goes back exactly as it came. */
export function createWebhookReader(client: ReturnType<typeof createPayPalClient>, webhookId: string) {
  async function isBelieved({ text, headers }: ReceivedNotice): Promise<boolean> {
    const fields = Object.entries(headerNames).map(([field, header]) => [field, headers[header]] as const);
    if (fields.some(([, value]) => typeof value !== 'string' || value === '')) return false;
    const head = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId });
    const { status, json } = await client.call('POST', '/v1/notifications/verify-webhook-signature', {
      body: `${head.slice(0, -1)},"webhook_event":${text}}`,
    });
    return status < 400 && verification.safeParse(json).data?.verification_status === 'SUCCESS';
  }

  return async (notice: ReceivedNotice): Promise<GatewayNotice | null> => {
    const parsed = event.safeParse(jsonOrNull(notice.text));
    if (!parsed.success || !(await isBelieved(notice))) return null;
    return readEvent(parsed.data);
  };
}

function readEvent({ event_type: type, resource }: z.infer<typeof event>): GatewayNotice {
  if (type === 'CHECKOUT.ORDER.APPROVED' || type === 'CHECKOUT.ORDER.VOIDED') {
    const order = payPalOrder.safeParse(resource).data;
    const sessionId = order?.purchase_units[0]?.custom_id;
    if (!order || !sessionId) return { kind: 'other' };
    const approved = approvedOf(order);
    if (approved) return { kind: 'paid', sessionId, gatewayId: order.id, ...approved };
    return { kind: 'ended', sessionId, gatewayId: order.id };
  }
  if (type === 'PAYMENT.CAPTURE.COMPLETED') {
    const captured = capture.safeParse(resource).data;
    const amount = captured ? fromDecimal(captured.amount.value) : null;
    if (!captured || amount === null) return { kind: 'other' };
    const gatewayId = captured.supplementary_data?.related_ids.order_id ?? null;
    const { id: externalId, custom_id: sessionId } = captured;
    return { kind: 'paid', sessionId, gatewayId, externalId, amount, currency: captured.amount.currency_code };
  }
  return { kind: 'other' };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
