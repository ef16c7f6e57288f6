import { createHmac } from 'node:crypto';
import { freePort } from '@aksamit/contracts/testing/free-port';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inTransaction } from '../../../platform/database';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { openReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver';
import { RETRY_AFTER_SECONDS, takeDueDelivery } from './delivery-queries';
import { insertEndpoint, purgeOldDeliveries, queueTest, replaceSecret, sendDueWebhooks, signingSecret } from './index';

const CODE_SECRET = 'a-code-secret-of-tests';
const logger = pino({ level: 'silent' });
let database: TestDatabase;
let receiver: WebhookReceiver;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate webhook_endpoints, webhook_deliveries`.execute(database.db);
  receiver = await openReceiver();
  now = new Date();
});
afterEach(() => receiver.close());

const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const send = (at = inSeconds(1), { allowsLoopback = true, timeoutMs = 10_000 } = {}) =>
  sendDueWebhooks({ db: database.db, logger, codeSecret: CODE_SECRET, allowsLoopback, timeoutMs }, at);

async function endpointAt(url = receiver.url, events = 1): Promise<string> {
  return inTransaction(database.db, async (trx) => {
    const id = await insertEndpoint(trx, { url, description: 'Raporty', events: ['order.paid'] });
    for (let count = 0; count < events; count += 1) await queueTest(trx, id);
    return id;
  });
}

interface State {
  state: string;
  attempts: number;
  responseStatus: number | null;
  lastError: string | null;
}
const deliveries = async () =>
  (
    await sql<State>`select state, attempts, response_status as "responseStatus", last_error as "lastError"
      from webhook_deliveries order by occurred_at, id`.execute(database.db)
  ).rows;
const endpoint = async () =>
  (
    await sql<{ enabled: boolean; isFailing: boolean; hasGivenUp: boolean }>`select enabled,
        failing_since is not null as "isFailing", gave_up_at is not null as "hasGivenUp" from webhook_endpoints`.execute(
      database.db,
    )
  ).rows[0];

/** By the specification, on what was received. */
function signatureBy(secret: string): string {
  const [webhook] = receiver.received;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [webhook?.headers['webhook-id'], webhook?.headers['webhook-timestamp'], webhook?.body].join('.');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('an event arrives signed, with its type, time and ids', async () => {
  const id = await endpointAt();
  expect(await send()).toBe(1);
  const [webhook] = receiver.received;
  expect(JSON.parse(webhook?.body ?? '')).toEqual({
    type: 'test',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { webhookId: id },
  });
  expect(webhook?.headers['webhook-signature']).toBe(signatureBy(signingSecret({ id, number: 1 }, CODE_SECRET)));
  const sentAt = Number(webhook?.headers['webhook-timestamp']) * 1000;
  expect(Math.abs(sentAt - now.getTime())).toBeLessThan(60_000);
  expect(await deliveries()).toEqual([{ state: 'delivered', attempts: 1, responseStatus: 204, lastError: null }]);
  expect(await send(inSeconds(100_000))).toBe(0);
});

test('for a day after its replacement the former secret signs too', async () => {
  const id = await endpointAt();
  await inTransaction(database.db, (trx) => replaceSecret(trx, id));
  const [former, present] = [1, 2].map((number) => signingSecret({ id, number }, CODE_SECRET));
  await send();
  const both = `${signatureBy(present ?? '')} ${signatureBy(former ?? '')}`;
  expect(receiver.received[0]?.headers['webhook-signature']).toBe(both);
  receiver.received.length = 0;
  await sql`update webhook_endpoints set former_secret_until = now() - interval '1 second'`.execute(database.db);
  await inTransaction(database.db, (trx) => queueTest(trx, id));
  await send();
  expect(receiver.received[0]?.headers['webhook-signature']).toBe(signatureBy(present ?? ''));
});

test('a receiver that answers 500 gets it again, later each time, under the same id; then it is given up', async () => {
  receiver.answerBy((response) => response.writeHead(500).end());
  await endpointAt();
  let at = inSeconds(1);
  for (const pause of RETRY_AFTER_SECONDS) {
    await send(at);
    expect(await deliveries()).toMatchObject([{ state: 'due', responseStatus: 500, lastError: 'status' }]);
    // One second too early there is nothing to do.
    const count = receiver.received.length;
    await send(new Date(at.getTime() + (pause - 1) * 1000));
    expect(receiver.received).toHaveLength(count);
    at = new Date(at.getTime() + (pause + 5) * 1000);
  }
  await send(at);
  expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: RETRY_AFTER_SECONDS.length + 1 }]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(receiver.received).toHaveLength(RETRY_AFTER_SECONDS.length + 1);
  expect(await endpoint()).toEqual({ enabled: true, isFailing: true, hasGivenUp: false });
});

test('what arrives after failures ends them', async () => {
  receiver.answerBy((response) => response.writeHead(503).end());
  await endpointAt();
  await send();
  expect(await endpoint()).toMatchObject({ isFailing: true });
  receiver.answerBy((response) => response.writeHead(200).end('ok'));
  expect(await send(inSeconds(60))).toBe(1);
  expect(await endpoint()).toMatchObject({ isFailing: false });
});

test('an endpoint that nothing has reached for three days is disabled, with what waits for it', async () => {
  receiver.answerBy((response) => response.writeHead(404).end());
  await endpointAt(receiver.url, 2);
  await sql`update webhook_endpoints set failing_since = ${inSeconds(-3 * 86_400 + 60)}`.execute(database.db);
  await sql`update webhook_deliveries set next_attempt_at = ${inSeconds(3600)}
    where id = (select max(id::text)::uuid from webhook_deliveries)`.execute(database.db);
  await send();
  expect(await endpoint()).toMatchObject({ enabled: true });
  await send(inSeconds(61));
  expect(await endpoint()).toEqual({ enabled: false, isFailing: true, hasGivenUp: true });
  expect((await deliveries()).map(({ state, lastError }) => [state, lastError])).toEqual([
    ['failed', 'disabled'],
    ['failed', 'disabled'],
  ]);
});

test('redirects are not followed', async () => {
  receiver.answerBy((response) => response.writeHead(302, { location: '/elsewhere' }).end());
  await endpointAt();
  await send();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
  expect(await deliveries()).toMatchObject([{ state: 'due', responseStatus: 302, lastError: 'redirect' }]);
});

test('a receiver that is down or never answers fails in time', async () => {
  await endpointAt(`http://127.0.0.1:${await freePort()}/`);
  await send();
  expect(await deliveries()).toMatchObject([{ state: 'due', responseStatus: null, lastError: 'connection' }]);
  await sql`delete from webhook_deliveries`.execute(database.db);
  receiver.answerBy(() => {});
  await endpointAt();
  await send(inSeconds(1), { timeoutMs: 100 });
  expect(await deliveries()).toMatchObject([{ state: 'due', responseStatus: null, lastError: 'timeout' }]);
});

