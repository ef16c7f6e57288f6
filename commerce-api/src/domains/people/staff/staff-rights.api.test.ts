/** Every staff call times every role, generated from the OpenAPI document. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { hasRight, STAFF_RIGHTS, type StaffRight } from './rights-rules';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  right: StaffRight;
  roles: string[];
}

let shop: TestApp;
let operations: Operation[];
let people: Record<Role, Person>;

beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  const document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  const paths: [string, Record<string, Record<string, unknown>>][] = Object.entries(document.paths);
  operations = paths
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        right: operation['x-right'] as StaffRight,
        roles: operation['x-roles'] as string[],
      })),
    );
  people = await logInAll(shop);
});
afterAll(() => shop.close());

const fill = (path: string) => path.replace(/\{[^}]+\}/g, randomUUID());

test('each staff call names a right of the table, with its roles', () => {
  expect(operations.length).toBeGreaterThan(8);
  for (const { path, right, roles } of operations) expect([path, roles]).toEqual([path, STAFF_RIGHTS[right]]);
});

test('each call, each role: 401 without a login, 403 without the right, else it is let through', async () => {
  const wrong: string[] = [];
  for (const { method, path, right } of operations) {
    const body = method === 'GET' ? undefined : {};
    const nobody = await shop.call(method, fill(path), { body });
    if (nobody.statusCode !== 401) wrong.push(`${method} ${path} without a login: ${nobody.statusCode}`);
    for (const [role, { headers }] of Object.entries(people)) {
      const { statusCode } = await shop.call(method, fill(path), { headers, body });
      const isAllowed = hasRight(role as Role, right);
      const isRight = isAllowed ? statusCode !== 401 && statusCode !== 403 && statusCode < 500 : statusCode === 403;
      if (!isRight) wrong.push(`${method} ${path} as ${role}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a role that was taken away is gone with the next call', async () => {
  const { headers, userId } = people.manager;
  await sql`update users set role = 'customer' where id = ${userId}`.execute(shop.database.db);
  expect((await shop.call('GET', '/api/admin/events', { headers })).statusCode).toBe(403);
  await sql`update users set role = 'manager' where id = ${userId}`.execute(shop.database.db);
});

test('the log refuses to be rewritten, also by the database owner', async () => {
  await shop.call('GET', '/api/admin/users', { headers: people.admin.headers });
  expect(await auditLogOf(shop)).not.toEqual([]);
  const { db } = shop.database;
  await expect(sql`update audit_log set call = 'x'`.execute(db)).rejects.toThrow('audit_log is append-only');
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('audit_log is append-only');
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('audit_log is append-only');
});

test('a call whose log cannot be written does nothing', async () => {
  const { db } = shop.database;
  const { headers } = people.admin;
  await sql`alter table audit_log add constraint closed check (call not like 'PUT%') not valid`.execute(db);
  const path = `/api/admin/users/${people.customer.userId}/role`;
  const answer = await shop.call('PUT', path, { headers, body: { role: 'manager' } });
  expect(answer.statusCode).toBe(500);
  const { rows } = await sql`select role from users where id = ${people.customer.userId}`.execute(db);
  expect(rows).toEqual([{ role: 'customer' }]);
  await sql`alter table audit_log drop constraint closed`.execute(db);
});
