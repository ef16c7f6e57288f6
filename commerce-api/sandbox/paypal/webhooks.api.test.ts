/** Webhooks as PayPal signs them: checked here by a shop of its own making, with nothing but the certificate. */
import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { placeOrder } from '../../src/testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../src/testing/paying-shop';
import { postWebhook } from '../post-webhook';

jest.mock('../post-webhook', () => ({ postWebhook: jest.fn(async () => 'HTTP 200') }));

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());

async function webhook(wrongSign: boolean) {
  jest.mocked(postWebhook).mockClear();
  shop.sandbox.paypal.webhooks.configure({ wrongSign });
  const { orderPayment, headers } = await placeOrder(shop, shop.products.calves, { paymentMethod: 'paypal' });
  const { payment } = (await shop.startPayment(orderPayment.id, headers, 'paypal')).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
  const [, body = '', sent = {}] = jest.mocked(postWebhook).mock.calls.find(([url]) => url.includes('paypal')) ?? [];
  const path = new URL(sent['paypal-cert-url'] ?? '').pathname;
  const certificate = (await shop.sandbox.app.inject({ url: path })).body;
  const text = `${sent['paypal-transmission-id']}|${sent['paypal-transmission-time']}|test-webhook|${crc32(body)}`;
  const signature = sent['paypal-transmission-sig'] ?? '';
  return { text, isRight: createVerify('sha256').update(text).verify(certificate, signature, 'base64') };
}

test('the signature is right for id, time, webhook and the CRC-32 of the body, by the certificate it names', async () => {
  expect(await webhook(false)).toMatchObject({ isRight: true });
});

test('one that somebody else signed is not', async () => {
  expect(await webhook(true)).toMatchObject({ isRight: false });
});
