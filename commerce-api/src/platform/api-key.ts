/** Keys of other systems: how they look, and what a call needs of one. Source: docs/decisions/0217. */
import type { FastifyRequest } from 'fastify';
import { platformError } from './api-error';
import type { KeyActor } from './request-context';
import { newToken } from './secret-token';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scopes that let a key make the call, one of them being enough; omitted: no key makes it. */
    keyScopes?: readonly string[];
  }
}

const BEGINNING = 'ak_';
const SHOWN_CHARACTERS = 9;
/** Of a session's token, which may begin so too: 32 bytes in base64url. */
const SESSION_TOKEN_LENGTH = 43;

/** A new key of 256 random bits. Return it once; store its hash only. */
export const newApiKey = (): string => BEGINNING + newToken();

/** The part by which people recognize a key. */
export const beginningOf = (key: string): string => key.slice(0, SHOWN_CHARACTERS);

/** Whether a bearer is meant as a key, also a cut or mistyped one. */
export const isApiKey = (bearer: string): boolean =>
  bearer.startsWith(BEGINNING) && bearer.length !== SESSION_TOKEN_LENGTH;

/** @throws 403 key_scope_missing, with the scopes that would do, for a call that none of the key's scopes names */
export function requireScope(request: FastifyRequest, { scopes }: KeyActor): void {
  const { keyScopes = [] } = request.routeOptions.config;
  if (keyScopes.some((scope) => scopes.includes(scope))) return;
  throw platformError('403 key_scope_missing', { details: { scopes: keyScopes } });
}
