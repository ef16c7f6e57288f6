import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Country, Currency, Language, type Order, P24 } from '@ingameltd/node-przelewy24';
import pg from 'pg';
import { signVerify } from '../src/domains/sales/payments/przelewy24/signatures';
import { buildSandbox } from './sandbox-app';

const keys = { merchantId: 999999, posId: 999999, apiKey: 'api-key', crcKey: 'crc-key' };
const basic = `Basic ${Buffer.from(`${keys.posId}:${keys.apiKey}`).toString('base64')}`;
const database = `sandbox_${process.pid}`;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let origin: string;
let shop: ReturnType<typeof createServer>;
let webhooks: string[] = [];

function databaseUrl(): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.toString();
}

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(sql);
  await client.end();
}

beforeAll(async () => {
  await onServer(`create database ${database}`);
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      webhooks.push(body);
      response.end('OK');
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  sandbox = await buildSandbox({ databaseUrl: databaseUrl(), publicOrigin: 'http://shop.test', przelewy24: keys });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => shop.close(resolve));
  await onServer(`drop database if exists ${database} with (force)`);
});

beforeEach(() => {
  webhooks = [];
  sandbox.webhooks.reset();
});

function client(crcKey = keys.crcKey, apiKey = keys.apiKey) {
  const p24 = new P24(keys.merchantId, keys.posId, apiKey, crcKey, { sandbox: true });
  Object(p24).client.defaults.baseURL = `${origin}/sandbox/przelewy24/api/v1`;
  return p24;
}

function order(sessionId: string, amount = 12345): Order {
  const address = shop.address() as AddressInfo;
  return {
    sessionId,
    amount,
    currency: Currency.PLN,
    description: 'Zamówienie "Łydki" / próba',
    email: 'anna@example.com',
    country: Country.Poland,
    language: Language.PL,
    urlReturn: 'http://shop.test/platnosc/potwierdzenie/1/',
    urlStatus: `http://127.0.0.1:${address.port}/notice`,
    timeLimit: 15,
  };
}

