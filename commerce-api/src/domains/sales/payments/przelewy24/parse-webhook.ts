import { z } from 'zod';
import { isSameSignature, signWebhook } from './signatures';

const webhook = z.object({
  merchantId: z.number().int(),
  posId: z.number().int(),
  sessionId: z.string().min(1).max(100),
  amount: z.number().int(),
  originAmount: z.number().int(),
  currency: z.string().max(3),
  orderId: z.string().regex(/^\d{1,19}$/),
  methodId: z.number().int(),
  statement: z.string().max(500),
  sign: z.string().max(200),
});
export type Przelewy24Webhook = z.infer<typeof webhook>;

/** The webhook, when it is one and its signature is right; null otherwise: it is rejected. */
export function parseWebhook(
  body: unknown,
  keys: { merchantId: number; posId: number; crcKey: string },
): Przelewy24Webhook | null {
  const parsed = webhook.safeParse(body);
  if (!parsed.success) return null;
  const { sign, ...fields } = parsed.data;
  if (fields.merchantId !== keys.merchantId || fields.posId !== keys.posId) return null;
  const expected = signWebhook({ ...fields, orderId: BigInt(fields.orderId) }, keys.crcKey);
  return isSameSignature(sign, expected) ? parsed.data : null;
}
