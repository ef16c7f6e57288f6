/** The one family of errors that a verb throws to answer a client. Turned into HTTP in error-handler.ts only. */

export interface ApiErrorOptions {
  /** Full path of a field to its message keys (or plain messages). */
  fields?: Record<string, string[]>;
  /** The code's data: `alternatives`, `from`, `missing`, `lines`. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Fills `{name}` in the message. */
  values?: Record<string, string | number>;
}

export class ApiError extends Error {
  readonly status: number;
  /** Stable word for programs; the message for people is looked up by it. */
  readonly code: string;
  readonly options: ApiErrorOptions;

  constructor(status: number, code: string, options: ApiErrorOptions = {}) {
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

export const notFound = (code = 'not_found') => new ApiError(404, code);
export const unauthorized = () => new ApiError(401, 'unauthorized');
export const forbidden = () => new ApiError(403, 'forbidden');
export const conflict = (code = 'conflict', details?: Record<string, unknown>) =>
  new ApiError(409, code, details ? { details } : {});

/** 422 with messages by field; the values are keys of `validation` in the locale files, or plain messages. */
export const invalidFields = (fields: Record<string, string[]>) => new ApiError(422, 'validation_failed', { fields });

export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError(429, 'too_many_requests', { headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) } });