function decide(token: string, decision: string, from = 'payer') {
  return sandbox.app.inject({
    method: 'POST',
    url: `/sandbox/przelewy24/trnRequest/${token}/decision`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}&from=${from}`,
  });
}

function bySession(sessionId: string) {
  return sandbox.app.inject({
    url: `/sandbox/przelewy24/api/v1/transaction/by/sessionId/${sessionId}`,
    headers: { authorization: basic },
  });
}

test('an independent client pays: register, page, notice, verify', async () => {
  const p24 = client();
  expect(await p24.testAccess()).toBe(true);
  const { token } = await p24.createTransaction(order('independent'));
  expect((await bySession('independent')).statusCode).toBe(404);
  const page = await sandbox.app.inject({ url: `/sandbox/przelewy24/trnRequest/${token}` });
  expect(page.body).toContain('123,45');
  expect(page.body).toContain('Zamówienie &quot;Łydki&quot; / próba');

  const answer = await decide(token, 'paid');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('http://shop.test/platnosc/potwierdzenie/1/');
  await sandbox.webhooks.kick();
  expect(webhooks).toHaveLength(1);
  const webhook = JSON.parse(webhooks[0] ?? '');
  expect(webhook).toMatchObject({ sessionId: 'independent', amount: 12345, currency: 'PLN' });
  expect(p24.verifyNotification(webhook)).toBe(true);
  expect((await bySession('independent')).json().data.status).toBe(1);

  const { sessionId, amount, currency, orderId } = webhook;
  expect(await p24.verifyTransaction({ sessionId, amount, currency, orderId })).toBe(true);
  expect((await bySession('independent')).json().data).toMatchObject({ status: 2, orderId, amount: 12345 });

  const refund = { requestId: 'r1', refundsUuid: 'u1', refunds: [{ orderId, sessionId, amount, description: 'x' }] };
  expect((await p24.refund(refund))[0]).toMatchObject({ status: true });
  await expect(p24.refund(refund)).rejects.toThrow();
  expect((await bySession('independent')).json().data.status).toBe(3);
});

test('what is wrong is refused as the gateway refuses it', async () => {
  await expect(client(keys.crcKey, 'other').testAccess()).rejects.toThrow('Incorrect authentication, code = 401');
  const badInput = 'Invalid input data, code = 400';
  await expect(client('other').createTransaction(order('bad-sign'))).rejects.toThrow(badInput);
  await expect(client().createTransaction({ ...order('no-mail'), email: 'x' })).rejects.toThrow(badInput);
  await client().createTransaction(order('twice'));
  await expect(client().createTransaction(order('twice'))).rejects.toThrow(badInput);
});

test('verification fails for an unpaid payment and for another amount', async () => {
  const { token } = await client().createTransaction(order('verify'));
  const verify = (orderId: string, amount: number) =>
    sandbox.app.inject({
      method: 'PUT',
      url: '/sandbox/przelewy24/api/v1/transaction/verify',
      headers: { authorization: basic },
      payload: {
        merchantId: keys.merchantId,
        posId: keys.posId,
        sessionId: 'verify',
        amount,
        currency: 'PLN',
        orderId: Number(orderId),
        sign: signVerify({ sessionId: 'verify', orderId: BigInt(orderId), amount, currency: 'PLN' }, keys.crcKey),
      },
    });
  const transaction = await sandbox.store.byToken(token);
  const orderId = transaction?.orderId ?? '';
  expect((await verify(orderId, 12345)).statusCode).toBe(400);
  await decide(token, 'paid');
  expect((await verify(orderId, 12344)).statusCode).toBe(400);
  expect((await verify('1', 12345)).statusCode).toBe(400);
  expect((await verify(orderId, 12345)).json()).toEqual({ data: { status: 'success' }, responseCode: 0 });
});

test.each(['canceled', 'failed', 'pending'])('%s sends nothing and can still be settled later', async (state) => {
  const { token } = await client().createTransaction(order(`later-${state}`));
  await decide(token, state);
  await sandbox.webhooks.kick();
  expect(webhooks).toHaveLength(0);
  const status = await bySession(`later-${state}`);
  expect(status.statusCode).toBe(state === 'pending' ? 200 : 404);
  if (state === 'pending') expect(status.json().data.status).toBe(0);
  expect((await decide(token, 'paid', 'sandbox')).headers.location).toBe('/sandbox/');
  await sandbox.webhooks.kick();
  expect(webhooks).toHaveLength(1);
});

test('it misbehaves as configured', async () => {
  const control = (payload: object) =>
    sandbox.app.inject({ method: 'POST', url: '/sandbox/przelewy24/control', payload });
  const pay = async (sessionId: string) => {
    const { token } = await client().createTransaction(order(sessionId));
    await decide(token, 'paid');
    await sandbox.webhooks.kick();
  };
  expect((await control({ repeat: 3 })).statusCode).toBe(200);
  await pay('knob-repeat');
  expect(webhooks).toHaveLength(3);
  await control({ reset: true, wrongSign: true });
  await pay('knob-sign');
  expect(client().verifyNotification(JSON.parse(webhooks[3] ?? ''))).toBe(false);
  await control({ reset: true, wrongAmount: true });
  await pay('knob-amount');
  expect(JSON.parse(webhooks[4] ?? '').amount).toBe(12245);
  await control({ reset: true, reorder: true });
  await pay('knob-first');
  expect(webhooks).toHaveLength(5);
  await pay('knob-second');
  expect(webhooks.slice(5).map((text) => JSON.parse(text).sessionId)).toEqual(['knob-second', 'knob-first']);
  await control({ reset: true, drop: true });
  await pay('knob-drop');
  expect(webhooks).toHaveLength(7);
  expect((await control({ speed: 1 })).statusCode).toBe(422);
});

test('calls fail as configured and as often, and are carried out where only the answer is lost', async () => {
  const control = (payload: object) =>
    sandbox.app.inject({ method: 'POST', url: '/sandbox/przelewy24/calls/control', payload });
  const call = () =>
    sandbox.app.inject({ url: '/sandbox/przelewy24/api/v1/testAccess', headers: { authorization: basic } });
  expect((await control({ status: 429, retryAfter: 9, times: 2 })).json()).toMatchObject({ status: 429, times: 2 });
  const answers = [await call(), await call(), await call()];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [429, '9'],
    [429, '9'],
    [200, undefined],
  ]);
  await control({ status: 503 });
  await expect(client().createTransaction(order('in-a-storm'))).rejects.toThrow();
  await control({ reset: true, loseAnswer: true });
  await expect(client().createTransaction(order('lost-answer'))).rejects.toThrow();
  await control({ reset: true });
  expect((await call()).statusCode).toBe(200);
  const known = await Promise.all(['in-a-storm', 'lost-answer'].map((id) => sandbox.store.bySessionId(id)));
  expect(known.map((found) => found?.sessionId)).toEqual([undefined, 'lost-answer']);
  expect((await control({ status: 200 })).statusCode).toBe(422);
});

test('the index page lists payments in both languages; keys come as JSON; unknown tokens are 404', async () => {
  const index = (headers: object) => sandbox.app.inject({ url: '/sandbox/', headers: { ...headers } });
  expect((await index({ 'accept-language': 'pl' })).body).toContain('Ostatnie płatności');
  expect((await index({ 'accept-language': 'en-GB' })).body).toContain('Latest payments');
  expect((await sandbox.app.inject({ url: '/sandbox/przelewy24.json' })).json()).toEqual({
    baseUrl: 'http://shop.test/sandbox/przelewy24',
    ...keys,
  });
  expect((await sandbox.app.inject({ url: '/sandbox/przelewy24/trnRequest/NOPE' })).statusCode).toBe(404);
  expect((await decide('NOPE', 'paid')).statusCode).toBe(404);
});
