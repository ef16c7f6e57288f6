export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpRequestOptions,
  type HttpResponse,
} from './http-client';
export { HttpError, isHttpError, normaliseError } from './http-error';
export { HttpContext, useHttp } from './use-http';
