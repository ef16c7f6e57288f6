import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** DELETE /me/events/{id}: cancels a visit, or leaves the waiting list. 409 too_late, event_closed. */
export async function cancelVisit(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callApi(http, 'DELETE /me/events/{id}', { params: { id }, idempotencyKey });
}
