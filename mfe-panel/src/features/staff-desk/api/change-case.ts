import type { DeskLead } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import type { DeskKind } from '../desk-kinds';

/** What closes a form: the answer is mailed to its sender. */
export type CaseOutcome = { state: 'answered' | 'accepted' | 'rejected'; answer: string };

export interface CaseAddress {
  desk: DeskKind;
  id: string;
}

/** Takes a form into work. 409 lead_closed, conflict where a colleague was faster. */
export async function takeCase(http: HttpClient, { desk, id }: CaseAddress, idempotencyKey: string): Promise<DeskLead> {
  const input = { params: { id }, body: { state: 'inProgress' as const }, idempotencyKey };
  if (desk === 'complaints') return (await callStaffApi(http, 'PUT /admin/complaints/{id}', input)).data.lead;
  if (desk === 'leads') return (await callStaffApi(http, 'PUT /admin/leads/{id}', input)).data.lead;
  return (await callStaffApi(http, 'PUT /admin/reviewer-applications/{id}', input)).data.lead;
}

/** Closes a form with an answer. 409 lead_closed where a colleague or the clock was faster. */
export async function closeCase(
  http: HttpClient,
  { desk, id, outcome }: CaseAddress & { outcome: CaseOutcome },
  idempotencyKey: string,
): Promise<DeskLead> {
  const { state, answer } = outcome;
  const params = { id };
  if (state === 'answered') {
    const body = { state, answer };
    return (await callStaffApi(http, 'PUT /admin/leads/{id}', { params, body, idempotencyKey })).data.lead;
  }
  const input = { params, body: { state, answer }, idempotencyKey };
  if (desk === 'complaints') return (await callStaffApi(http, 'PUT /admin/complaints/{id}', input)).data.lead;
  return (await callStaffApi(http, 'PUT /admin/reviewer-applications/{id}', input)).data.lead;
}