test('a response is read up to its limit; its status counts', async () => {
  let isClosed = false;
  receiver.answerBy((response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.on('error', () => {});
    response.writeHead(200);
    const more = () => {
      if (isClosed) return;
      response.write(Buffer.alloc(65_536), more);
    };
    more();
  });
  await endpointAt();
  expect(await send()).toBe(1);
});

test.each(['https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[fd00::1]/', 'https://[::ffff:10.0.0.1]/'])(
  '%s is not connected to',
  async (url) => {
    await endpointAt(url);
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'due', responseStatus: null, lastError: 'address' }]);
  },
);

test('a name is checked by what it resolves to when it is sent: outside of a demo this machine is none', async () => {
  await endpointAt(receiver.url.replace('127.0.0.1', 'localhost'));
  await send(inSeconds(1), { allowsLoopback: false });
  expect(await deliveries()).toMatchObject([{ state: 'due', lastError: 'address' }]);
  await sql`update webhook_endpoints set url = ${receiver.url}`.execute(database.db);
  await send(inSeconds(60), { allowsLoopback: false });
  expect(await deliveries()).toMatchObject([{ state: 'due', attempts: 2, lastError: 'address' }]);
  expect(receiver.received).toEqual([]);
});

test('two workers never send one delivery twice', async () => {
  await endpointAt(receiver.url, 30);
  // Nobody is answered until both have claimed what they can.
  const waiting: (() => void)[] = [];
  receiver.answerBy((response) => {
    waiting.push(() => response.writeHead(204).end());
    if (waiting.length < 8) return;
    receiver.answerBy((next) => next.writeHead(204).end());
    for (const answer of waiting) answer();
  });
  const sent = await Promise.all([send(), send()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
  expect(receiver.received).toHaveLength(30);
});

test('what a killed worker had claimed is sent by another once its attempt must be over', async () => {
  await endpointAt();
  expect(await takeDueDelivery(database.db, inSeconds(1))).not.toBeNull();
  expect(await send(inSeconds(50))).toBe(0);
  expect(await send(inSeconds(62))).toBe(1);
});

test('deliveries go 30 days after they were closed', async () => {
  await endpointAt();
  await send();
  await purgeOldDeliveries(database.db, inSeconds(29 * 86_400));
  expect(await deliveries()).toHaveLength(1);
  await purgeOldDeliveries(database.db, inSeconds(31 * 86_400));
  expect(await deliveries()).toEqual([]);
});
