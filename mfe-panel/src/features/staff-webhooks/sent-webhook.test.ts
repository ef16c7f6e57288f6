import type { WebhookDelivery } from '@aksamit/contracts/staff';
import { sentBody, subjectOf } from './sent-webhook';

const delivery = (type: string, data: Record<string, unknown>) =>
  ({ type, data, occurredAt: '2026-11-26T10:00:00.000Z' }) as WebhookDelivery;

test('the body stands in lines, as the receiver gets it', () => {
  expect(sentBody(delivery('order.paid', { orderId: 'o1' })).split('\n')).toEqual([
    '{',
    '  "type": "order.paid",',
    '  "timestamp": "2026-11-26T10:00:00.000Z",',
    '  "data": {',
    '    "orderId": "o1"',
    '  }',
    '}',
  ]);
});

test('a notification is about an order or a visit; what is not known is left to its body', () => {
  const visit = { eventId: 'e1', locationId: '2', startAt: '2026-11-27T09:00:00Z' };
  expect(subjectOf(delivery('order.paid', { orderId: 'o1' }))).toEqual({ orderId: 'o1' });
  expect(subjectOf(delivery('visit.booked', visit))).toEqual({ locationId: '2', startAt: '2026-11-27T09:00:00Z' });
  expect(subjectOf(delivery('test', { webhookId: '1' }))).toBeNull();
});
