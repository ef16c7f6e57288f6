import fc from 'fast-check';
import {
  signBlikWebhook,
  signRefundWebhook,
  signRegister,
  signVerify,
  signWebhook,
} from '../../src/domains/sales/payments/przelewy24/signatures';
import { blikSign, refundSign, registrationSign, verificationSign, webhookSign } from './signing';

const words = fc.string({ unit: 'grapheme', maxLength: 30 });
const count = fc.integer({ min: 0, max: 2 ** 31 });
const orderId = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n });
const fields = fc.record({
  sessionId: words,
  currency: words,
  statement: words,
  refundsUuid: words,
  message: words,
  crc: words,
  merchantId: count,
  posId: count,
  amount: count,
  originAmount: count,
  methodId: count,
  status: count,
  orderId,
});

test('the stand-in and the adapter sign alike, each by its own code', () => {
  fc.assert(
    fc.property(fields, ({ crc, orderId: id, ...one }) => {
      const digits = { ...one, orderId: String(id) };
      const big = { ...one, orderId: id };
      expect(registrationSign(digits, crc)).toBe(signRegister(big, crc));
      expect(verificationSign(digits, crc)).toBe(signVerify(big, crc));
      expect(webhookSign(digits, crc)).toBe(signWebhook(big, crc));
      expect(refundSign(digits, crc)).toBe(signRefundWebhook(big, crc));
      const blik = {
        method: one.methodId,
        result: { error: '0', message: one.message, status: 'SUCCESS', trxRef: 'B1' },
      };
      expect(blikSign({ ...digits, ...blik }, crc)).toBe(signBlikWebhook({ ...big, ...blik }, crc));
    }),
  );
});

// The hash of {"sessionId":"s-1","merchantId":12345,"amount":1000,"currency":"PLN","crc":"abc"} by sha384sum.
test('a registration is signed over its compact JSON', () => {
  const sign = registrationSign({ sessionId: 's-1', merchantId: 12_345, amount: 1000, currency: 'PLN' }, 'abc');
  expect(sign).toBe('70a6489270a4a46554ea818aeb5d784ff7d0f4a3e31510b0d65320482885b5fe69a741030119969213a439e34ddc2994');
});
