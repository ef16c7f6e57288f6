import { sql } from 'kysely';
import { newCustomer, newKey } from '../../../testing/commerce-fixture';
import { auditLogOf, logInAll, logInAs, type Person, type Role, salonsOfStaff } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { purgeEndedSessions } from '../accounts';

let shop: TestApp;
let people: Record<Role, Person>;
let salon: string;

beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  salon = (await salonsOfStaff(shop)).other.id;
});
afterAll(() => shop.close());

const asAdmin = () => people.admin.headers;
const setRole = (userId: string, body: object, headers = asAdmin()) =>
  shop.call('PUT', `/api/admin/users/${userId}/role`, { headers, body });

test('users are listed by page, found by part of name, e-mail or phone, with and without diacritics', async () => {
  const list = async (query: string) =>
    (await shop.call('GET', `/api/admin/users${query}`, { headers: asAdmin() })).json();
  const { data, meta } = await list('?perPage=2&sort=email');
  expect(data.users).toHaveLength(2);
  expect(meta).toMatchObject({ page: 1, perPage: 2, total: expect.any(Number) });
  const emails = async (query: string) => (await list(query)).data.users.map((user: { email: string }) => user.email);
  expect(await emails('?q=zielinska')).toEqual(['manager@example.com']);
  expect(await emails('?q=501234568')).toEqual(['recepcja@example.com']);
  expect(await emails('?role=admin')).toEqual(['admin@example.com']);
  expect(await emails('?q=100%25')).toEqual([]);
  expect((await list('?sort=password')).error.fields).toHaveProperty('sort');
});

test('a role changes with its salons, is in the log, and holds at once', async () => {
  const { userId } = people.customer;
  const answer = await setRole(userId, { role: 'staff', locationIds: [salon] });
  expect(answer.json().data.user).toMatchObject({ role: 'staff', locationIds: [salon] });
  const [entry] = await auditLogOf(shop);
  expect(entry).toMatchObject({ call: 'PUT /admin/users/:id/role', right: 'manageUsers', subjectId: userId });
  expect(entry?.details).toEqual({
    role: { from: 'customer', to: 'staff' },
    locationIds: { from: [], to: [salon] },
  });
  const calendar = `/api/admin/events?locationId=${salon}&date=2026-12-01`;
  expect((await shop.call('GET', calendar, { headers: people.customer.headers })).statusCode).toBe(200);
  await setRole(userId, { role: 'customer' });
  expect((await shop.call('GET', calendar, { headers: people.customer.headers })).statusCode).toBe(403);
});

test('a user is listed with the second factor: needed by an admin without one, on once an app confirmed it', async () => {
  const { db } = shop.database;
  const { userId } = await newCustomer(shop);
  const changed = async (role: string) => (await setRole(userId, { role })).json().data.user.secondFactor;
  expect([await changed('manager'), await changed('admin')]).toEqual(['off', 'needed']);
  expect((await auditLogOf(shop))[0]?.details).toEqual({ role: { from: 'manager', to: 'admin' } });
  const add = (confirmedAt: Date | null) =>
    sql`insert into second_factors (user_id, secret, confirmed_at) values (${userId}, '\\x00', ${confirmedAt})
      on conflict (user_id) do update set confirmed_at = excluded.confirmed_at`.execute(db);
  await add(null);
  expect([await changed('customer'), await changed('admin')]).toEqual(['off', 'needed']);
  await add(new Date());
  expect([await changed('manager'), await changed('customer')]).toEqual(['on', 'on']);
});

test('staff are logged in for 12 hours however they use it, customers for 90 days; a new role shortens what is open', async () => {
  const { db } = shop.database;
  const { userId, headers } = await newCustomer(shop);
  const isIn = async (as: Person['headers']) => (await shop.call('GET', '/api/me', { headers: as })).statusCode === 200;
  const loggedInAgo = (who: string, hours: number) =>
    sql`update sessions set authenticated_at = now() - make_interval(mins => ${Math.round(hours * 60)}), last_used_at = now()
      where user_id = ${who}`.execute(db);
  const open = async (who: string) => (await sql`select from sessions where user_id = ${who}`.execute(db)).rows.length;
  for (const role of ['staff', 'manager', 'admin'] as const) {
    const person = await logInAs(shop, role);
    await loggedInAgo(person.userId, 11.9);
    expect([role, await isIn(person.headers)]).toEqual([role, true]);
    await loggedInAgo(person.userId, 12.1);
    const answer = await shop.call('GET', `/api/admin/events?locationId=${salon}&date=2026-12-01`, {
      headers: person.headers,
    });
    expect([role, answer.statusCode, answer.headers['session-ended']]).toEqual([role, 401, '1']);
  }
  people = await logInAll(shop);
  await loggedInAgo(userId, 24 * 89);
  expect(await isIn(headers)).toBe(true);
  await setRole(userId, { role: 'staff', locationIds: [salon] });
  expect(await isIn(headers)).toBe(false);
  await setRole(userId, { role: 'customer' });
  expect([await isIn(headers), await open(userId)]).toEqual([false, 0]);
  await loggedInAgo(people.staff.userId, 13);
  const customer = await newCustomer(shop);
  await loggedInAgo(customer.userId, 13);
  await purgeEndedSessions(db);
  expect([await open(people.staff.userId), await open(customer.userId)]).toEqual([0, 1]);
  people = await logInAll(shop);
});

