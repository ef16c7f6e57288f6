import type { BlockedTime, BlockedTimeRequest, StaffBookingRequest, StaffEvent } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** POST /admin/events: a visit by phone or at the desk. 409 slot_taken or time_passed with alternatives. */
export async function bookVisit(
  http: HttpClient,
  body: StaffBookingRequest,
  idempotencyKey: string,
): Promise<StaffEvent> {
  return (await callStaffApi(http, 'POST /admin/events', { body, idempotencyKey })).data.event;
}

/** POST /admin/blocked-times. 409 time_occupied where there are visits. */
export async function blockTime(
  http: HttpClient,
  body: BlockedTimeRequest,
  idempotencyKey: string,
): Promise<BlockedTime> {
  return (await callStaffApi(http, 'POST /admin/blocked-times', { body, idempotencyKey })).data.blockedTime;
}

/** DELETE /admin/blocked-times/{id}. */
export async function unblockTime(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callStaffApi(http, 'DELETE /admin/blocked-times/{id}', { params: { id }, idempotencyKey });
}
