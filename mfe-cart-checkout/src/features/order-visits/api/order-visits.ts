import type { MoveEventRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Prefix of the query keys of an order's visits. */
export const orderVisitsKey = ['order-visits'] as const;

/**
 * GET /orders/{id}/events: visits of an order as they are now, for the customer who made it (login, or the order token
 * that the page server adds). The salon and other tabs change them too.
 */
export function orderVisitsQuery(http: HttpClient, orderId: string) {
  return queryOptions({
    queryKey: [...orderVisitsKey, orderId],
    queryFn: async ({ signal }) =>
      (await callApi(http, 'GET /orders/{id}/events', { params: { id: orderId }, signal })).data.events,
    staleTime: 0,
  });
}

/** A visit, and the order by which it may be changed. */
export interface VisitOfOrder {
  orderId: string;
  eventId: string;
}

/** PUT /orders/{id}/events/{eventId}/date. 409 too_late, event_closed, slot_taken and the refusals of a booking. */
export async function moveOrderVisit(
  http: HttpClient,
  { orderId, eventId }: VisitOfOrder,
  body: MoveEventRequest,
  idempotencyKey: string,
): Promise<void> {
  const params = { id: orderId, eventId };
  await callApi(http, 'PUT /orders/{id}/events/{eventId}/date', { params, body, idempotencyKey, needsVisitor: true });
}

/** POST /orders/{id}/events/{eventId}/bookings, of a canceled visit. 409 slot_taken and the refusals of a booking. */
export async function bookOrderVisitAgain(
  http: HttpClient,
  { orderId, eventId }: VisitOfOrder,
  body: { locationId: string; startAt: string },
  idempotencyKey: string,
): Promise<void> {
  const params = { id: orderId, eventId };
  const sent = { params, body, idempotencyKey, needsVisitor: true };
  await callApi(http, 'POST /orders/{id}/events/{eventId}/bookings', sent);
}

/** DELETE /orders/{id}/events/{eventId}. 409 too_late, event_closed. */
export async function cancelOrderVisit(
  http: HttpClient,
  { orderId, eventId }: VisitOfOrder,
  idempotencyKey: string,
): Promise<void> {
  await callApi(http, 'DELETE /orders/{id}/events/{eventId}', { params: { id: orderId, eventId }, idempotencyKey });
}
