import type { StaffDoneStatus, StaffEvent, StaffEventChange } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import type { WantedMove } from '../move-proposal';

/** The visit that is changed. */
interface Changed {
  id: string;
  /** That the change was decided on; a newer one at the API refuses it with 409 event_changed. */
  version: number | undefined;
}

const seen = (version: number | undefined) => (version === undefined ? {} : { version });

/** PUT /admin/events/{id}/date. 409 slot_taken or time_passed with alternatives, event_closed. */
export async function moveVisit(
  http: HttpClient,
  { id, move, version }: Changed & { move: WantedMove },
  idempotencyKey: string,
): Promise<StaffEvent> {
  const input = { params: { id }, body: { ...move, ...seen(version) }, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/events/{id}/date', input)).data.event;
}

/** PUT /admin/events/{id}/done-status. 409 event_closed, visit_ahead before the visit begins. */
export async function markVisit(
  http: HttpClient,
  { id, doneStatus, version }: Changed & { doneStatus: StaffDoneStatus },
  idempotencyKey: string,
): Promise<StaffEvent> {
  const input = { params: { id }, body: { doneStatus, ...seen(version) }, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/events/{id}/done-status', input)).data.event;
}

/** PUT /admin/events/{id}: the note and the marks for arrival, interview, card and a guardian's consent. */
export async function noteVisit(
  http: HttpClient,
  { id, change, version }: Changed & { change: StaffEventChange },
  idempotencyKey: string,
): Promise<StaffEvent> {
  const input = { params: { id }, body: { ...change, ...seen(version) }, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/events/{id}', input)).data.event;
}
