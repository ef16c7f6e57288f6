/** Signatures by the Standard Webhooks specification (1.0.0, symmetric, `v1`). Source: docs/decisions/0218. */
import { createHmac, hkdfSync } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/**
 * The secret of an endpoint, as its receiver has it: `whsec_` and base64. It is derived, and so stored nowhere; each number
 * has another.
 */
export function signingSecret({ id, number }: { id: string; number: number }, codeSecret: string): string {
  const bytes = hkdfSync('sha256', codeSecret, '', `aksamit webhook ${id} ${number}`, SECRET_BYTES);
  return PREFIX + Buffer.from(bytes).toString('base64');
}

export interface SignedWebhook {
  id: string;
  /** Of the attempt: seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The headers of one attempt, with a signature by each of the secrets. */
export function signedHeaders({ id, timestamp, body }: SignedWebhook, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'aksamit-webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
