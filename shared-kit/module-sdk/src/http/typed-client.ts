import type { BodyOf, CallShape, CallTable, DataOf, QueryOf } from '@aksamit/contracts/call-shape';
import type { HttpRequestOptions, HttpResponse } from './http-client';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** Parameters in a call's path by name. */
export type ParamsOf<Name extends string> = [PathParameter<Name>] extends [never]
  ? { params?: never }
  : { params: Record<PathParameter<Name>, string> };

type Given<Name extends string, Shape extends CallShape> = ParamsOf<Name> &
  ([BodyOf<Shape>] extends [never] ? { body?: never } : { body: BodyOf<Shape> }) &
  ([QueryOf<Shape>] extends [never] ? { query?: never } : { query?: QueryOf<Shape> });

/** Input of a call: its path's parameters, body and query, and its options. */
export type CallInput<Name extends string, Shape extends CallShape> = Given<Name, Shape> &
  Omit<HttpRequestOptions, 'body' | 'query'>;

/** The last parameter of a call, which may be left out where the call needs nothing. */
export type CallArguments<Table extends CallTable, Name extends keyof Table & string> =
  Partial<Given<Name, Table[Name]>> extends Given<Name, Table[Name]>
    ? [CallInput<Name, Table[Name]>?]
    : [CallInput<Name, Table[Name]>];

/** Response of a call: its `data`, and `meta` where it is a list. */
export type CallResponse<Table extends CallTable, Name extends keyof Table> = HttpResponse<DataOf<Table[Name]>>;

interface AnyInput extends HttpRequestOptions {
  params?: Record<string, string> | undefined;
}

type Send<Result> = (path: string, options?: HttpRequestOptions) => Promise<Result>;

/**
 * Makes calls by their names over a transport; `callApi` gives it its types. A shell provides it to all modules, those
 * built before `callApi` too, which use it directly.
 */
export function createApiClient<Result>(http: Record<'get' | 'post' | 'put' | 'delete', Send<Result>>) {
  return (name: string, input?: AnyInput): Promise<Result> => {
    const { params, ...options } = input ?? {};
    const [method, template = ''] = name.split(' ');
    const path = fillPath(template, params);
    if (method === 'POST') return http.post(path, options);
    if (method === 'PUT') return http.put(path, options);
    return method === 'DELETE' ? http.delete(path, options) : http.get(path, options);
  };
}

/**
 * The path of a call with its parameters filled in, escaped. `path` is the rest of the address: the gateway refuses
 * escaped slashes, which others may treat as delimiters.
 */
function fillPath(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return name === 'path' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}
