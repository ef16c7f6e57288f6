/** Small hooks that every request passes. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { invalidFields, platformError } from './api-error';
import { findForbiddenCharacter } from './request-validation';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,100}$/;

/** The id that the page server passes on, or a new one. */
export function requestIdOf(raw: IncomingMessage): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** On every response. The API sends data, never an executable page (its docs set their own policy). */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** PostgreSQL cannot hold NUL in a text: such a request is the client's mistake, refused before any work. */
export async function refuseForbiddenCharacters(request: FastifyRequest): Promise<void> {
  if (findForbiddenCharacter(request.params)) {
    throw platformError(request.routeOptions.config.notFoundError ?? '404 not_found');
  }
  const found = findForbiddenCharacter(request.query) ?? findForbiddenCharacter(request.body);
  if (found) throw invalidFields({ [found.join('.') || 'body']: ['forbidden_character'] });
}
