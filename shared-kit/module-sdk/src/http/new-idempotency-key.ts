/**
 * A key that identifies one change, so that repeating it has one effect. Not crypto.randomUUID: that is missing on
 * plain http away from localhost. Source: calls.md, "Idempotency".
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
