/** The one place where errors become HTTP responses. A client never causes a 5xx; a 5xx reveals no internals. */
import type { ErrorEnvelope, LocaleCode } from '@aksamit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, platformError } from './api-error';
import { areWritesRefused, databaseErrorCode, isDatabaseUnavailable } from './database-errors';
import { errorMessage, validationMessage } from './messages';
import { chooseLocale } from './request-context';
import { fieldsOfIssues, RequestInvalid } from './request-validation';

const WRITES_RETRY_SECONDS = 5;

/** Fastify error handler. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const locale = localeOf(request);
  const known = toApiError(error, locale);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  sendError(reply, known, locale);
}

/** Writes the error envelope. */
export function sendError(reply: FastifyReply, { status, code, options }: ApiError, locale: LocaleCode): void {
  const body: ErrorEnvelope = { error: { code, message: errorMessage(code, locale, options.values) } };
  if (options.fields) {
    body.error.fields = Object.fromEntries(
      Object.entries(options.fields).map(([path, keys]) => [
        path,
        keys.map((key) => validationMessage(key, locale) ?? key),
      ]),
    );
  }
  if (options.details) body.error.details = options.details;
  // Set on the raw body: the route's response schema is for its success responses.
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...options.headers })
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** The viewer's language, also for failures before the request's context exists. */
export function localeOf(request: FastifyRequest): LocaleCode {
  const context: unknown = Reflect.get(request, 'context');
  if (context) return request.context.locale;
  return chooseLocale(request.headers['accept-language'], ['pl', 'en']);
}

function toApiError(error: unknown, locale: LocaleCode): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof RequestInvalid) {
    if (error.part === 'params') return platformError('404 not_found');
    return platformError('422 validation_failed', { fields: fieldsOfIssues(error.issues, error.input, locale) });
  }
  return fromDatabase(error) ?? fromFramework(error) ?? platformError('500 internal_error');
}

// Requests passed the schemas, so only rare cases are left: a race on a unique key, a number out of range.
function fromDatabase(error: unknown): ApiError | null {
  if (isDatabaseUnavailable(error)) {
    // A disk is not freed in a second.
    const seconds = areWritesRefused(error) ? WRITES_RETRY_SECONDS : 1;
    return platformError('503 service_unavailable', { headers: { 'retry-after': String(seconds) } });
  }
  const code = databaseErrorCode(error);
  if (code === null) return null;
  switch (code) {
    case '23505':
    case '23P01':
    case '23503':
      return platformError('409 conflict');
    case '22003':
    case '22P02':
    case '22021':
    case '22P05':
    case '22007':
    case '22008':
      return platformError('422 validation_failed');
    default:
      return null;
  }
}

function fromFramework(error: unknown): ApiError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (
    error instanceof SyntaxError ||
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
  ) {
    return platformError('400 malformed_json');
  }
  if (status === 413) return platformError('413 payload_too_large');
  if (status === 415) return platformError('415 unsupported_media_type');
  if (status === 429) return platformError('429 too_many_requests');
  if (status === 404) return platformError('404 not_found');
  return status >= 400 && status < 500 ? platformError('400 bad_request') : null;
}
