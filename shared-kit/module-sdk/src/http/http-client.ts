import { FailedCallError, HttpError, isHttpError, normaliseError } from './http-error';

/** Source: specification, commerce core, section 9. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface HttpClientOptions {
  /** '' in the browser (same origin), the API's address on the server. */
  apiOrigin: string;
  marketSlug: string;
  locale: string;
  /** The visitor's unique id, when known. */
  visitorUniqueId?: () => string | undefined;
  /**
   * The bearer token, when known. A browser does not know it: it is in a cookie that browser code never sees, and the
   * page server turns it into the header.
   */
  authToken?: () => string | undefined;
  /** Resolves once the API knows the visitor, rejects with HttpError when it refuses one; for calls with `needsVisitor`. */
  visitorReady?: () => Promise<unknown>;
  requestId?: string;
  /**
   * Called for each call that the API itself failed: a 5xx response, or none in time. Calls that did not reach it
   * (offline, a page that is left) are not reported.
   */
  onFailedCall?: (error: FailedCallError) => void;
  /** Called for each response that is 401 or has `session-ended`: the login may be over. */
  onUnauthorised?: () => void;
  fetch?: typeof fetch;
}

/** Judges what a call answered: the path of the first field of its `data` that differs from the contract, if any does. */
export interface ResponseContract {
  misfitOf(call: string, data: unknown): string | undefined;
}

export interface HttpRequestOptions {
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Identifies a change, so that repeating it has one effect. */
  idempotencyKey?: string;
  /** Handlers for single statuses, called before the error is thrown. */
  onStatus?: Record<number, (error: HttpError) => void>;
  signal?: AbortSignal;
  /** Carts and orders belong to a visitor: the call waits until there is one. */
  needsVisitor?: boolean;
  /** PUT and DELETE go as POST with `_method` unless forced. */
  forceMethod?: boolean;
  /** Name of the call and its contract, which is loaded while the call is under way; `callApi` gives them. */
  contract?: { call: string; load(): Promise<ResponseContract> };
}

export interface HttpResponse<T> {
  data: T;
  meta?: { page: number; perPage: number; total: number };
}

/** A document returned by a call, for saving. */
export interface HttpFile {
  content: Blob;
  /** The API's name for it; null when it gives none. */
  fileName: string | null;
}

declare const ofOnePage: unique symbol;

/**
 * A page's connection to the API, for its market, locale and visitor. It has no methods for modules: `callApi` makes
 * calls with it (`shared-kit/api`).
 */
export interface HttpClient {
  readonly [ofOnePage]?: never;
}

/**
 * The connection's methods, for the kit alone. Their names and parameters stay: releases built before `callApi` use
 * them.
 */
