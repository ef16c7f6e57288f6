import { once } from 'node:events';
import { freePort } from '@aksamit/contracts/testing/free-port';
import { sql } from 'kysely';
import { guest, makeProducts, placeOrder } from '../../testing/commerce-fixture';
import { buildPrograms, startProgram } from '../../testing/killable-shop';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { isInside } from './metrics-route';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const read = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });

/** The value of a line, NaN when there is none. */
const figureOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

it('counts requests by template and status, and how long they took', async () => {
  await shop.call('GET', '/api/products/no-such-treatment');
  await shop.call('GET', '/api/products/nor-such-a-one');
  await shop.call('GET', '/api/nowhere-at-all');
  const answer = await read();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  const labels = 'method="GET",route="/api/products/:slug"';
  expect(figureOf(answer.body, `commerce_http_requests_total{${labels},status="404"}`)).toBe(2);
  expect(figureOf(answer.body, `commerce_http_request_duration_seconds_count{${labels}}`)).toBe(2);
  expect(figureOf(answer.body, 'commerce_http_requests_total{method="GET",route="unmatched",status="404"}')).toBe(1);
  expect(answer.body).toContain('commerce_database_connections{state="waited_for"} 0');
});

it('shows the running program’s memory, garbage collection and event loop along', async () => {
  await buildPrograms();
  const port = String(await freePort());
  const settings = { DEPLOYMENT: 'demo', DATABASE_URL: shop.database.url, LOG_LEVEL: 'silent', API_PORT: port };
  const program = await startProgram('start-api', settings);
  try {
    const body = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(figureOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(20_000_000);
    for (const shown of ['nodejs_gc_duration_seconds', 'nodejs_eventloop_lag_seconds', 'commerce_database_up 1'])
      expect(body).toContain(shown);
  } finally {
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  }
});

it('counts an overridden POST once, as what it is', async () => {
  await shop.call('POST', '/api/me/gender', { body: { _method: 'PUT', gender: 'female' } });
  const { body } = await read();
  expect(body).toContain('{method="PUT",route="/api/me/gender",status="401"} 1');
  expect(body).not.toContain('{method="POST",route="/api/me/gender"');
  expect(figureOf(body, 'commerce_http_requests_total{method="POST",route="unmatched",status="401"}')).toBeNaN();
});

it('shows how much work waits, and nothing of persons', async () => {
  const products = await makeProducts(shop.database.db);
  const before = (await read()).body;
  const { order } = await placeOrder(shop, products.calves);
  const { body } = await read();
  const outbox = 'commerce_queue_length{queue="outbox"}';
  expect(figureOf(body, outbox)).toBe(figureOf(before, outbox) + 1);
  for (const queue of ['payments', 'refunds', 'holds', 'problems', 'e-invoices'])
    expect(figureOf(body, `commerce_queue_length{queue="${queue}"}`)).toBeGreaterThanOrEqual(0);
  for (const secret of [guest.email, guest.phone, guest.lastName, order.id, order.number]) {
    expect(body).not.toContain(secret);
  }
});

it('shows what reached nobody, for a day', async () => {
  const { db } = shop.database;
  const figure = async () =>
    figureOf((await read()).body, 'commerce_messages_undelivered{channel="email",state="failed"}');
  expect(await figure()).toBe(0);
  for (const hours of [1, 25]) {
    await sql`insert into messages (once_key, kind, channel, recipient, locale, data, state, expires_at, closed_at)
      values (${`failed:${hours}`}, 'activation', 'email', 'x@example.com', 'pl', '{}', 'failed', now(),
        now() - make_interval(hours => ${hours}))`.execute(db);
  }
  expect(await figure()).toBe(1);
});

it('shows the rest while the database is away', async () => {
  const away = await createTestApp({ env: { DATABASE_POOL_SIZE: '1' } });
  await away.database.pool.end();
  const answer = await away.app.inject({ method: 'GET', url: '/metrics' });
  expect([answer.statusCode, figureOf(answer.body, 'commerce_database_up')]).toEqual([200, 0]);
  expect(answer.body).not.toContain('commerce_queue_length{');
  const readiness = await away.app.inject({ method: 'GET', url: '/readyz' });
  expect([readiness.statusCode, readiness.json().error.code]).toEqual([503, 'service_unavailable']);
  expect((await away.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  await away.app.close();
});

it('is not found for requests from outside or through a proxy', async () => {
  const proxied = await read({ 'x-forwarded-for': '203.0.113.9' });
  expect([proxied.statusCode, proxied.json().error.code]).toEqual([404, 'not_found']);
  expect((await read({}, '203.0.113.9')).statusCode).toBe(404);
  expect((await read({}, '10.1.2.3')).statusCode).toBe(200);
  expect((await shop.call('GET', '/api/metrics')).statusCode).toBe(404);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:192.168.3.4', true],
  ['fd00::1', true],
  ['8.8.8.8', false],
  ['2001:db8::1', false],
  ['::ffff:8.8.8.8', false],
  ['', false],
])('takes %p for inside: %p', (address, expected) => {
  expect(isInside(address)).toBe(expected);
});
