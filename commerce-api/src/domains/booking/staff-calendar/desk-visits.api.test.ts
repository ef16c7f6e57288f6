/** Visits by phone are found by who booked them, whatever day they are on. */
import type { StaffEvent } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { TestProducts } from '../../../testing/commerce-fixture';
import { at, openStaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Person, type Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';
import { isNoteOf } from './desk-visits';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let other: string;
let next: StaffEvent;
let later: StaffEvent;
let past: StaffEvent;
let elsewhere: StaffEvent;

const zaneta = { firstName: 'Żaneta', lastName: 'Łęcka-Świt', phone: '601 222 333' };

async function booked(startAt: string, change: object = {}): Promise<StaffEvent> {
  const body = { locationId: own, productId: products.calves, startAt, customer: zaneta, ...change };
  const answer = await shop.call('POST', '/api/admin/events', { headers: people.manager.headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.event;
}

beforeAll(async () => {
  ({ shop, products, people, own, other } = await openStaffDesk());
  later = await booked(at('10:00', '2026-12-10'));
  next = await booked(at('10:00', '2026-12-03'));
  past = await booked(at('10:00', '2026-12-17'));
  elsewhere = await booked(at('10:00', '2026-12-04'), { locationId: other });
  const canceled = await booked(at('12:00', '2026-12-03'));
  const { db } = shop.database;
  await sql`update visits set state = 'canceled' where id = ${canceled.id}`.execute(db);
  await sql`update visits set state = 'done', during = tstzrange('2026-11-10T09:00:00Z', '2026-11-10T10:00:00Z')
    where id = ${past.id}`.execute(db);
});
afterAll(() => shop?.close());

const find = (query: Record<string, string>, role: Role = 'staff') =>
  shop.call('GET', `/api/admin/desk-visits?${new URLSearchParams(query)}`, { headers: people[role].headers });
async function foundBy(query: Record<string, string>, role: Role = 'staff'): Promise<string[]> {
  const answer = await find(query, role);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.events.map(({ id }: StaffEvent) => id);
}

test('those ahead come first, the next one first, then those that are over; canceled ones are none', async () => {
  expect(await foundBy({ phone: '601222333' })).toEqual([next.id, later.id, past.id]);
  const [event] = (await find({ name: 'łęcka' })).json().data.events;
  expect(event).toMatchObject({ startAt: next.startAt, customer: { firstName: 'Żaneta' }, orderId: null });
});

test.each([
  { name: 'lecka zan' },
  { name: 'ŻANETA' },
  { phone: '601 222 333' },
  { phone: '601222333', name: 'Łęc' },
] as Record<string, string>[])('%o finds them', async (query) => {
  expect(await foundBy(query)).toContain(next.id);
});

test.each([
  { name: 'ecka' },
  { name: 'lecka nowak' },
  { name: 'łęc%' },
  { phone: '601222334' },
  { phone: '601222333', phonePrefix: '44' },
] as Record<string, string>[])('%o does not', async (query) => {
  expect(await foundBy(query)).toEqual([]);
});

test('staff see those of their salons alone, a manager all; the log holds no name', async () => {
  expect(await foundBy({ name: 'lecka' })).not.toContain(elsewhere.id);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'GET /admin/desk-visits',
    details: { by: 'name', found: 3 },
  });
  expect(await foundBy({ name: 'lecka' }, 'manager')).toEqual([next.id, elsewhere.id, later.id, past.id]);
  expect(JSON.stringify(await auditLogOf(shop)).toLowerCase()).not.toMatch(/łęcka|lecka|601222333/);
  expect((await find({ name: 'lecka' }, 'customer')).statusCode).toBe(403);
});

test('nothing to find by, and too little, are refused', async () => {
  for (const query of [{}, { name: 'łę' }, { phone: '601' }, { phonePrefix: '48' }] as Record<string, string>[]) {
    expect([query, (await find(query)).statusCode]).toEqual([query, 422]);
  }
});

test('no more than twenty are found', async () => {
  const { db } = shop.database;
  await sql`with copies as (insert into visits select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(),
      'during', tstzrange(lower(v.during) - make_interval(days => n), upper(v.during) - make_interval(days => n))))).*
    from visits v, generate_series(1, 30) n where v.id = ${past.id} returning id)
    insert into visit_notes (visit_id, first_name, last_name, phone_prefix, phone)
    select id, 'Żaneta', 'Łęcka-Świt', '48', '601222333' from copies`.execute(db);
  const found = await foundBy({ name: 'lecka' });
  expect(found).toHaveLength(20);
  expect(found.slice(0, 3)).toEqual([next.id, later.id, past.id]);
});

test.each<[string, Parameters<typeof isNoteOf>[0], RegExp]>([
  ['name', { phonePrefix: '48', name: 'łęcka' }, /visit_notes_by_last_name_form[\s\S]*visit_notes_by_first_name_form/],
  ['phone', { phonePrefix: '48', phone: '600700800' }, /visit_notes_by_phone/],
])('a search by %s is answered from an index', async (_, search, index) => {
  const plan = await shop.database.db.transaction().execute(async (trx) => {
    // The test's few rows would be read one by one.
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<{ 'QUERY PLAN': string }>`explain select from visit_notes n where ${isNoteOf(search)}`.execute(trx);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(index);
});
