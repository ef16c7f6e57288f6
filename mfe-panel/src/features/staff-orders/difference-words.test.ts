import { paymentDifference } from '../../testing/staff-order-fixtures';
import { differenceFacts, isPayout, kindOf } from './difference-words';

const plain = (text: string) => text.replace(/\s/g, ' ');
const factsOf = (details: Record<string, unknown>) =>
  Object.fromEntries(
    differenceFacts(paymentDifference({ details }), 'pl').map(({ label, value }) => [label, plain(value)]),
  );

test('a difference of the comparison has its day, gateway and both amounts', () => {
  const details = { day: '2026-11-26', provider: 'paypal', externalId: 'X1', gatewayAmount: 500, amount: 700 };
  expect(factsOf({ ...details, currency: 'PLN' })).toEqual({
    day: '26.11.2026',
    provider: 'PayPal',
    gatewayAmount: '5,00 zł',
    amount: '7,00 zł',
    externalId: 'X1',
  });
});

test('an alert of a gateway has the gateway’s amount and the frozen one', () => {
  const frozen = { amount: 700, currency: 'PLN' };
  expect(factsOf({ externalId: 'X1', amount: 500, currency: 'EUR', frozen })).toEqual({
    gatewayAmount: '5.00 EUR',
    amount: '7,00 zł',
    externalId: 'X1',
  });
});

test('a refused e-invoice has its number and the problem', () => {
  expect(factsOf({ orderId: 'o1', invoice: 'FV/2026/1', problem: 'NIP' })).toEqual({
    invoice: 'FV/2026/1',
    problem: 'NIP',
  });
});

test.each([
  ['money_without_order', 'moneyWithoutOrder'],
  ['otherAmount', 'otherAmount'],
  ['refund_in_salon', 'refundInSalon'],
  ['later_kind', 'other'],
])('%s is the kind %s', (kind, name) => {
  expect(kindOf({ kind })).toBe(name);
  expect(isPayout({ kind })).toBe(kind === 'refund_in_salon');
});
