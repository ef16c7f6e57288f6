/** The staff's calls of the commerce API (`/admin/…`), apart from the shop's: their contracts are large. */
import type { StaffCalls } from '@aksamit/contracts/staff-calls';
import { createApiClient, type HttpClient } from '@aksamit/module-sdk/http';
import type { HttpTransport } from '../http/http-client';
import type { CallArguments, CallResponse } from '../http/typed-client';

/** A staff call by method and path: `GET /admin/events`. */
export type StaffCallName = keyof StaffCalls;

/** `data` of a staff call's response. */
export type StaffData<Name extends StaffCallName> = CallResponse<StaffCalls, Name>['data'];

/**
 * Makes a staff call, typed and judged as `callApi` does it; the shapes of responses are a chunk that only pages of the
 * staff load. Rejects with HttpError only. Source: calls.md, "Staff calls".
 */
export function callStaffApi<Name extends StaffCallName>(
  http: HttpClient,
  name: Name,
  ...[input]: CallArguments<StaffCalls, Name>
): Promise<CallResponse<StaffCalls, Name>> {
  // Every HttpClient is a transport: its type hides the methods. What they return is typed by the contract.
  return createApiClient(http as HttpTransport)(name, {
    ...input,
    contract: {
      call: name,
      load: () => import(/* webpackChunkName: "later-staff-response-contract" */ './staff-response-contract'),
    },
  }) as Promise<CallResponse<StaffCalls, Name>>;
}
