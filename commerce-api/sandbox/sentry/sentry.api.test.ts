/** The stand-in for the error-reporting service, spoken to by Sentry's own code. */
import { gzipSync } from 'node:zlib';
import {
  createEventEnvelope,
  createTransport,
  type Event,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
} from '@sentry/core';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database';
import { buildSandbox } from '../sandbox-app';

const DSN = 'http://key@127.0.0.1/sandbox/sentry/7';
const keys = { merchantId: 1, posId: 1, apiKey: 'a', crcKey: 'c' };
const EVENT_ID = '9ec79c33ec9942ab8353589fcb2e04dc';

let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { databaseUrl: database.url, publicOrigin: 'http://shop.test', przelewy24: keys, sentryDsn: DSN };
  sandbox = await buildSandbox(options);
  await sandbox.app.ready();
});
afterAll(async () => {
  await sandbox?.close();
  await database?.drop();
});
beforeEach(async () => {
  await control({ reset: true, clear: true });
});

const control = (payload: Record<string, unknown>) =>
  sandbox.app.inject({ method: 'POST', url: '/sandbox/sentry/control', payload });
const received = async () => (await sandbox.app.inject('/sandbox/sentry.json')).json().events;

/** Sentry's own transport and serializer; only the socket is ours. */
function sendAsSentryDoes(event: Event, dsnText = DSN) {
  const dsn = makeDsn(dsnText);
  if (!dsn) throw new Error('no DSN');
  const url = new URL(getEnvelopeEndpointWithUrlEncodedAuth(dsn, undefined, { name: 'sentry.test', version: '1' }));
  const transport = createTransport({ recordDroppedEvent: () => {} }, async ({ body }) => {
    const payload = typeof body === 'string' ? body : Buffer.from(body);
    const answer = await sandbox.app.inject({ method: 'POST', url: url.pathname + url.search, payload });
    return {
      statusCode: answer.statusCode,
      headers: { 'retry-after': String(answer.headers['retry-after'] ?? ''), 'x-sentry-rate-limits': null },
    };
  });
  return transport.send(createEventEnvelope(event, dsn, undefined, undefined));
}

const event: Event = {
  event_id: EVENT_ID,
  release: 'catalog@1.1.0',
  environment: 'test',
  tags: { module: 'catalog', version: '1.1.0' },
  exception: { values: [{ type: 'TypeError', value: 'zażółć <b>' }] },
};

it('takes what Sentry’s own client sends, and shows it', async () => {
  expect(await sendAsSentryDoes(event)).toMatchObject({ statusCode: 200 });
  expect(await received()).toEqual([
    expect.objectContaining({
      eventId: EVENT_ID,
      times: 1,
      release: 'catalog@1.1.0',
      type: 'TypeError',
      message: 'zażółć <b>',
      tags: { module: 'catalog', version: '1.1.0' },
    }),
  ]);
  const page = await sandbox.app.inject({ url: '/sandbox/', headers: { 'accept-language': 'en' } });
  expect(page.body).toContain('catalog@1.1.0');
  expect(page.body).toContain('zażółć &lt;b&gt;');
});

it('keeps an event that comes again once', async () => {
  await sendAsSentryDoes(event);
  await sendAsSentryDoes(event);
  expect(await received()).toEqual([expect.objectContaining({ eventId: EVENT_ID, times: 2 })]);
});

it('keeps the newest 200', async () => {
  for (let number = 0; number < 205; number += 1) {
    await sendAsSentryDoes({ ...event, event_id: number.toString(16).padStart(32, '0') });
  }
  const events = await received();
  expect(events).toHaveLength(200);
  expect(events[0].eventId).toBe((204).toString(16).padStart(32, '0'));
});

it.each([
  ['another key', 'http://other@127.0.0.1/sandbox/sentry/7'],
  ['another project', 'http://key@127.0.0.1/sandbox/sentry/8'],
])('refuses %s', async (_name, dsn) => {
  expect(await sendAsSentryDoes(event, dsn)).toMatchObject({ statusCode: 403 });
  expect(await received()).toEqual([]);
});

describe('by hand', () => {
  const text = `{"event_id":"${EVENT_ID}"}\n{"type":"event"}\n{"message":"hello"}`;
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    sandbox.app.inject({ method: 'POST', url: '/sandbox/sentry/api/7/envelope/', payload, headers });
  const auth = { 'x-sentry-auth': 'Sentry sentry_version=7, sentry_client=test/1, sentry_key=key' };

  it('answers with the event’s id', async () => {
    const answer = await post(text, { ...auth, 'content-type': 'application/x-sentry-envelope' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: EVENT_ID }]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes %s as well',
    async (type) => {
      expect((await post(text, { ...auth, 'content-type': type })).statusCode).toBe(200);
    },
  );

  it('takes the key of the envelope’s own DSN', async () => {
    const own = text.replace('{"event_id"', `{"dsn":"${DSN}","event_id"`);
    expect((await post(own)).statusCode).toBe(200);
    expect((await post(own.replace('key@', 'other@'), auth)).statusCode).toBe(403);
    expect((await post(text)).statusCode).toBe(403);
  });

  it('unpacks gzip', async () => {
    expect((await post(gzipSync(text), { ...auth, 'content-encoding': 'gzip' })).statusCode).toBe(200);
    expect((await post(text, { ...auth, 'content-encoding': 'gzip' })).statusCode).toBe(400);
  });

  it.each([
    '',
    'hello',
    '{}\n{"type":"event"}\n{"message":"no id"}',
    `{"event_id":"${EVENT_ID}"}\n{"type":"event"}\nx`,
  ])('refuses %j', async (payload) => {
    const answer = await post(payload, auth);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, 'invalid event envelope']);
  });

  it('takes items of other types and keeps none', async () => {
    const other = text.replace('"type":"event"', '"type":"session"');
    expect((await post(other, auth)).statusCode).toBe(200);
    expect(await received()).toEqual([]);
  });

  it('misbehaves as configured, as often as configured', async () => {
    await control({ status: 429, retryAfter: 30, times: 1 });
    const refused = await post(text, auth);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
    await control({ loseAnswer: true, times: 1 });
    expect((await post(text, auth)).statusCode).toBe(502);
    expect((await post(text, auth)).statusCode).toBe(200);
    expect(await received()).toEqual([expect.objectContaining({ times: 2 })]);
    expect((await control({ status: 200 })).statusCode).toBe(422);
  });
});
