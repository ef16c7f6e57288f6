import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** Purpose of a token. A token of one purpose is invalid for another. */
export type TokenPurpose = 'release-preview' | 'page-view';

function signatureOf(purpose: TokenPurpose, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${body}`).digest();
}

/**
 * A value that anyone can read and only a holder of the secret can create: `<JSON in base64url>.<HMAC-SHA256>`. Safe in
 * cookies, addresses and headers.
 */
export function signToken(purpose: TokenPurpose, value: unknown, secret: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${signatureOf(purpose, body, secret).toString('base64url')}`;
}

/** The signed value, or null when the signature, the text or the shape is wrong. The value itself holds its expiry. */
export function readToken<T>(purpose: TokenPurpose, text: string, secret: string, schema: z.ZodType<T>): T | null {
  const [body = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(purpose, body, secret);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
