import type { WebhookDelivery } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { pino } from 'pino';
import { newKey } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { somebodyWaits } from '../../../testing/lock-waits';
import { auditLogOf, logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { openReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver';
import { sendDueWebhooks } from '../../operations/webhooks';

const CODE_SECRET = 'a-code-secret-of-tests';
let shop: TestApp;
let receiver: WebhookReceiver;
let admin: Person;
beforeAll(async () => {
  shop = await createTestApp({ env: { CODE_SECRET } });
  receiver = await openReceiver();
  admin = await logInAs(shop, 'admin');
});
afterAll(async () => {
  await receiver?.close();
  await shop?.close();
});
beforeEach(() => sql`truncate webhook_endpoints, webhook_deliveries`.execute(shop.database.db));

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers: object = {}) =>
  shop.call(method, `/api/admin${path}`, { headers: { ...admin.headers, ...headers }, body });
const input = () => ({ url: receiver.url, description: 'CRM', events: ['visit.booked', 'order.paid', 'visit.booked'] });
const make = async () => (await call('POST', '/webhooks', input())).json().data;
const send = () =>
  sendDueWebhooks({
    db: shop.database.db,
    logger: pino({ level: 'silent' }),
    codeSecret: CODE_SECRET,
    allowsLoopback: true,
  });

test('an endpoint is added with its secret, which is shown once', async () => {
  const headers = { 'idempotency-key': newKey() };
  const { webhook, secret } = (await call('POST', '/webhooks', input(), headers)).json().data;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({
    url: receiver.url,
    events: ['order.paid', 'visit.booked'],
    enabled: true,
    version: 1,
    failingSince: null,
    deliveries: { due: 0, delivered: 0, failed: 0 },
  });
  const again = (await call('POST', '/webhooks', input(), headers)).json().data;
  expect(again).toEqual({ webhook, secret: null });
  const list = (await call('GET', '/webhooks?sort=-createdAt')).json();
  expect([list.data.webhooks, list.meta.total]).toEqual([[webhook], 1]);
  const stored = await sql<{ row: string }>`select e::text as row from webhook_endpoints e
    union all select i::text from idempotency_keys i union all select a::text from audit_log a`.execute(
    shop.database.db,
  );
  expect(stored.rows.filter(({ row }) => row.includes(secret))).toEqual([]);
});

test.each([
  ['http', { url: 'http://partner.example/' }, 'url', 'Podaj pełny adres zaczynający się od https://'],
  ['a long address of other letters', { url: `https://partner.example/${'ł'.repeat(500)}` }, 'url', expect.anything()],
  ['a private address', { url: 'https://192.168.0.10/' }, 'url', 'Ten adres należy do sieci wewnętrznej'],
  ['no event', { events: [] }, 'events', expect.anything()],
  ['an unknown event', { events: ['user.made'] }, 'events.0', expect.anything()],
  ['no description', { description: ' ' }, 'description', expect.anything()],
])('%s is refused', async (_, change, field, message) => {
  const answer = await call('POST', '/webhooks', { ...input(), ...change });
  expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: [message] }]);
});

test('an address is stored in its normal form', async () => {
  const made = await call('POST', '/webhooks', { ...input(), url: ' HTTPS://Partner.Example/Hook?a=ł ' });
  expect(made.json().data.webhook.url).toBe('https://partner.example/Hook?a=%C5%82');
});

