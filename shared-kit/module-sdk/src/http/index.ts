import { createTransport, type HttpClient, type HttpClientOptions } from './http-client';

export type { HttpClient, HttpClientOptions, HttpFile, HttpRequestOptions, HttpResponse } from './http-client';
export { HttpError, isHttpError, normaliseError } from './http-error';
export { newIdempotencyKey } from './new-idempotency-key';
export { createApiClient } from './typed-client';
export { HttpContext, useHttp } from './use-http';

/** A page's connection to the API; calls are made with it by `callApi` (`shared-kit/api`). */
export const createHttpClient: (options: HttpClientOptions) => HttpClient = createTransport;
