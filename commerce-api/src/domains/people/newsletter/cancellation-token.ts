/**
 * Token of the link that ends a subscription. Every e-mail of the newsletter has one and it never expires, so it is
 * computed from the subscription instead of stored: nobody without the shop's secret can make one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`newsletter-cancellation:${id}`).digest('base64url');

export function cancellationToken(secret: string, subscriptionId: string): string {
  return `${subscriptionId}.${sign(secret, subscriptionId)}`;
}

/** Id of the subscription that a token is for; null when the shop has not made it. */
export function subscriptionOf(secret: string, token: string): string | null {
  const [, id = '', signature = ''] = SHAPE.exec(token) ?? [];
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