test.each([
  ['staff without a salon', { role: 'staff' }, 'locationIds'],
  ['a manager with salons', { role: 'manager', locationIds: ['1'] }, 'locationIds'],
  ['an unknown salon', { role: 'staff', locationIds: ['999999'] }, 'locationIds'],
  ['an unknown role', { role: 'owner' }, 'role'],
  ['an unknown field', { role: 'admin', isRoot: true }, 'isRoot'],
])('%s is refused', async (_, body, field) => {
  const answer = await setRole(people.customer.userId, body);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
});

test('nobody changes their own role; an unknown user is 404; both languages', async () => {
  const own = await setRole(people.admin.userId, { role: 'customer' });
  expect([own.statusCode, own.json().error.code]).toEqual([409, 'own_role']);
  expect(own.json().error.message).toBe('Własnej roli nie można zmienić');
  const english = await setRole(people.admin.userId, { role: 'customer' }, { ...asAdmin(), 'accept-language': 'en' });
  expect(english.json().error.message).toBe('You cannot change your own role');
  expect((await setRole('7a0c2e3e-6a87-4d4c-9b60-0f64a3a1e1c5', { role: 'admin' })).statusCode).toBe(404);
});

test('of two admins who degrade each other at once, one stays', async () => {
  await setRole(people.manager.userId, { role: 'admin' });
  await sql`update sessions set second_factor_at = now() where user_id = ${people.manager.userId}`.execute(
    shop.database.db,
  );
  const answers = await Promise.all([
    setRole(people.manager.userId, { role: 'customer' }, people.admin.headers),
    setRole(people.admin.userId, { role: 'customer' }, people.manager.headers),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).not.toEqual([200, 200]);
  const { rows } = await sql<{ id: string }>`select id from users where role = 'admin'`.execute(shop.database.db);
  expect(rows).toHaveLength(1);
  await sql`update users set role = 'admin' where email = 'admin@example.com'`.execute(shop.database.db);
  await sql`update users set role = 'manager' where email = 'manager@example.com'`.execute(shop.database.db);
});

test('a repeat with the same idempotency key is done and logged once', async () => {
  const headers = { ...asAdmin(), 'idempotency-key': newKey() };
  const before = (await auditLogOf(shop)).length;
  const first = await setRole(people.customer.userId, { role: 'manager' }, headers);
  const again = await setRole(people.customer.userId, { role: 'manager' }, headers);
  expect(again.json()).toEqual(first.json());
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect((await auditLogOf(shop)).length).toBe(before + 1);
  const other = await setRole(people.customer.userId, { role: 'customer' }, headers);
  expect([other.statusCode, other.json().error.code]).toEqual([422, 'idempotency_mismatch']);
  await setRole(people.customer.userId, { role: 'customer' });
});

test('the log is read by page and filter, and reading it is logged', async () => {
  const read = async (query: string) =>
    (await shop.call('GET', `/api/admin/audit-log${query}`, { headers: asAdmin() })).json();
  const { userId } = people.customer;
  await setRole(userId, { role: 'customer' });
  const { data, meta } = await read(`?subjectKind=user&subjectId=${userId}&changesOnly=true&perPage=1`);
  expect(data.auditLog).toHaveLength(1);
  expect(data.auditLog[0].actor).toEqual({ id: people.admin.userId, role: 'admin', name: 'Adam Nowicki' });
  expect(meta.total).toBeGreaterThan(1);
  expect((await auditLogOf(shop))[0]?.call).toBe('GET /admin/audit-log');
  expect((await read('?from=yesterday')).error.fields).toHaveProperty('from');
});
