/** Errors that a call has by its kind: its parameters, its callers, whether it changes anything. */
import type { DeclaredError, PlatformError } from '../api-error';
import { oncePerKey, readAsText, unlimited } from './call-kinds';

export interface DocumentedOperation {
  operationId?: string;
  parameters?: { name?: string; in?: string; required?: boolean; schema?: object; example?: unknown; $ref?: string }[];
  requestBody?: { content: Record<string, { schema?: object; examples?: object }>; required?: boolean };
  responses: Record<string, DocumentedResponse>;
  security?: object[];
  'x-right'?: string;
  'x-key-scopes'?: readonly string[];
}

export interface DocumentedResponse {
  description: string;
  headers?: object;
  content?: Record<string, { schema?: object; example?: unknown; examples?: object }>;
  'x-codes'?: string[];
}

export interface CallFacts {
  /** `PUT /carts/{id}/voucher` */
  name: string;
  operation: DocumentedOperation;
  /** False: no market-slug header is needed. */
  hasMarket: boolean;
  /** Its own errors, declared by its domain. */
  errors: readonly DeclaredError[];
}

/** Needs a login: `/me` and the staff area, and calls that state so themselves. */
export const needsLogin = ({ name, operation }: CallFacts): boolean =>
  /^\S+ \/(me|admin)(\/|$)/.test(name) || (operation.security?.length ?? 0) > 0;

export const changesSomething = ({ name }: Pick<CallFacts, 'name'>): boolean => !name.startsWith('GET ');

export const honoursKey = (facts: Pick<CallFacts, 'name'>): boolean =>
  oncePerKey.includes(facts.name) || (facts.name.includes(' /admin/') && changesSomething(facts));

const when = (applies: boolean, ...errors: PlatformError[]): PlatformError[] => (applies ? errors : []);

/** Every error of a call, in order. */
export function errorsOf(facts: CallFacts): DeclaredError[] {
  const { name, operation, hasMarket, errors } = facts;
  const isFile = name === 'PUT /file-uploads/{id}/content';
  const isText = readAsText.includes(name);
  const takesBody = changesSomething(facts);
  const found = [
    ...when(hasMarket, '400 market_required', '404 market_not_found'),
    ...when(takesBody, '400 bad_request', '413 payload_too_large'),
    ...when(takesBody && !isFile && !isText, '400 malformed_json'),
    // What is read as text may have any type, but a header that names none is refused.
    ...when(takesBody, '415 unsupported_media_type'),
    ...when(needsLogin(facts), '401 unauthorized'),
    ...when(operation['x-right'] !== undefined, '403 forbidden'),
    // An admin without a second factor.
    ...when(name.includes(' /admin/'), '403 second_factor_needed'),
    ...when(operation['x-key-scopes'] !== undefined, '401 key_invalid', '403 key_scope_missing'),
    ...when(name.includes('{') && !name.includes('/markets/'), '404 not_found'),
    // Also for a query that no field of the call has: a NUL character is refused everywhere.
    ...when(true, '422 validation_failed'),
    ...when(honoursKey(facts), '409 idempotency_running', '422 idempotency_key_invalid', '422 idempotency_mismatch'),
    ...when(!unlimited.includes(name), '429 too_many_requests'),
    ...errors,
  ];
  return [...new Set(found)].sort();
}
