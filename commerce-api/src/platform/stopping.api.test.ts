/**
 * SIGTERM in the middle of work: running work is finished and answered, no new work is accepted, nothing is left
 * incomplete.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { freePort } from '@aksamit/contracts/testing/free-port';
import { SMTPServer } from 'smtp-server';
import {
  addItem,
  getCart,
  guest,
  type Headers,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
} from '../testing/commerce-fixture';
import { findHalfWritten } from '../testing/fuzz/half-written-states';
import { buildPrograms, startProgram } from '../testing/killable-shop';
import { makeSalon } from '../testing/salon-fixture';
import { createTestApp, type TestApp } from '../testing/test-app';

jest.setTimeout(300_000);

const ORDERS = 5;
const HOLDS = 4;
const GATE = 4_174_098;

let shop: TestApp;
let settings: Record<string, string>;
let productId: string;
let locationId: string;
let startedAt: Date;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  await buildPrograms();
  // The blocked work waits for the test, not for a time-out.
  shop = await createTestApp();
  startedAt = new Date();
  const url = new URL(shop.database.url);
  url.searchParams.set('options', '-c lock_timeout=120000 -c timezone=UTC');
  url.searchParams.set('query_timeout', '120000');
  settings = { DEPLOYMENT: 'demo', DATABASE_URL: url.href, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' };
  ({ calves: productId } = await makeProducts(shop.database.db));
  ({ locationId } = await makeSalon(shop.database.db, 'lodz-piotrkowska', productId, HOLDS));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await shop?.close();
});

async function start(name: string, more: Record<string, string>): Promise<ChildProcess> {
  const child = await startProgram(name, { ...settings, ...more });
  running.add(child);
  return child;
}

/** Exit code, once it has ended by itself. */
async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  running.delete(child);
  return child.exitCode;
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Writes to the tables wait until the result is called. */
async function closeGate(tables: readonly string[]): Promise<() => Promise<void>> {
  const { pool } = shop.database;
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [GATE]);
  await pool.query(`create function gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`);
  for (const table of tables) {
    await pool.query(`create trigger gate before insert on ${table} for each row execute function gate()`);
  }
  return async () => {
    await holder.query('select pg_advisory_unlock($1)', [GATE]);
    holder.release();
  };
}

async function waitingRequests(): Promise<number> {
  const found = await shop.database.pool.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks where not granted
      and (database = (select oid from pg_database where datname = current_database()) or locktype = 'transactionid')`,
  );
  return found.rows[0]?.count ?? 0;
}

const countOf = async (query: string): Promise<number> =>
  (await shop.database.pool.query<{ count: number }>(`select count(*)::int as count from ${query}`)).rows[0]?.count ??
  -1;

test('the API answers all orders and holds that it began, refuses new ones, ends with 0', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const api = await start('start-api', { API_PORT: String(port) });
  const send = (method: string, path: string, headers: Headers, body: unknown) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  const orders: { headers: Headers; body: unknown }[] = [];
  for (let n = 0; n < ORDERS; n += 1) {
    const headers = await newVisitor(shop);
    await addItem(shop, headers, productId);
    const user = { ...guest, email: `jan${n}@example.com` };
    orders.push({
      headers: { ...headers, 'idempotency-key': newKey() },
      body: orderOf(await getCart(shop, headers), { user, paymentMethod: 'cash' }),
    });
  }
  const holds: { headers: Headers; itemId: string }[] = [];
  for (let n = 0; n < HOLDS; n += 1) {
    const headers = await newVisitor(shop);
    const { id } = await addItem(shop, headers, productId);
    holds.push({ headers: { ...headers, 'idempotency-key': newKey() }, itemId: id });
  }

  const openGate = await closeGate(['orders', 'visits']);
  const startAt = `${day}T12:00:00+01:00`;
  const asked = [
    ...orders.map(({ headers, body }) => send('POST', '/api/orders', headers, body)),
    ...holds.map(({ headers, itemId }) => send('PUT', `/api/cart-items/${itemId}`, headers, { locationId, startAt })),
  ];
  while ((await waitingRequests()) < ORDERS + HOLDS) await soon();
  api.kill('SIGTERM');
  let isListening = true;
  while (isListening) {
    isListening = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
  await openGate();

  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([...orders.map(() => 201), ...holds.map(() => 200)]);
  expect(new Set(answers.map(({ headers }) => headers.get('connection')))).toEqual(new Set(['close']));
  expect(await ended(api)).toBe(0);
  expect(await countOf('orders')).toBe(ORDERS);
  expect(await countOf(`visits where state = 'held'`)).toBe(HOLDS);
  expect(await findHalfWritten(shop.database.pool, startedAt)).toEqual([]);

  // A shopper whose response was lost repeats the request at the next process: the same order.
  const next = await freePort();
  const again = await start('start-api', { API_PORT: String(next) });
  const [first] = orders;
  const repeated = await fetch(`http://127.0.0.1:${next}/api/orders`, {
    method: 'POST',
    headers: { ...first?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(first?.body),
  });
  const [body, before] = [JSON.parse(await repeated.text()), JSON.parse((await answers[0]?.text()) ?? '')];
  expect([repeated.status, body.data.order.id]).toEqual([201, before.data.order.id]);
  expect(await countOf('orders')).toBe(ORDERS);
  again.kill('SIGTERM');
  expect(await ended(again)).toBe(0);
});

test('on the stop signal the API reports not ready, and keeps answering until its clients have gone', async () => {
  const port = await freePort();
  const api = await start('start-api', { API_PORT: String(port), API_DRAIN_SECONDS: '3' });
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'market-slug': 'pl', 'accept-language': 'pl' } });
  expect((await ask('/readyz')).status).toBe(200);
  api.kill('SIGTERM');
  let ready = 200;
  while (ready === 200) ready = (await ask('/readyz')).status;
  expect(ready).toBe(503);
  const answer = await ask('/api/products?perPage=1');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended(api)).toBe(0);
});

test('the worker finishes the e-mail that it is delivering, ends with 0, and nobody gets it twice', async () => {
  const { pool } = shop.database;
  await pool.query(`update messages set next_try_at = now() where state = 'due'`);
  const due = await countOf(`messages where state = 'due' and channel = 'email'`);
  expect(due).toBe(ORDERS);

  const taken: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        opened.then(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };

  const worker = await start('start-worker', smtp);
  while (taken.length === 0) await soon();
  worker.kill('SIGTERM');
  open();
  expect(await ended(worker)).toBe(0);
  // Delivered messages are recorded; all others are still due.
  expect(await countOf(`messages where state = 'sent'`)).toBe(taken.length);
  expect(await countOf(`messages where state = 'due'`)).toBe(ORDERS - taken.length);

  await pool.query(`update messages set next_try_at = now() where state = 'due'`);
  const second = await start('start-worker', smtp);
  while ((await countOf(`messages where state = 'due' and channel = 'email'`)) > 0) await soon();
  second.kill('SIGTERM');
  expect(await ended(second)).toBe(0);
  expect([...taken].sort()).toEqual(Array.from({ length: ORDERS }, (_, n) => `jan${n}@example.com`));
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
