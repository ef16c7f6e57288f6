import { z } from 'zod';
import { callGateway } from '../gateways/call-gateway';
import { GatewayRefused, GatewayUnavailable } from '../gateways/gateway';

export interface PayPalSettings {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** Of the webhook registered for this shop: webhooks are verified for it. */
  webhookId: string;
  /** The certificate's address of a stand-in for PayPal; PayPal's own are at paypal.com. */
  certificateOrigin: string;
}

const token = z.object({ access_token: z.string(), expires_in: z.number() });
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;

/**
 * PayPal's REST API over fetch, with its OAuth token cached until it ends. Errors: GatewayUnavailable; the caller
 * judges PayPal's refusals by their status.
 */
export function createPayPalClient({ baseUrl, clientId, clientSecret }: PayPalSettings) {
  let held: { text: string; endsAt: number } | null = null;

  async function accessToken(): Promise<string> {
    if (held && held.endsAt > Date.now()) return held.text;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { status, json } = await callGateway({
      method: 'POST',
      url: `${baseUrl}/v1/oauth2/token`,
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const parsed = token.safeParse(json);
    if (status >= 400 || !parsed.success) throw new GatewayRefused(`Failed to log in at PayPal: HTTP ${status}.`);
    const { access_token: text, expires_in: seconds } = parsed.data;
    held = { text, endsAt: Date.now() + seconds * 1000 - TOKEN_MARGIN_MS };
    return text;
  }

  async function call(method: string, path: string, options: { body?: string; requestId?: string } = {}) {
    const { status, json } = await callGateway({
      method,
      url: `${baseUrl}${path}`,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(options.requestId ? { 'paypal-request-id': options.requestId } : {}),
      },
      ...(options.body === undefined ? {} : { body: options.body }),
    });
    if (status === 401) {
      // Revoked early: the next call requests a fresh one.
      held = null;
      throw new GatewayUnavailable(`Failed to call ${path}: the token is no longer valid. Try again later.`);
    }
    return { status, json };
  }

  return {
    call,
    refused: (path: string, status: number, json: unknown) =>
      new GatewayRefused(`Failed to call ${path}: HTTP ${status}, ${JSON.stringify(json).slice(0, 300)}.`),
  };
}
