import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token of 256 bits, safe in headers and addresses. Return it once; store its hash only. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token, as it is stored and looked up. Tokens are random, so no slow hash is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
