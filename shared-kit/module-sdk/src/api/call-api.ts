import type { apiCalls } from '@aksamit/contracts/api-calls';
import type { StaffCalls } from '@aksamit/contracts/staff-calls';
import { createApiClient, type HttpClient } from '@aksamit/module-sdk/http';
import type { HttpTransport } from '../http/http-client';
import type { CallArguments, CallInput, CallResponse } from '../http/typed-client';

type Calls = typeof apiCalls & StaffCalls;

/** A call of the API by method and path: `PUT /carts/{id}/voucher`. */
export type CallName = keyof Calls;

/** Input of a call: parameters of its path, query, body and options. */
export type ApiInput<Name extends CallName> = CallInput<Name, Calls[Name]>;

/**
 * Makes a call of the API: `callApi(http, 'PUT /carts/{id}/voucher', { params: { id }, body: { code } })`. The contracts
 * give its input and output, and judge the response before it is returned: their shapes are a chunk of their own, which
 * loads while the call is under way. Rejects with HttpError only. Source: calls.md.
 */
export function callApi<Name extends CallName>(
  http: HttpClient,
  name: Name,
  ...[input]: CallArguments<Calls, Name>
): Promise<CallResponse<Calls, Name>> {
  // Every HttpClient is a transport: its type hides the methods. What they return is typed by the contract.
  return createApiClient(http as HttpTransport)(name, {
    ...input,
    contract: {
      call: name,
      load: () => import(/* webpackChunkName: "later-response-contract" */ './response-contract'),
    },
  }) as Promise<CallResponse<Calls, Name>>;
}

/**
 * Makes a call of the API whose response is not read: it is typed as `callApi`, and its response is not judged, so that
 * no shape of it is bundled. Resolves once the API has accepted it; rejects with HttpError only. Source: calls.md.
 */
export async function sendToApi<Name extends CallName>(
  http: HttpClient,
  name: Name,
  ...[input]: CallArguments<Calls, Name>
): Promise<void> {
  await createApiClient(http as HttpTransport)(name, { ...input });
}
