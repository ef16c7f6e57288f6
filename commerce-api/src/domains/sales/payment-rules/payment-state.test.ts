import { paymentStatus } from '@aksamit/contracts';
import fc from 'fast-check';
import { mayPaymentBecome, paymentStage } from './payment-state';

const statuses = paymentStatus.options;

test('nothing goes back to new, and only a completed payment is refunded', () => {
  for (const from of statuses) {
    expect(mayPaymentBecome(from, 'new')).toBe(false);
    expect(mayPaymentBecome(from, 'refunded')).toBe(from === 'completed');
    expect(mayPaymentBecome(from, from)).toBe(false);
  }
});

test('the gateway can complete every payment that is neither completed nor refunded', () => {
  for (const from of statuses) {
    expect(mayPaymentBecome(from, 'completed')).toBe(!['completed', 'refunded'].includes(from));
  }
});

test('along any sequence of requests a completed payment is only ever left by a refund', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 30 }), (targets) => {
      let status: (typeof statuses)[number] = 'new';
      let wasCompleted = false;
      for (const target of targets) {
        if (mayPaymentBecome(status, target)) status = target;
        wasCompleted ||= status === 'completed';
        if (wasCompleted) expect(['completed', 'refunded']).toContain(status);
      }
    }),
  );
});

test.each([
  ['completed', 'przelewy24', 'success'],
  ['completed', 'cash', 'success'],
  ['new', 'cash', 'offlineTransaction'],
  ['canceled', 'cash', 'canceled'],
  ['new', 'przelewy24', 'new'],
  ['undefined', 'przelewy24', 'undefined'],
] as const)('%s by %s shows as %s', (status, method, stage) => {
  expect(paymentStage(status, method)).toBe(stage);
});
