import { createHmac } from 'node:crypto';

export interface Transmission {
  id: string;
  time: string;
  webhookId: string;
  body: string;
}

/** The stand-in's own way to sign: only it verifies, as PayPal's own service does. */
export function signTransmission({ id, time, webhookId, body }: Transmission, secret: string): string {
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  return createHmac('sha256', secret).update(`${id}|${time}|${webhookId}|${digest}`).digest('base64');
}
