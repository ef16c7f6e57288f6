import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { makeKey } from '../../../testing/api-keys';
import { type Headers, newCustomer, newKey } from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { auditLogOf, logInAll, logInAs, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { revokeKeysOf } from './index';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
});
afterAll(() => shop.close());

const PATH = '/api/admin/api-keys';
const asAdmin = () => people.admin.headers;
const make = (body: object, headers: Headers = asAdmin()) => shop.call('POST', PATH, { headers, body });
const read = (headers: Headers, path = '/api/admin/orders') => shop.call('GET', path, { headers });
const listed = async (query = '') => (await shop.call('GET', `${PATH}${query}`, { headers: asAdmin() })).json();
/** Another admin, who passed a second factor. */
async function anotherAdmin(): Promise<Person> {
  const { db } = shop.database;
  const person = await newCustomer(shop);
  await sql`update users set role = 'admin' where id = ${person.userId}`.execute(db);
  await sql`update sessions set second_factor_at = now() where user_id = ${person.userId}`.execute(db);
  return person;
}

test('the secret is shown once: neither a repeat, nor a list, nor the database has it', async () => {
  const headers = { ...asAdmin(), 'idempotency-key': newKey() };
  const body = { name: '  Raporty  ', scopes: ['figures', 'orders', 'figures'], lastDay: '2099-12-31' };
  const first = await make(body, headers);
  const { apiKey, secret } = first.json().data;
  expect([first.statusCode, secret]).toEqual([201, expect.stringMatching(/^ak_[\w-]{43}$/)]);
  expect(apiKey).toMatchObject({
    name: 'Raporty',
    beginning: secret.slice(0, 9),
    scopes: ['orders', 'figures'],
    lastDay: '2099-12-31',
    lastUsedAt: null,
    state: 'active',
    maker: { id: people.admin.userId, name: 'Adam Nowicki' },
  });
  const again = await make(body, headers);
  expect([again.headers['idempotent-replayed'], again.json().data]).toEqual(['true', { apiKey, secret: null }]);
  expect((await listed()).data.apiKeys.map(({ id }: { id: string }) => id)).toEqual([apiKey.id]);
  const { db } = shop.database;
  const stored = await sql<{ row: string }>`select k::text as row from api_keys k
    union all select i::text from idempotency_keys i union all select a::text from audit_log a`.execute(db);
  expect(stored.rows.filter(({ row }) => row.includes(secret))).toEqual([]);
  expect((await auditLogOf(shop)).find(({ call }) => call === 'POST /admin/api-keys')).toMatchObject({
    subjectKind: 'apiKey',
    subjectId: apiKey.id,
    details: { name: 'Raporty', scopes: ['orders', 'figures'], lastDay: '2099-12-31' },
  });
});

test.each([
  ['no scope', { name: 'A', scopes: [] }, 'scopes'],
  ['an unknown scope', { name: 'A', scopes: ['users'] }, 'scopes.0'],
  ['no name', { name: ' ', scopes: ['orders'] }, 'name'],
  ['a day that is over', { name: 'A', scopes: ['orders'], lastDay: '2020-01-01' }, 'lastDay'],
])('%s is refused', async (_, body, field) => {
  const answer = await make(body);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
});

test('a call by key is logged with the key in the name of its maker; its last use is written once a minute', async () => {
  const { db } = shop.database;
  const key = await makeKey(shop, ['orders'], 'BI');
  expect((await read(key.headers)).statusCode).toBe(200);
  const log = (await shop.call('GET', '/api/admin/audit-log?subjectKind=order', { headers: asAdmin() })).json().data;
  expect(log.auditLog[0]).toMatchObject({
    call: 'GET /admin/orders',
    actor: { id: people.admin.userId, role: 'admin' },
    apiKey: { id: key.id, name: 'BI' },
  });
  const lastUse = async () =>
    (await sql<{ at: string | null }>`select last_used_at as at from api_keys where id = ${key.id}`.execute(db)).rows[0]
      ?.at;
  const first = await lastUse();
  expect(first).not.toBeNull();
  await read(key.headers);
  expect(await lastUse()).toEqual(first);
  await sql`update api_keys set last_used_at = now() - interval '61 seconds' where id = ${key.id}`.execute(db);
  const old = await lastUse();
  await read(key.headers);
  expect(await lastUse()).not.toEqual(old);
  await read(asAdmin());
  const own = (await shop.call('GET', '/api/admin/audit-log?subjectKind=order', { headers: asAdmin() })).json().data;
  expect(own.auditLog[0].apiKey).toBeNull();
});

