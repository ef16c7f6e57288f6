import { z } from 'zod';
import type { Disbelief, GatewayWebhook, ReceivedWebhook, WebhookChecks } from '../gateways/gateway';
import type { createPayPalClient, PayPalSettings } from './client';
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

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** Formats of PayPal's headers. The signature is that of a 2048-bit key in base64; a longer key fits too. */
const transmission = z.object({
  auth_algo: z.string().regex(/^SHA\d{3}withRSA$/),
  cert_url: z.string().max(500),
  transmission_id: z.string().regex(/^[\w-]{8,64}$/),
  transmission_sig: z.string().regex(/^[A-Za-z0-9+/=]{64,2048}$/),
  transmission_time: z.iso.datetime({ offset: true }),
});
type Transmission = z.infer<typeof transmission>;

/** PayPal sends a webhook up to 25 times within three days. */
const OLDEST_MS = 4 * 24 * 3_600_000;
const CLOCKS_APART_MS = 15 * 60_000;

/**
 * Parses PayPal's webhooks. PayPal itself verifies them (the event is sent back unchanged), but is called last: only
 * for a well-formed webhook about a payment that was opened there.
 */
export function createWebhookParser(client: ReturnType<typeof createPayPalClient>, settings: PayPalSettings) {
  async function isPayPals(sent: Transmission, text: string): Promise<boolean> {
    const head = JSON.stringify({ ...sent, webhook_id: settings.webhookId });
    const { status, json } = await client.call('POST', '/v1/notifications/verify-webhook-signature', {
      body: `${head.slice(0, -1)},"webhook_event":${text}}`,
    });
    return status < 400 && verification.safeParse(json).data?.verification_status === 'SUCCESS';
  }

  return async ({ text, headers }: ReceivedWebhook, checks: WebhookChecks): Promise<GatewayWebhook | Disbelief> => {
    const parsed = event.safeParse(jsonOrNull(text));
    if (!parsed.success) return 'shape';
    const webhook = readEvent(parsed.data);
    // Ignored, whatever its sender.
    if (webhook.kind === 'other') return webhook;
    const sent = transmission.safeParse(
      Object.fromEntries(Object.entries(HEADERS).map(([field, header]) => [field, headers[header]])),
    );
    if (!sent.success) return 'headers';
    if (!isCertificateAddress(sent.data.cert_url, settings)) return 'certificate';
    const ageMs = checks.now.getTime() - Date.parse(sent.data.transmission_time);
    if (ageMs > OLDEST_MS || ageMs < -CLOCKS_APART_MS) return 'time';
    if (!(await checks.mayAskAbout(webhook.sessionId))) return 'unknownPayment';
    return (await isPayPals(sent.data, text)) ? webhook : 'signature';
  };
}

/** Whether a certificate's URL is PayPal's own; with a stand-in, the stand-in's. */
export function isCertificateAddress(
  address: string,
  { baseUrl, certificateOrigin }: Pick<PayPalSettings, 'baseUrl' | 'certificateOrigin'>,
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, origin } = new URL(address);
  if (isPayPalHost(new URL(baseUrl).hostname)) {
    return protocol === 'https:' && port === '' && username === '' && isPayPalHost(hostname);
  }
  return origin === certificateOrigin;
}

const isPayPalHost = (hostname: string) => hostname === 'paypal.com' || hostname.endsWith('.paypal.com');

function readEvent({ event_type: type, resource }: z.infer<typeof event>): GatewayWebhook {
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
