import { createPayPalClient } from './client';
import { createWebhookParser, isCertificateAddress } from './webhooks';

const now = new Date('2026-11-23T12:00:00Z');
const settings = {
  baseUrl: 'https://api-m.paypal.com',
  clientId: 'a',
  clientSecret: 'b',
  webhookId: 'WH-1',
  certificateOrigin: 'https://shop.example',
};
const headers = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-90621ecd',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-time': '2026-11-23T11:59:58Z',
  'paypal-transmission-sig': 'A'.repeat(344),
};
const event = (change: object = {}) =>
  JSON.stringify({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'C1', custom_id: 'our-session', amount: { currency_code: 'PLN', value: '100.00' } },
    ...change,
  });

/** Parses a webhook; `asked` are the calls to PayPal, which confirms the webhook as its own. */
async function read(change: { text?: string; headers?: Record<string, string | undefined>; isKnown?: boolean } = {}) {
  const asked: string[] = [];
  const client = {
    ...createPayPalClient(settings),
    call: async (_method: string, path: string) => {
      asked.push(path);
      return { status: 200, json: { verification_status: 'SUCCESS' } };
    },
  };
  const checks = { now, mayAskAbout: async () => change.isKnown ?? true };
  const received = { text: change.text ?? event(), headers: { ...headers, ...change.headers } };
  return { result: await createWebhookParser(client, settings)(received, checks), asked: asked.length };
}

test('what looks right, for a payment that is known, PayPal is asked about once', async () => {
  const { result, asked } = await read();
  expect(result).toMatchObject({ kind: 'paid', sessionId: 'our-session', amount: 10_000 });
  expect(asked).toBe(1);
});

test.each([
  ['no JSON', { text: 'x'.repeat(10_000) }, 'shape'],
  ['another JSON', { text: '[1]' }, 'shape'],
  ['no header', { headers: { 'paypal-transmission-id': undefined } }, 'headers'],
  ['an unknown algorithm', { headers: { 'paypal-auth-algo': 'none' } }, 'headers'],
  ['a made-up signature', { headers: { 'paypal-transmission-sig': 'forged' } }, 'headers'],
  [
    'a certificate from elsewhere',
    { headers: { 'paypal-cert-url': 'https://paypal.com.evil.example/c' } },
    'certificate',
  ],
  ['a time long ago', { headers: { 'paypal-transmission-time': '2026-11-19T11:59:59Z' } }, 'time'],
  ['a time to come', { headers: { 'paypal-transmission-time': '2026-11-23T12:15:01Z' } }, 'time'],
  ['no time', { headers: { 'paypal-transmission-time': 'yesterday' } }, 'headers'],
  ['a payment that nobody knows', { isKnown: false }, 'unknownPayment'],
])('%s: not believed, and PayPal is not asked', async (_, change, reason) => {
  expect(await read(change)).toEqual({ result: reason, asked: 0 });
});

test('a repeat of three days ago, with a longer key, is asked about', async () => {
  const change = { 'paypal-transmission-time': '2026-11-20T11:59:58.123Z', 'paypal-transmission-sig': 'A'.repeat(684) };
  expect((await read({ headers: change })).asked).toBe(1);
});

test('what the shop does nothing about is asked about by nobody', async () => {
  expect(
    await read({ text: event({ event_type: 'CUSTOMER.DISPUTE.CREATED' }), headers: { 'paypal-cert-url': '' } }),
  ).toEqual({
    result: { kind: 'other' },
    asked: 0,
  });
});

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
  ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com:8443/CERT-1', false],
  ['https://api.paypal.com@evil.example/CERT-1', false],
  ['https://evilpaypal.com/CERT-1', false],
  ['https://shop.example/CERT-1', false],
  ['CERT-1', false],
])('a certificate of PayPal at %s: %s', (address, expected) => {
  expect(isCertificateAddress(address, settings)).toBe(expected);
});

test('a stand-in has its certificate at the shop, and PayPal none there', () => {
  const standIn = { ...settings, baseUrl: 'http://127.0.0.1:8082/sandbox/paypal' };
  expect(isCertificateAddress('https://shop.example/sandbox/certs/1', standIn)).toBe(true);
  expect(isCertificateAddress('https://api.paypal.com/CERT-1', standIn)).toBe(false);
});