test('a revoked, an ended and an unknown key are 401 on every call, in both languages', async () => {
  const { db } = shop.database;
  const [revoked, ended] = [await makeKey(shop, ['orders']), await makeKey(shop, ['orders'])];
  const revocation = () => shop.call('DELETE', `${PATH}/${revoked.id}`, { headers: asAdmin() });
  const first = (await revocation()).json().data.apiKey;
  expect(first).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
  expect((await revocation()).json().data.apiKey).toEqual(first);
  const today = (offset: number) =>
    sql`update api_keys set last_day = (now() at time zone 'Europe/Warsaw')::date + ${offset}::int
      where id = ${ended.id}`.execute(db);
  await today(0);
  expect((await read(ended.headers)).statusCode).toBe(200);
  await today(-1);
  const unknown = { authorization: `Bearer ak_${'x'.repeat(43)}` };
  const cut = { authorization: revoked.headers.authorization?.slice(0, -1) ?? '' };
  for (const headers of [revoked.headers, ended.headers, unknown, cut]) {
    for (const path of ['/api/admin/orders', '/api/products', '/api/me']) {
      const answer = await read(headers, path);
      expect([path, answer.statusCode, answer.json().error.code]).toEqual([path, 401, 'key_invalid']);
      expect(answer.headers['session-ended']).toBeUndefined();
    }
  }
  expect((await read(unknown)).json().error.message).toMatch(/^Ten klucz API jest nieznany/);
  const english = await read({ ...unknown, 'accept-language': 'en' });
  expect(english.json().error.message).toBe('This API key is not known, has ended or was revoked');
  const states = (await listed('?state=revoked&sort=-lastUsedAt')).data.apiKeys.map(
    ({ state }: { state: string }) => state,
  );
  expect([...new Set(states)]).toEqual(['revoked']);
  expect((await listed('?state=ended')).data.apiKeys).toMatchObject([{ id: ended.id, state: 'ended' }]);
  const missing = await shop.call('DELETE', `${PATH}/7a0c2e3e-6a87-4d4c-9b60-0f64a3a1e1c5`, { headers: asAdmin() });
  expect(missing.statusCode).toBe(404);
});

test('the keys of an admin who becomes something else stop, and stay so when the role comes back', async () => {
  const other = await anotherAdmin();
  const key = (await make({ name: 'A', scopes: ['orders'] }, other.headers)).json().data;
  const headers = { authorization: `Bearer ${key.secret}` };
  expect((await read(headers)).statusCode).toBe(200);
  const setRole = (role: string) =>
    shop.call('PUT', `/api/admin/users/${other.userId}/role`, { headers: asAdmin(), body: { role } });
  await setRole('manager');
  expect((await read(headers)).statusCode).toBe(401);
  await setRole('admin');
  expect((await read(headers)).statusCode).toBe(401);
  // However else the role ends, the key does not outlive it.
  const next = (await make({ name: 'B', scopes: ['orders'] }, other.headers)).json().data;
  await sql`update users set role = 'customer' where id = ${other.userId}`.execute(shop.database.db);
  expect((await read({ authorization: `Bearer ${next.secret}` })).statusCode).toBe(401);
  expect((await listed('?sort=-madeAt&perPage=1')).data.apiKeys).toMatchObject([{ name: 'B', state: 'revoked' }]);
});

test('the keys of a deleted account stop', async () => {
  const other = await anotherAdmin();
  const { secret } = (await make({ name: 'C', scopes: ['orders'] }, other.headers)).json().data;
  const { db } = shop.database;
  await inTransaction(db, async (trx) => {
    await revokeKeysOf(trx, other.userId);
    await sql`update users set deleted_at = now() where id = ${other.userId}`.execute(trx);
  });
  expect((await read({ authorization: `Bearer ${secret}` })).statusCode).toBe(401);
  const [key] = (await listed('?sort=-madeAt&perPage=1')).data.apiKeys;
  expect(key).toMatchObject({ name: 'C', state: 'revoked', maker: { id: other.userId, name: null } });
});

test('whoever loses the role while making a key makes none', async () => {
  const other = await anotherAdmin();
  const { db } = shop.database;
  let answer: ReturnType<typeof make> | undefined;
  await inTransaction(db, async (trx) => {
    await sql`update users set role = 'manager' where id = ${other.userId}`.execute(trx);
    answer = make({ name: 'D', scopes: ['orders'] }, other.headers);
    await somebodyWaits(trx);
  });
  expect((await answer)?.statusCode).toBe(403);
});

test('of one address 60 wrong keys are checked in a quarter of an hour; a right one passes nevertheless', async () => {
  const own = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const key = await makeKey(own, ['orders']);
    const wrong = { authorization: `Bearer ak_${'y'.repeat(43)}` };
    const statusOf = async (headers: Headers) => (await own.call('GET', '/api/admin/orders', { headers })).statusCode;
    await sql`insert into rate_counters (key, window_start, count) values ('api-key:127.0.0.1', now(), 59)`.execute(
      own.database.db,
    );
    expect([await statusOf(wrong), await statusOf(wrong)]).toEqual([401, 429]);
    expect(await statusOf(key.headers)).toBe(200);
  } finally {
    await own.close();
  }
});

test('a token of a session that begins like a key is one of a session', async () => {
  const { headers } = await logInAs(shop, 'admin');
  const token = `ak_${'z'.repeat(40)}`;
  await sql`update sessions set token_hash = sha256(${token}::bytea)
    where token_hash = sha256(${headers.authorization?.replace('Bearer ', '') ?? ''}::bytea)`.execute(shop.database.db);
  expect((await read({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
});
