/**
 * A call that failed, normalised to status text, code, message and per-field messages.
 * Source: specification, commerce core, sections 5 and 7: fields are keyed by the first path segment, several messages
 * are joined with commas.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly statusText: string;
  /**
   * The API's code (`validation_failed`, `cart_changed`), or `network_error`, `timeout`, `aborted`, or `invalid_response`
   * (status 502) for a response that differs from its contract: `details` holds `call` and the `field`'s path. The API
   * has done what was asked then: see `isAppliedChange`.
   */
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Messages by full path (`user.email`), for forms that nest. */
  readonly fieldPaths: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(init: {
    status: number;
    statusText: string;
    code: string;
    message: string;
    fieldMessages?: Record<string, string[]>;
    details?: Record<string, unknown>;
  }) {
    super(init.message);
    this.status = init.status;
    this.statusText = init.statusText;
    this.code = init.code;
    this.details = init.details ?? {};
    this.fields = byFirstSegment(init.fieldMessages ?? {});
    this.fieldPaths = Object.fromEntries(
      Object.entries(init.fieldMessages ?? {}).map(([path, messages]) => [path, messages.join(', ')]),
    );
  }
}

/** Report of a call that the API failed: method, path without ids or query, and what came instead. */
export class FailedCallError extends Error {
  override name = 'FailedCallError';
  constructor(method: string, path: string, outcome: string) {
    const [pathname = ''] = path.split('?');
    super(`${method} ${pathname.replace(/\/[^/]*\d[^/]*/g, '/{id}')}: ${outcome}`);
  }
}

export function isHttpError(error: unknown): error is HttpError {
  // By name: two copies of the kit may be in one page while a module lags behind.
  return error instanceof Error && error.name === 'HttpError';
}

function byFirstSegment(messages: Record<string, string[]>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [path, texts] of Object.entries(messages)) {
    const key = path.split('.')[0] ?? path;
    fields[key] = [fields[key], ...texts].filter(Boolean).join(', ');
  }
  return fields;
}

interface ErrorEnvelope {
  error?: { code?: unknown; message?: unknown; fields?: unknown; details?: unknown };
}

/** HttpError of an answer that is not 2xx; `body` is its parsed JSON or undefined. */
export function normaliseError(status: number, statusText: string, body: unknown): HttpError {
  const error = isRecord(body) ? (body as ErrorEnvelope).error : undefined;
  return new HttpError({
    status,
    statusText,
    code: typeof error?.code === 'string' ? error.code : `status_${status}`,
    message: typeof error?.message === 'string' ? error.message : '',
    fieldMessages: isRecord(error?.fields) ? (error.fields as Record<string, string[]>) : {},
    details: isRecord(error?.details) ? error.details : {},
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
