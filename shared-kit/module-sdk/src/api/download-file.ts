import type { ApiCallName } from '@aksamit/contracts/api-calls';
import type { untypedCalls } from '@aksamit/contracts/untyped-calls';
import { createApiClient, type HttpClient, type HttpFile } from '@aksamit/module-sdk/http';
import type { HttpTransport } from '../http/http-client';
import type { ParamsOf } from '../http/typed-client';

/** Calls whose response is saved as a file; a name that the contracts do not know is no member. */
export type FileCall = Extract<
  ApiCallName | keyof typeof untypedCalls,
  | 'GET /orders/{id}/calendar'
  | 'GET /orders/{id}/invoice'
  | 'GET /me/export'
  | 'GET /admin/orders/{id}/invoices/{number}'
>;

/** Input of such a call. */
export type FileInput<Name extends FileCall> = ParamsOf<Name> & { query?: Readonly<Record<string, string>> };

/**
 * Fetches a document (a PDF, a calendar file), which a plain link could not request: the market is sent in a header.
 * Rejects with HttpError only.
 */
export function downloadFile<Name extends FileCall>(
  http: HttpClient,
  name: Name,
  { params, query }: FileInput<Name>,
): Promise<HttpFile> {
  // Every HttpClient is a transport: its type hides the methods.
  const { file } = http as HttpTransport;
  // The provided client fills in paths; a second copy of that rule would be bundled with each module.
  const client = createApiClient({ get: file, post: file, put: file, delete: file });
  return client(name, query ? { params, query } : { params });
}
