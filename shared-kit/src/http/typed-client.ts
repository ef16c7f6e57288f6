import type { ApiBody, ApiCallName, ApiData, ApiQuery } from '../contracts/api-calls';
import type { HttpClient, HttpRequestOptions, HttpResponse } from './http-client';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type Given<Name extends ApiCallName> = ([PathParameter<Name>] extends [never]
  ? { params?: never }
  : { params: Record<PathParameter<Name>, string> }) &
  ([ApiBody<Name>] extends [never] ? { body?: never } : { body: ApiBody<Name> }) &
  ([ApiQuery<Name>] extends [never] ? { query?: never } : { query?: ApiQuery<Name> });

/** What a call is given: its path's parameters, body and query, and how it is sent. */
export type ApiInput<Name extends ApiCallName> = Given<Name> & Omit<HttpRequestOptions, 'body' | 'query'>;

/** Makes a call by its name; what it takes and answers is known by the contracts. Rejects with HttpError only. */
export type ApiClient = <Name extends ApiCallName>(
  name: Name,
  ...input: Partial<Given<Name>> extends Given<Name> ? [ApiInput<Name>?] : [ApiInput<Name>]
) => Promise<HttpResponse<ApiData<Name>>>;

interface AnyInput extends Omit<HttpRequestOptions, 'query' | 'body'> {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
}

/**
 * The typed client over a plain one: `api('PUT /carts/{id}/voucher', { params: { id }, body: { code } })`.
 * Source: calls.md; the table of calls is `contracts/api-calls`.
 */
export function createApiClient(http: HttpClient): ApiClient {
  return (name: string, input?: AnyInput) => {
    const { params = {}, query, ...options } = input ?? {};
    const [method, template = ''] = name.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const sent = { ...options, query: plain(query) };
    if (method === 'POST') return http.post(path, sent);
    if (method === 'PUT') return http.put(path, sent);
    return method === 'DELETE' ? http.delete(path, sent) : http.get(path, sent);
  };
}

function plain(query: unknown): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([key, value]) => [key, value === undefined ? undefined : String(value)]),
  );
}
