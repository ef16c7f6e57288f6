import { httpError } from '@aksamit/module-sdk/testing';
import { orderPaymentFixture, paymentFixture } from '../../testing/payment-fixtures';
import { shownStage, stageToPay } from './shown-stage';

const shown = (data: Parameters<typeof orderPaymentFixture>[0]) =>
  shownStage({ data: orderPaymentFixture(data), error: null, isOver: false });

test('an order that nobody has begun to pay waits for its payer, not for a gateway', () => {
  expect(shown({ stage: 'new', payments: [] })).toBe('unpaid');
  expect(shown({ stage: 'new', payments: [paymentFixture()] })).toBe('new');
  expect(stageToPay(orderPaymentFixture({ stage: 'new', payments: [paymentFixture()] }))).toBe('unpaid');
});

test('a canceled order is not shown as waiting for money', () => {
  expect(shown({ stage: 'canceled', canPay: false })).toBe('orderCanceled');
  expect(shown({ stage: 'canceled', canPay: true })).toBe('canceled');
  expect(stageToPay(orderPaymentFixture({ stage: 'canceled', canPay: false }))).toBe('orderCanceled');
});

test('a status that nobody knows is being looked into', () => {
  expect(shown({ stage: 'undefined', payments: [paymentFixture()] })).toBe('pending');
  expect(stageToPay(orderPaymentFixture({ stage: 'undefined' }))).toBe('pending');
});

test('too many questions are no missing payment', () => {
  expect(shownStage({ data: undefined, error: httpError(429, 'too_many_requests'), isOver: false })).toBe('new');
  expect(shownStage({ data: undefined, error: httpError(404, 'not_found'), isOver: false })).toBe('notFound');
});

test('an hour after the first attempt the order leads on to a new time, unless an attempt is open', () => {
  const attempted = (status: 'canceled' | 'pending') => ({
    stage: status,
    isHoldOver: true,
    payments: [paymentFixture({ status })],
  });
  expect([shown(attempted('canceled')), shown(attempted('pending'))]).toEqual(['holdOver', 'pending']);
  expect(shown({ ...attempted('canceled'), canPay: false })).toBe('orderCanceled');
  const inSummary = (status: 'canceled' | 'pending') => stageToPay(orderPaymentFixture(attempted(status)));
  expect([inSummary('canceled'), inSummary('pending')]).toEqual(['holdOver', 'pending']);
});
