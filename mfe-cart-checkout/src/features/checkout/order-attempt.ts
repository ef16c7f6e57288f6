import type { PlaceOrderRequest } from '@aksamit/contracts';
import { newIdempotencyKey } from '../../requests/new-idempotency-key';

const KEY = 'orderAttempt';

/**
 * The idempotency key of an order: the same for the same cart version and data, also after a reload, so that a double
 * click, or a retry after a lost response, orders once. Any difference gives another key.
 */
export function keyOfAttempt(request: PlaceOrderRequest): string {
  const body = JSON.stringify(request);
  try {
    const last: { body?: string; key?: string } | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (last?.body === body && last.key) return last.key;
    const key = newIdempotencyKey();
    sessionStorage.setItem(KEY, JSON.stringify({ body, key }));
    return key;
  } catch {
    return newIdempotencyKey();
  }
}

/** After an order: the next one is another, even with the same data. */
export function clearAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
