/** Two people who change one visit: one wins, the other is shown what happened. */
import type { StaffEvent } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { waitersOf } from '../../../testing/lock-waits';
import { at, NOW, openStaffDesk } from '../../../testing/staff-desk';
import type { Person, Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';

let shop: TestApp;
let people: Record<Role, Person>;
let book: (startAt: string) => Promise<StaffEvent>;

beforeAll(async () => {
  const desk = await openStaffDesk();
  ({ shop, people } = desk);
  const customer = { firstName: 'Ewa', lastName: 'Lis', phone: '600 100 200' };
  book = async (startAt) => {
    const body = { locationId: desk.own, productId: desk.products.calves, startAt, customer };
    const answer = await shop.call('POST', '/api/admin/events', { headers: people.staff.headers, body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().data.event;
  };
});
afterAll(() => shop?.close());

const put = (event: StaffEvent, path: string, body: object, role: Role = 'staff') =>
  shop.call('PUT', `/api/admin/events/${event.id}${path}`, { headers: people[role].headers, body });
const versionOf = async ({ id }: StaffEvent) => {
  const { rows } = await sql<{ version: number }>`select version from visits where id = ${id}`.execute(
    shop.database.db,
  );
  return rows[0]?.version;
};

test('every change of a visit raises its version; what the calendar does not show leaves it', async () => {
  const event = await book(at('10:00'));
  const versions = [event.version];
  for (const [path, body] of [
    ['', { note: 'przyjdzie z córką' }],
    ['', { arrived: true }],
    ['/date', { startAt: at('11:00') }],
    ['/done-status', { doneStatus: 'canceled' }],
  ] as const) {
    const answer = await put(event, path, { ...body, version: versions.at(-1) });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    versions.push(answer.json().data.event.version);
  }
  const rising = versions.slice(1).map((version, index) => Number(version) > Number(versions[index]));
  expect(rising).toEqual([true, true, true, true]);
  expect(await versionOf(event)).toBe(versions.at(-1));
  await put(event, '', { note: 'przyjdzie z córką', arrived: true });
  await sql`update visits set reminded_at = now(), updated_at = now() where id = ${event.id}`.execute(shop.database.db);
  expect(await versionOf(event)).toBe(versions.at(-1));
});

test('the database raises the version itself, whichever statement changes the visit', async () => {
  const event = await book(at('12:00'));
  const { db } = shop.database;
  await sql`update visits set state = 'canceled', version = 1 where id = ${event.id}`.execute(db);
  expect(await versionOf(event)).toBe(Number(event.version) + 1);
  await sql`update visit_notes set customer_card_at = now() where visit_id = ${event.id}`.execute(db);
  expect(await versionOf(event)).toBe(Number(event.version) + 2);
});

const changes: Record<string, [path: string, body: object]> = {
  move: ['/date', { startAt: at('16:00', '2026-11-27') }],
  'another move': ['/date', { startAt: at('17:00', '2026-11-27') }],
  note: ['', { note: 'uczulenie', interview: true }],
  cancel: ['/done-status', { doneStatus: 'canceled' }],
};

const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-07'];

/** A change of a visit, on a day of its own, that a colleague has changed meanwhile. */
async function outdated(name: string) {
  const event = await book(at('13:00', days.shift()));
  const [path, body] = changes[name] ?? ['', {}];
  const current: StaffEvent = (await put(event, '', { note: 'zmiana koleżanki' }, 'manager')).json().data.event;
  const request = {
    method: 'PUT' as const,
    url: `/api/admin/events/${event.id}${path}`,
    headers: people.staff.headers,
    body: { ...body, version: event.version },
  };
  return { request, current };
}

test('an outdated move, note or outcome is refused in both languages', async () => {
  const [move, note, cancel] = [await outdated('move'), await outdated('note'), await outdated('cancel')];
  await expectRefusal(shop, 'PUT /admin/events/{id}/date 409 event_changed', move.request);
  await expectRefusal(shop, 'PUT /admin/events/{id} 409 event_changed', note.request);
  await expectRefusal(shop, 'PUT /admin/events/{id}/done-status 409 event_changed', cancel.request);
});

test.each(['move', 'note', 'cancel'])('an outdated %s gets the visit as it is, and changes nothing', async (name) => {
  const { request, current } = await outdated(name);
  const { method, url, headers, body } = request;
  expect((await shop.call(method, url, { headers, body })).json().error.details).toEqual({ event: current });
  expect(await versionOf(current)).toBe(current.version);
  const { version: _outdated, ...regardless } = body;
  expect((await shop.call(method, url, { headers, body: regardless })).statusCode).toBe(200);
});

test('an outdated move of a visit that is canceled meanwhile names the change', async () => {
  const event = await book(at('14:00'));
  await put(event, '/done-status', { doneStatus: 'canceled' }, 'manager');
  const { error } = (await put(event, '/date', { startAt: at('15:00'), version: event.version })).json();
  expect([error.code, error.details.event.doneStatus]).toEqual(['event_changed', 'canceled']);
});

test.each([
  ['move', 'another move'],
  ['move', 'note'],
  ['cancel', 'move'],
  ['note', 'cancel'],
])('of a %s and a %s of one visit at once one wins, the other gets its result', async (first, second) => {
  const event = await book(at('10:00', '2026-11-27'));
  const send = (name: string, role: Role) => {
    const [path, body] = changes[name] ?? ['', {}];
    return put(event, path, { ...body, version: event.version }, role);
  };
  const answers = await shop.database.db.transaction().execute(async (trx) => {
    await sql`select from visits where id = ${event.id} for update`.execute(trx);
    // Both have read the version before either can write.
    const sent = Promise.all([send(first, 'staff'), send(second, 'manager')]);
    await waitersOf(trx, 2);
    return { sent };
  });
  const [won, lost] = (await answers.sent).sort((a, b) => a.statusCode - b.statusCode);
  expect([won?.statusCode, lost?.statusCode, lost?.json().error.code]).toEqual([200, 409, 'event_changed']);
  expect(lost?.json().error.details.event).toEqual(won?.json().data.event);
  expect(await versionOf(event)).toBe(won?.json().data.event.version);
  await put(event, '/done-status', { doneStatus: 'canceled' });
});

test('who arrived keeps the time of it, and has not arrived on another day', async () => {
  const event = await book(at('15:00'));
  expect(event.arrivedAt).toBeNull();
  const arrived = await put(event, '', { arrived: true });
  expect(arrived.json().data.event.arrivedAt).toBe(NOW.toISOString());
  shop.setNow(new Date(NOW.getTime() + 60_000));
  await put(event, '', { arrived: true });
  const sameDay = await put(event, '/date', { startAt: at('16:00') });
  expect(sameDay.json().data.event.arrivedAt).toBe(NOW.toISOString());
  const otherDay = await put(event, '/date', { startAt: at('16:00', '2026-11-26') });
  expect(otherDay.json().data.event.arrivedAt).toBeNull();
  shop.setNow(NOW);
});
