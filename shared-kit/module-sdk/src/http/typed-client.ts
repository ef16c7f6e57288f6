import type { apiCalls } from '@aksamit/contracts/api-calls';
import type { BodyOf, CallShape, CallTable, DataOf, QueryOf } from '@aksamit/contracts/call-shape';
import type { HttpClient, HttpRequestOptions, HttpResponse } from './http-client';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type Given<Name extends string, Shape extends CallShape> = ([PathParameter<Name>] extends [never]
  ? { params?: never }
  : { params: Record<PathParameter<Name>, string> }) &
  ([BodyOf<Shape>] extends [never] ? { body?: never } : { body: BodyOf<Shape> }) &
  ([QueryOf<Shape>] extends [never] ? { query?: never } : { query?: QueryOf<Shape> });

/** Input of a call: its path's parameters, body and query, and its options. */
export type CallInput<Name extends string, Shape extends CallShape> = Given<Name, Shape> &
  Omit<HttpRequestOptions, 'body' | 'query'>;
export type ApiInput<Name extends keyof typeof apiCalls> = CallInput<Name, (typeof apiCalls)[Name]>;

/** Makes a call by its name; the contracts give its input and output. Rejects with HttpError only. */
export type CallsClient<Table extends CallTable> = <Name extends keyof Table & string>(
  name: Name,
  ...input: Partial<Given<Name, Table[Name]>> extends Given<Name, Table[Name]>
    ? [CallInput<Name, Table[Name]>?]
    : [CallInput<Name, Table[Name]>]
) => Promise<HttpResponse<DataOf<Table[Name]>>>;

/** The client of the shop's calls. */
export type ApiClient = CallsClient<typeof apiCalls>;

interface AnyInput extends Omit<HttpRequestOptions, 'query' | 'body'> {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
}

/**
 * The typed client over a plain one: `api('PUT /carts/{id}/voucher', { params: { id }, body: { code } })`; of staff
 * `createApiClient<StaffCalls>(http)`. Only types come from the tables, so no bundle carries them. Source: calls.md.
 */
export function createApiClient<Table extends CallTable = typeof apiCalls>(http: HttpClient): CallsClient<Table> {
  return (name: string, input?: AnyInput) => {
    const { params = {}, query, ...options } = input ?? {};
    const [method, template = ''] = name.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeParameter(key, params[key] ?? ''));
    const sent = { ...options, query: plain(query) };
    if (method === 'POST') return http.post(path, sent);
    if (method === 'PUT') return http.put(path, sent);
    return method === 'DELETE' ? http.delete(path, sent) : http.get(path, sent);
  };
}

/** `path` is the rest of the address: the gateway refuses escaped slashes, which others may treat as delimiters. */
function encodeParameter(name: string, value: string): string {
  if (name !== 'path') return encodeURIComponent(value);
  return value.split('/').map(encodeURIComponent).join('/');
}

function plain(query: unknown): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([key, value]) => [key, value === undefined ? undefined : String(value)]),
  );
}
