import { chargeOutcome, knownRefusal } from './blik-outcomes';

test.each([
  [201, { data: { orderId: '4300000001', message: 'success' }, responseCode: 0 }, 'accepted'],
  [400, { error: 'Incorrect blikCode', code: 400 }, 'wrongCode'],
  [400, { error: 'ER_TIC_EXPIRED', code: 30 }, 'codeExpired'],
  [400, { error: { message: 'x' }, code: '35' }, 'codeUsed'],
  [401, { error: 'Incorrect authentication', code: 401 }, 'notOffered'],
  [403, null, 'notOffered'],
  [404, 'x', 'notOffered'],
  [200, { data: {}, responseCode: 1 }, 'notOffered'],
])('HTTP %i with %j means %s', (status, json, expected) => {
  expect(chargeOutcome(status, json)).toBe(expected);
});

test.each([
  [['70', 'USER_TIMEOUT'], 'timeout'],
  [['AM_TIMEOUT'], 'timeout'],
  [['err63', ''], 'declined'],
  [['', 'INSUFFICIENT_FUNDS'], 'noFunds'],
  [['', 'SEC_DECLINED'], 'declined'],
  [['999', 'something new'], null],
])('%j is %s', (reported, expected) => {
  expect(knownRefusal(...reported)).toBe(expected);
});