export interface HttpTransport extends HttpClient {
  get<T>(path: string, options?: HttpRequestOptions): Promise<HttpResponse<T>>;
  post<T>(path: string, options?: HttpRequestOptions): Promise<HttpResponse<T>>;
  put<T>(path: string, options?: HttpRequestOptions): Promise<HttpResponse<T>>;
  delete<T>(path: string, options?: HttpRequestOptions): Promise<HttpResponse<T>>;
  /**
   * GET of a document (a PDF, a calendar file), which a plain link could not request: the market is sent in a header.
   */
  file(path: string, options?: HttpRequestOptions): Promise<HttpFile>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Client of the commerce API: the specification's headers, `_method`, time-out of 30 s and normalised errors.
 * Every method rejects with HttpError and nothing else. Source: specification, commerce core, section 7.
 */
export function createTransport(client: HttpClientOptions): HttpTransport {
  const ask = async <T>(
    method: Method,
    path: string,
    options: HttpRequestOptions,
    read: (response: Response, signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    let response: Response;
    let answer: T | undefined;
    let body: unknown;
    try {
      if (options.needsVisitor) await unlessAborted(signal, client.visitorReady?.());
      response = await (client.fetch ?? fetch)(urlOf(client, path, options), {
        ...requestOf(client, method, options),
        signal,
      });
      if (response.status === 401 || response.headers.get('session-ended')) client.onUnauthorised?.();
      if (response.ok) answer = await read(response, signal);
      else body = await bodyOf(response);
    } catch (cause) {
      // There is no visitor, for a reason with a message; or the response differs from its contract.
      if (isHttpError(cause)) throw cause;
      if (timeout.aborted) client.onFailedCall?.(new FailedCallError(method, path, 'timeout'));
      throw transportError(cause, { timedOut: timeout.aborted, givenUp: options.signal?.aborted ?? false });
    }
    if (response.ok && answer !== undefined) return answer;
    const error = normaliseError(response.status, response.statusText, body);
    if (error.status >= 500) client.onFailedCall?.(new FailedCallError(method, path, `${error.status} ${error.code}`));
    options.onStatus?.[response.status]?.(error);
    throw error;
  };
  const send = <T>(method: Method, path: string, options: HttpRequestOptions = {}) => {
    const judge = judgeOf(client, options);
    return ask(method, path, options, async (response, signal) => {
      const envelope = envelopeOf<T>(await response.text());
      await judge?.(envelope.data, signal);
      return envelope;
    });
  };
  return {
    get: (path, options) => send('GET', path, options),
    post: (path, options) => send('POST', path, options),
    put: (path, options) => send('PUT', path, options),
    delete: (path, options) => send('DELETE', path, options),
    file: (path, options = {}) =>
      ask('GET', path, { ...options, headers: { accept: '*/*', ...options.headers } }, async (response) => ({
        content: await response.blob(),
        fileName: fileNameOf(response.headers.get('content-disposition')),
      })),
  };
}

/**
 * Begins to load the contract of a call, for judging its response. A response is used unjudged when the contract cannot
 * be loaded, or not in time: a lost script must not make an order fail that the API has taken; this is reported.
 * @returns rejects with HttpError when the response differs, and when the caller has given the call up
 */
function judgeOf(client: HttpClientOptions, { contract, signal: caller }: HttpRequestOptions) {
  if (!contract) return undefined;
  const [method = '', path = ''] = contract.call.split(' ');
  const report = (what: string) => client.onFailedCall?.(new FailedCallError(method, path, what));
  const loading = contract.load().catch(() => undefined);
  return async (data: unknown, signal: AbortSignal): Promise<void> => {
    const loaded = await unlessAborted(signal, loading).catch(() => undefined);
    caller?.throwIfAborted();
    if (!loaded) return report('its contract could not be loaded');
    const field = loaded.misfitOf(contract.call, data);
    if (field === undefined) return;
    report(`invalid response at ${field}`);
    throw new HttpError({
      status: 502,
      statusText: 'invalid_response',
      code: 'invalid_response',
      message: '',
      details: { call: contract.call, field },
    });
  };
}

/** Waits for what a call needs; rejects as soon as the call is aborted. Leaves no listener behind. */
function unlessAborted<T>(signal: AbortSignal, needed: T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    Promise.resolve(needed)
      .finally(() => signal.removeEventListener('abort', abort))
      .then(resolve, reject);
  });
}

function urlOf(client: HttpClientOptions, path: string, options: HttpRequestOptions): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const search = query.size > 0 ? `?${query}` : '';
  return `${client.apiOrigin}/api${path}${search}`;
}

function requestOf(client: HttpClientOptions, method: Method, options: HttpRequestOptions): RequestInit {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': client.locale,
    'market-slug': client.marketSlug,
    ...options.headers,
  };
  const visitor = client.visitorUniqueId?.();
  if (visitor) headers['visitor-unique-id'] = visitor;
  const authToken = client.authToken?.();
  if (authToken) headers.authorization = `Bearer ${authToken}`;
  if (client.requestId) headers['x-request-id'] = client.requestId;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const overridden = (method === 'PUT' || method === 'DELETE') && !options.forceMethod;
  const payload = overridden ? { ...asObject(options.body), _method: method } : options.body;
  if (payload !== undefined) headers['content-type'] = 'application/json';
  return {
    method: overridden ? 'POST' : method,
    headers,
    credentials: 'same-origin',
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  };
}

function asObject(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

const fileNameOf = (disposition: string | null): string | null =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;

/**
 * The envelope of a response; empty without a body.
 * @throws for a text that the API did not write: a network's own log-in page, or a truncated response
 */
function envelopeOf<T>(text: string): HttpResponse<T> {
  return (text ? JSON.parse(text) : { data: null }) as HttpResponse<T>;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function transportError(cause: unknown, { timedOut, givenUp }: { timedOut: boolean; givenUp: boolean }): HttpError {
  const aborted = givenUp || (cause instanceof Error && cause.name === 'AbortError');
  const code = timedOut ? 'timeout' : aborted ? 'aborted' : 'network_error';
  return new HttpError({ status: 0, statusText: code, code, message: '' });
}
