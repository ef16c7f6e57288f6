/**
 * A key that identifies one change, so that repeating it has one effect. The module's own and not the kit's: a cart has
 * to work on a shell that was released before the kit had one. Source: calls.md, "Idempotency".
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
