import type { WebhookDelivery } from '@aksamit/contracts/staff';

/** The body that the receiver gets, indented. */
export const sentBody = ({ type, occurredAt, data }: WebhookDelivery): string =>
  JSON.stringify({ type, timestamp: occurredAt, data }, null, 2);

/** What a notification is about: an order, or a visit with its salon and time. An event of a later API is about nothing known. */
export type Subject = { orderId: string } | { locationId: string; startAt: string } | null;

export function subjectOf({ data: { orderId, locationId, startAt } }: WebhookDelivery): Subject {
  if (typeof orderId === 'string') return { orderId };
  return typeof locationId === 'string' && typeof startAt === 'string' ? { locationId, startAt } : null;
}
