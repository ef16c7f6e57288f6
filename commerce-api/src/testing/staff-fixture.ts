/** The demo accounts of every role, logged in. */
import { sql } from 'kysely';
import type { Headers } from './commerce-fixture';
import type { TestApp } from './test-app';

export type Role = 'customer' | 'staff' | 'manager' | 'admin';

const EMAILS: Record<Role, string> = {
  customer: 'anna@example.com',
  staff: 'recepcja@example.com',
  manager: 'manager@example.com',
  admin: 'admin@example.com',
};

export interface Person {
  userId: string;
  headers: Headers;
}

/** Logs the demo account of a role in. */
export async function logInAs({ call }: TestApp, role: Role): Promise<Person> {
  const body = { email: EMAILS[role], password: 'Aksamit-2026' };
  const answer = await call('POST', '/api/users/token', { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { authToken, user } = answer.json().data;
  return { userId: user.id, headers: { authorization: `Bearer ${authToken}` } };
}

export async function logInAll(shop: TestApp): Promise<Record<Role, Person>> {
  return {
    customer: await logInAs(shop, 'customer'),
    staff: await logInAs(shop, 'staff'),
    manager: await logInAs(shop, 'manager'),
    admin: await logInAs(shop, 'admin'),
  };
}

/** A salon that the demo staff member works for, and one that is none of theirs; ids and codes. */
export async function salonsOfStaff({ database }: TestApp) {
  const found = await sql<{ id: string; code: string; isOwn: boolean }>`
    select l.id::text as id, l.code, exists (select from staff_locations sl join users u on u.id = sl.user_id
      where sl.location_id = l.id and u.email = ${EMAILS.staff}) as "isOwn"
    from locations l order by l.position, l.id`.execute(database.db);
  const own = found.rows.find((row) => row.isOwn);
  const other = found.rows.find((row) => !row.isOwn);
  if (!own || !other) throw new Error('the seed has no salons of staff');
  return { own, other };
}

export interface LoggedCall {
  call: string;
  right: string;
  subjectKind: string | null;
  subjectId: string | null;
  locationId: string | null;
  actorId: string;
  details: Record<string, unknown>;
}

/** The audit log, the newest first. */
export async function auditLogOf({ database }: TestApp): Promise<LoggedCall[]> {
  const found = await sql<LoggedCall>`select call, staff_right as "right", subject_kind as "subjectKind",
      subject_id as "subjectId", location_id::text as "locationId", actor_id as "actorId", details
    from audit_log order by id desc`.execute(database.db);
  return found.rows;
}
