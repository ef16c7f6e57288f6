import { z } from 'zod';
import type { GatewayWebhook } from '../gateways/gateway';
import { knownRefusal } from './blik-outcomes';
import { isSameSignature, signBlikWebhook } from './signatures';

const fields = z.object({
  orderId: z.string().regex(/^\d{1,19}$/),
  sessionId: z.string().min(1).max(100),
  method: z.number().int(),
  result: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  sign: z.string().max(200),
});
/** The documentation shows it inside of `data`; some of the gateway's own modules expect it at the top level. */
const webhook = z.union([z.object({ data: fields }).transform(({ data }) => data), fields]);

/**
 * The gateway's webhook with the outcome of a BLIK code; null: it is none, or its signature is wrong. A success only
 * triggers a look-up: the payment's own webhook completes it.
 */
export function parseBlikWebhook(body: unknown, crcKey: string): GatewayWebhook | null {
  const parsed = webhook.safeParse(body);
  if (!parsed.success) return null;
  const { sign, ...signed } = parsed.data;
  const expected = signBlikWebhook({ ...signed, orderId: BigInt(signed.orderId) }, crcKey);
  if (!isSameSignature(sign, expected)) return null;
  const { sessionId, result } = signed;
  if (String(result.error ?? '') === '0') return { kind: 'ended', sessionId, gatewayId: null };
  const refusal = knownRefusal(result.error, result.message, result.status) ?? 'failed';
  return { kind: 'refused', sessionId, gatewayId: null, refusal };
}
