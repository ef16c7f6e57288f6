/** The one family of errors that a verb throws to answer a client. Turned into HTTP in error-handler.ts only. */

/** What any call may be refused with, as `status code`. Each code has its message in `texts`. */
export const PLATFORM_ERRORS = [
  '400 bad_request',
  '400 malformed_json',
  '400 market_required',
  '401 key_invalid',
  '401 unauthorized',
  '403 forbidden',
  '403 key_scope_missing',
  '403 second_factor_needed',
  '404 market_not_found',
  '404 not_found',
  '404 visitor_not_found',
  '405 method_not_allowed',
  '409 already_rated',
  '409 conflict',
  '409 idempotency_running',
  '413 payload_too_large',
  '415 unsupported_media_type',
  '422 idempotency_key_invalid',
  '422 idempotency_key_required',
  '422 idempotency_mismatch',
  '422 validation_failed',
  '429 attempts_slowed',
  '429 too_many_requests',
  '500 internal_error',
  '503 service_unavailable',
] as const;

/** Errors of the domains: the `errors.ts` of each adds its own to the type, so that only a declared one can be thrown. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface DomainErrors {}

export type PlatformError = (typeof PLATFORM_ERRORS)[number];
/** An error with its HTTP status: `409 slot_taken`. One code may be there with two statuses. */
export type DeclaredError = PlatformError | keyof DomainErrors;
/** The code alone: `slot_taken`. */
export type CodeOf<Declared extends string> = Declared extends `${number} ${infer Code}` ? Code : never;
export type ErrorCode = CodeOf<DeclaredError>;

export interface ApiErrorOptions {
  /** Full path of a field to its message keys (or plain messages). */
  fields?: Record<string, string[]>;
  /** The code's data: `alternatives`, `from`, `missing`, `lines`. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Fills `{name}` in the message. */
  values?: Record<string, string | number>;
}

/** Made by the constructors of `apiErrorsOf` alone: one of the platform, and one of each domain. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable word for programs; the message for people is looked up by it. */
  readonly code: ErrorCode;
  readonly options: ApiErrorOptions;

  private constructor(error: DeclaredError, options: ApiErrorOptions) {
    const { status, code } = partsOf(error);
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.options = options;
  }

  /** See `apiErrorsOf`. */
  static make(this: void, error: DeclaredError, options: ApiErrorOptions = {}): ApiError {
    return new ApiError(error, options);
  }
}

/** @returns the constructor of a domain's errors: it takes those that the domain names, and the platform's */
export const apiErrorsOf = <Named extends keyof DomainErrors = never>(): ((
  error: PlatformError | Named,
  options?: ApiErrorOptions,
) => ApiError) => ApiError.make;

/** Status and code of a declared error. */
export const partsOf = <Declared extends DeclaredError>(error: Declared) => ({
  status: Number(error.slice(0, 3)),
  // The type of a text's end is not inferred.
  code: error.slice(4) as CodeOf<Declared>,
});

export const platformError = apiErrorsOf();
export const notFound = () => platformError('404 not_found');
export const unauthorized = () => platformError('401 unauthorized');
export const forbidden = () => platformError('403 forbidden');

/** 422 with messages by field; the values are keys of `validation` in the locale files, or plain messages. */
export const invalidFields = (fields: Record<string, string[]>) => platformError('422 validation_failed', { fields });

export const tooManyRequests = (retryAfterSeconds: number) =>
  platformError('429 too_many_requests', { headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) } });
