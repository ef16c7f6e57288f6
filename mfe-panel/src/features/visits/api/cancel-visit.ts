import type { Event } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/**
 * PUT /me/events/{id}/done-status cancels a visit; DELETE /me/events/{id} leaves the waiting list. 409 too_late, event_closed.
 */
export async function cancelVisit(
  http: HttpClient,
  { id, doneStatus }: Pick<Event, 'id' | 'doneStatus'>,
  idempotencyKey: string,
): Promise<void> {
  const params = { id };
  if (doneStatus === 'waiting') await callApi(http, 'DELETE /me/events/{id}', { params, idempotencyKey });
  else {
    const body = { doneStatus: 'canceled' as const };
    await callApi(http, 'PUT /me/events/{id}/done-status', { params, body, idempotencyKey });
  }
}
