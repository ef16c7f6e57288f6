import type { Webhook, WebhookDelivery } from '@aksamit/contracts/staff';
import { eventName, resultOf, stateOf } from './webhook-words';

const t = (key: string) => key;
const webhook = (change: Partial<Webhook>) =>
  ({
    enabled: true,
    gaveUpAt: null,
    failingSince: null,
    deliveries: { due: 0, delivered: 0, failed: 0 },
    ...change,
  }) as Webhook;
const delivery = (change: Partial<WebhookDelivery>) =>
  ({ responseStatus: null, lastError: null, ...change }) as WebhookDelivery;

test('the state of an endpoint', () => {
  expect(stateOf(webhook({}))).toBe('unused');
  expect(stateOf(webhook({ deliveries: { due: 0, delivered: 1, failed: 0 } }))).toBe('works');
  expect(stateOf(webhook({ failingSince: '2026-11-26T10:00:00Z' }))).toBe('failing');
  expect(stateOf(webhook({ enabled: false, failingSince: '2026-11-26T10:00:00Z' }))).toBe('disabled');
  expect(stateOf(webhook({ enabled: false, gaveUpAt: '2026-11-26T10:00:00Z' }))).toBe('gaveUp');
});

test('the result of a delivery', () => {
  expect(resultOf(delivery({}), t)).toBe('');
  expect(resultOf(delivery({ responseStatus: 204 }), t)).toBe('HTTP 204');
  expect(resultOf(delivery({ responseStatus: 500, lastError: 'status' }), t)).toBe('HTTP 500');
  expect(resultOf(delivery({ responseStatus: 302, lastError: 'redirect' }), t)).toBe(
    'HTTP 302 – staff.webhooks.errors.redirect',
  );
  expect(resultOf(delivery({ lastError: 'timeout' }), t)).toBe('staff.webhooks.errors.timeout');
});

test('events have names; one from a later API is shown as it is', () => {
  expect(eventName('order.paid', t)).toBe('staff.webhooks.events.order_paid');
  expect(eventName('visit.noShow', t)).toBe('staff.webhooks.events.visit_noShow');
  expect(eventName('visit.later', t)).toBe('visit.later');
  expect(eventName('test', t)).toBe('staff.webhooks.events.test');
  expect(eventName('x:y', t)).toBe('x:y');
});
