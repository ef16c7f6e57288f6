import { signedHeaders, signingSecret } from './sign-webhook';

const CODE_SECRET = 'a-code-secret-of-tests';
const first = signingSecret({ id: 'e1', number: 1 }, CODE_SECRET);

test('the example of the specification', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const webhook = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
  expect(signedHeaders(webhook, [secret])['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a secret has 256 bits, and is that of its endpoint, its number and the shop', () => {
  expect(Buffer.from(first.slice('whsec_'.length), 'base64')).toHaveLength(32);
  const others = [
    signingSecret({ id: 'e1', number: 2 }, CODE_SECRET),
    signingSecret({ id: 'e2', number: 1 }, CODE_SECRET),
    signingSecret({ id: 'e1', number: 1 }, 'another-code-secret'),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
  expect(signingSecret({ id: 'e1', number: 1 }, CODE_SECRET)).toBe(first);
});

test('each secret signs, and the browsers’ cryptography agrees', async () => {
  const secrets = [signingSecret({ id: 'e1', number: 2 }, CODE_SECRET), first];
  const webhook = { id: 'd1', timestamp: 1_764_237_600, body: '{"type":"order.paid"}' };
  const signatures = signedHeaders(webhook, secrets)['webhook-signature'].split(' ');
  const computed = secrets.map(async (secret) => {
    const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const text = new TextEncoder().encode('d1.1764237600.{"type":"order.paid"}');
    const signature = await crypto.subtle.sign('HMAC', key, text);
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
  });
  expect(signatures).toEqual(await Promise.all(computed));
});
