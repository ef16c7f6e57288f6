export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpFile,
  type HttpRequestOptions,
  type HttpResponse,
} from './http-client';
export { HttpError, isHttpError, normaliseError } from './http-error';
export { newIdempotencyKey } from './new-idempotency-key';
export { type ApiClient, type ApiInput, type CallInput, type CallsClient, createApiClient } from './typed-client';
export { HttpContext, useHttp } from './use-http';
