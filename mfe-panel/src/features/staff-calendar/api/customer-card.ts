import type { CustomerNote, StaffCustomer } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Key of the card that a visit opens. */
const cardKey = (visitId: string): string[] => ['staffCustomer', visitId];

/** GET /admin/events/{id}/customer: who a visit is for. 404 without a person, or in another's salon. */
export function cardQuery(http: HttpClient, visitId: string) {
  return queryOptions({
    queryKey: cardKey(visitId),
    queryFn: async (): Promise<StaffCustomer> => {
      const { data } = await callStaffApi(http, 'GET /admin/events/{id}/customer', { params: { id: visitId } });
      return data.customer;
    },
    staleTime: 0,
  });
}

/** POST /admin/events/{id}/customer-notes. */
export async function addNote(
  http: HttpClient,
  { visitId, text }: { visitId: string; text: string },
  idempotencyKey: string,
): Promise<CustomerNote> {
  const input = { params: { id: visitId }, body: { text }, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/events/{id}/customer-notes', input)).data.customerNote;
}

/** DELETE /admin/customer-notes/{id}. 404 when a colleague was faster. */
export async function deleteNote(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callStaffApi(http, 'DELETE /admin/customer-notes/{id}', { params: { id }, idempotencyKey });
}
