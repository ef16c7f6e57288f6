import { createHash } from 'node:crypto';
import { isSameSignature, signRegister, signVerify, signWebhook } from './signatures';

const crc = 'crc-z-panelu-p24';
const sessionId = 'unikalne-id-sesji';

test("register and verify match the gateway's published vectors", () => {
  expect(signRegister({ sessionId, merchantId: 999999, amount: 1234, currency: 'PLN' }, crc)).toBe(
    'c5d47472de94f7d0f7b01d8048d51e7d2a0f3c025a246dd90301d2c2df83a3a7cdb2ffde27fc770a8fdd3a0f1a3c4423',
  );
  expect(signVerify({ sessionId, orderId: 999999n, amount: 1234, currency: 'PLN' }, crc)).toBe(
    '2ee4f7c3de781eff07dd06f56ddb8b6815bee1819d8f818c716321486208b6ab9d3159922dff9a4a44da7b60d315ee30',
  );
});

test('letters and slashes are signed as they are, in the documented order', () => {
  const webhook = {
    merchantId: 1,
    posId: 2,
    sessionId: 's/1',
    amount: 100,
    originAmount: 100,
    currency: 'PLN',
    orderId: 9223372036854775807n,
    methodId: 154,
    statement: 'p24-żółć/1',
  };
  const text =
    '{"merchantId":1,"posId":2,"sessionId":"s/1","amount":100,"originAmount":100,"currency":"PLN","orderId":9223372036854775807,' +
    '"methodId":154,"statement":"p24-żółć/1","crc":"k"}';
  expect(signWebhook(webhook, 'k')).toBe(createHash('sha384').update(text).digest('hex'));
  expect(signWebhook({ ...webhook, amount: 101 }, 'k')).not.toBe(signWebhook(webhook, 'k'));
});

test('comparison takes texts of any length', () => {
  expect(isSameSignature('ab', 'ab')).toBe(true);
  expect(isSameSignature('ab', 'abc')).toBe(false);
  expect(isSameSignature('', 'ab')).toBe(false);
});
