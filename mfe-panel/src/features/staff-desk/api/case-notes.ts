import type { DeskCase } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import type { CaseAddress } from './change-case';

/** Notes something on a form for colleagues. One call for each desk: the build finds them by their literal names. */
export async function addNote(
  http: HttpClient,
  { desk, id, note }: CaseAddress & { note: string },
  idempotencyKey: string,
): Promise<DeskCase> {
  const input = { params: { id }, body: { note }, idempotencyKey };
  if (desk === 'complaints') return (await callStaffApi(http, 'POST /admin/complaints/{id}/notes', input)).data.lead;
  if (desk === 'leads') return (await callStaffApi(http, 'POST /admin/leads/{id}/notes', input)).data.lead;
  return (await callStaffApi(http, 'POST /admin/reviewer-applications/{id}/notes', input)).data.lead;
}