test('of two who edit one endpoint the later learns of the earlier', async () => {
  const { webhook } = await make();
  const path = `/webhooks/${webhook.id}`;
  const answers = await Promise.all([
    call('PUT', path, { description: 'A', version: 1 }),
    call('PUT', path, { description: 'B', version: 1 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { data } = (await call('GET', path)).json();
  expect(data.webhook).toMatchObject({ url: receiver.url, events: ['order.paid', 'visit.booked'], version: 2 });
  const url = `/api/admin${path}`;
  await expectRefusal(shop, 'PUT /admin/webhooks/{id} 409 conflict', {
    method: 'PUT',
    url,
    headers: admin.headers,
    body: { description: 'C', version: 1 },
  });
  const [entry] = (await auditLogOf(shop)).filter((one) => one.call === 'PUT /admin/webhooks/:id');
  expect(entry?.details).toMatchObject({ description: { from: 'CRM' }, version: { from: 1, to: 2 } });
  await call('PUT', path, { url: 'https://partner.example/a-secret-path', version: 2 });
  const [latest] = await auditLogOf(shop);
  expect(latest?.details).toMatchObject({ url: { to: 'https://partner.example' } });
  expect(JSON.stringify(await auditLogOf(shop))).not.toContain('a-secret-path');
});

test('a test event arrives, and a delivery is sent again under its id', async () => {
  const { webhook } = await make();
  const queued = (await call('POST', `/webhooks/${webhook.id}/test-deliveries`, {})).json().data.webhookDelivery;
  expect(queued).toMatchObject({ type: 'test', state: 'due', attempts: 0, data: { webhookId: webhook.id } });
  await send();
  const [first] = receiver.received.splice(0);
  expect(first?.headers['webhook-id']).toBe(queued.id);
  const listed = async (query = ''): Promise<WebhookDelivery[]> =>
    (await call('GET', `/webhooks/${webhook.id}/deliveries${query}`)).json().data.webhookDeliveries;
  expect(await listed('?state=delivered&sort=-occurredAt')).toMatchObject([{ id: queued.id, responseStatus: 204 }]);
  expect(await listed('?state=failed')).toEqual([]);
  const repeat = () => call('POST', `/webhook-deliveries/${queued.id}/repeats`, {});
  const [once] = [(await repeat()).json().data.webhookDelivery];
  expect(once).toMatchObject({ id: queued.id, state: 'due', attempts: 0 });
  // Pressed twice it is due once.
  expect((await repeat()).json().data.webhookDelivery).toEqual(once);
  await send();
  expect(receiver.received.splice(0).map(({ headers }) => headers['webhook-id'])).toEqual([queued.id]);
});

test('a disabled endpoint is sent nothing more, neither what waits; enabled again it has not failed', async () => {
  const { webhook } = await make();
  await call('POST', `/webhooks/${webhook.id}/test-deliveries`, {});
  const path = `/webhooks/${webhook.id}`;
  const disabled = (await call('PUT', path, { enabled: false, version: 1 })).json().data.webhook;
  expect(disabled).toMatchObject({ enabled: false, deliveries: { due: 0, failed: 1 } });
  expect(await send()).toBe(0);
  await sql`update webhook_endpoints set gave_up_at = now(), failing_since = now() - interval '4 days'`.execute(
    shop.database.db,
  );
  const enabled = (await call('PUT', path, { enabled: true, version: 2 })).json().data.webhook;
  expect(enabled).toMatchObject({ enabled: true, gaveUpAt: null, failingSince: null, version: 3 });
});

test('a new secret is another one; the former is valid for a day', async () => {
  const { webhook, secret } = await make();
  const replaced = (await call('POST', `/webhooks/${webhook.id}/secrets`, {})).json().data;
  expect(replaced.secret).toMatch(/^whsec_/);
  expect(replaced.secret).not.toBe(secret);
  const leftMs = Date.parse(replaced.webhook.formerSecretUntil) - Date.now();
  expect(leftMs).toBeGreaterThan(23 * 3_600_000);
  expect(leftMs).toBeLessThanOrEqual(24 * 3_600_000);
});

test('a deleted endpoint is gone with its deliveries, and the log has what it was', async () => {
  const { webhook } = await make();
  const { webhook: other } = await make();
  for (const { id } of [webhook, other]) await call('POST', `/webhooks/${id}/test-deliveries`, {});
  const path = `/webhooks/${webhook.id}`;
  const headers = { 'idempotency-key': newKey() };
  const deleted = await call('DELETE', path, undefined, headers);
  expect([deleted.statusCode, deleted.json().data.webhook.id]).toEqual([200, webhook.id]);
  // A repeat of the same press is no error.
  expect((await call('DELETE', path, undefined, headers)).json()).toEqual(deleted.json());
  expect((await call('DELETE', path)).statusCode).toBe(404);
  const left = await sql<{ id: string }>`select endpoint_id as id from webhook_deliveries`.execute(shop.database.db);
  expect(left.rows).toEqual([{ id: other.id }]);
  const entry = (await auditLogOf(shop)).find((one) => one.call === 'DELETE /admin/webhooks/:id');
  expect(entry?.details).toMatchObject({ description: 'CRM', deliveries: { due: 1, delivered: 0, failed: 0 } });
});

test('an event at the moment of a deletion waits for it, and its cause does not fail', async () => {
  const { webhook } = await make();
  const { db } = shop.database;
  const lost = sql`select queue_webhooks('order.paid', 'o1', '{}')`;
  let queued: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await sql`delete from webhook_endpoints where id = ${webhook.id}`.execute(trx);
    queued = lost.execute(db);
    await somebodyWaits(trx);
  });
  await queued;
  const found = await sql<{ count: number }>`select count(*)::int as count from webhook_deliveries`.execute(db);
  expect(found.rows).toEqual([{ count: 0 }]);
});

test('what is not there is 404', async () => {
  const none = '7a0c2e3e-6a87-4d4c-9b60-0f64a3a1e1c5';
  const answers = [
    await call('GET', `/webhooks/${none}`),
    await call('PUT', `/webhooks/${none}`, { version: 1 }),
    await call('DELETE', `/webhooks/${none}`),
    await call('GET', `/webhooks/${none}/deliveries`),
    await call('POST', `/webhooks/${none}/secrets`, {}),
    await call('POST', `/webhooks/${none}/test-deliveries`, {}),
    await call('POST', `/webhook-deliveries/${none}/repeats`, {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
});
