import type { StaffDoneStatus, StaffEvent, StaffEventChange } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import type { WantedMove } from '../move-proposal';

/** PUT /admin/events/{id}/date. 409 slot_taken with alternatives, event_closed. */
export async function moveVisit(
  http: HttpClient,
  { id, move }: { id: string; move: WantedMove },
  idempotencyKey: string,
): Promise<StaffEvent> {
  const input = { params: { id }, body: move, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/events/{id}/date', input)).data.event;
}

/** PUT /admin/events/{id}/done-status. 409 event_closed, visit_ahead before the visit begins. */
export async function markVisit(
  http: HttpClient,
  { id, doneStatus }: { id: string; doneStatus: StaffDoneStatus },
  idempotencyKey: string,
): Promise<StaffEvent> {
  const input = { params: { id }, body: { doneStatus }, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/events/{id}/done-status', input)).data.event;
}

/** PUT /admin/events/{id}: the note and the marks for interview, card and a guardian's consent. */
export async function noteVisit(
  http: HttpClient,
  { id, change }: { id: string; change: StaffEventChange },
  idempotencyKey: string,
): Promise<StaffEvent> {
  const input = { params: { id }, body: change, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/events/{id}', input)).data.event;
}
