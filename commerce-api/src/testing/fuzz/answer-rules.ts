/** Rules for every response, whatever was sent. Source: calls.md, "Errors" and "Bad input". */
import { errorEnvelope } from '@aksamit/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { isErrorCode } from '../../platform/messages';

const ERROR_STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429];

export interface SentRequest {
  /** As it was sent: another method than documented, too. */
  method: string;
  /** `/carts/{id}/voucher` */
  path: string;
}

/** Errors of a call by status and code, as the OpenAPI document has them; undefined for an unknown call. */
export type DeclaredErrors = (request: SentRequest) => ReadonlySet<string> | undefined;

/** The violated rule of a response; null: none. */
export function wrongWith(
  answer: LightMyRequestResponse,
  request: SentRequest,
  declared: DeclaredErrors,
): string | null {
  const status = answer.statusCode;
  if (status < 400) return null;
  if (request.method === 'HEAD') return status < 500 ? null : `${status}`;
  const parsed = errorEnvelope.strict().safeParse(parseJson(answer.body));
  // A gateway is answered as it expects.
  if (request.path === '/payments/{provider}/notifications' && status < 500) return null;
  if (!parsed.success) return `${status} without the envelope of errors`;
  const { code } = parsed.data.error;
  const errors = declared(request);
  const isDeclared = errors?.has(`${status} ${code}`) ?? true;
  if (status === 503 && isDeclared && errors) return null;
  if (!ERROR_STATUSES.includes(status)) return `${status} ${code}`;
  if (!isErrorCode(code)) return `the code ${code} has no message`;
  if (status === 429 && !answer.headers['retry-after']) return '429 without retry-after';
  if (!isDeclared && status !== 405) return `${status} ${code} is not declared for ${request.method} ${request.path}`;
  return null;
}

/** The tally's key of a response: its status, with code and the first fields when it is an error. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) return String(answer.statusCode);
  const parsed = errorEnvelope.safeParse(parseJson(answer.body));
  return parsed.success ? `${answer.statusCode} ${parsed.data.error.code}` : `${answer.statusCode} ?`;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
