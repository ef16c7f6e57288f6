/**
 * Browsers that logged in to an account before ("device cookies" of OWASP): their attempts are counted apart from those
 * of all others. The token proves a past login and grants no access. Source: docs/decisions/0082.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { headerOf } from '../../../platform/request-context';

/** A browser's tokens, one per account that was logged in to there, and the key that they are signed with. */
export interface CallingBrowser {
  tokens: readonly string[];
  secret: string;
}

const TOKENS_AT_MOST = 5;
const SHAPE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The browser that calls, by the header `device-token`. */
export function callingBrowser(request: FastifyRequest, secret: string): CallingBrowser {
  const header = headerOf(request, 'device-token') ?? '';
  const tokens = header.split(',').map((token) => token.trim());
  return { tokens: tokens.filter((token) => SHAPE.test(token)).slice(-TOKENS_AT_MOST), secret };
}

function sign(secret: string, userId: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`known-browser:${userId}:${id}`).digest();
}

/** A token for the browser that has just logged in; the one that it has for this account stays. */
export function browserToken({ tokens, secret }: CallingBrowser, userId: string): string {
  const known = tokens.find((token) => idOf(token, userId, secret) !== null);
  if (known) return known;
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(secret, userId, id).toString('base64url')}`;
}

/** The browser's id for this account; null when it never logged in to it. */
export function knownBrowserId({ tokens, secret }: CallingBrowser, userId: string): string | null {
  for (const token of tokens) {
    const id = idOf(token, userId, secret);
    if (id !== null) return id;
  }
  return null;
}

function idOf(token: string, userId: string, secret: string): string | null {
  const [, id = '', signature = ''] = SHAPE.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, userId, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
