import { setTimeout } from 'node:timers/promises';
/** The changes of a calendar that a window asks for every few seconds. */
import type { BlockedTime, StaffCalendar, StaffEvent, StaffEventChanges } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { addItem, newVisitor, type TestProducts } from '../../../testing/commerce-fixture';
import { at, NOW, openStaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Person, type Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';
import { releaseEndedHolds } from '../visits';
import { purgeCalendarChanges } from './change-cursor';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let other: string;

beforeAll(async () => {
  ({ shop, products, people, own, other } = await openStaffDesk());
});
afterAll(() => shop?.close());

const DAY = '2026-11-25';
const customer = { firstName: 'Ewa', lastName: 'Lis', phone: '600 100 200' };
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, role: Role = 'manager') =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body });
const book = async (startAt: string, locationId = own): Promise<StaffEvent> => {
  const answer = await send('POST', '/events', { locationId, productId: products.calves, startAt, customer });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.event;
};
const move = ({ id }: StaffEvent, to: object) => send('PUT', `/events/${id}/date`, to);
const open = async (query = `locationId=${own}&date=${DAY}`): Promise<StaffCalendar> =>
  (await send('GET', `/events?${query}`, undefined, 'staff')).json().data;
/**
 * A cursor after all changes so far. An older transaction anywhere in the cluster, of another test's database too, holds
 * the cursor back: changes are then listed again, which windows bear.
 */
async function cursorOf(query?: string): Promise<string> {
  for (;;) {
    const found = await sql<{ isPast: boolean }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint
        > coalesce(max(transaction_id), 0) as "isPast" from calendar_entry_changes`.execute(shop.database.db);
    if (found.rows[0]?.isPast) return (await open(query)).cursor ?? '';
    await setTimeout(20);
  }
}
const changesSince = async (after: string, query = `locationId=${own}&date=${DAY}`): Promise<StaffEventChanges> => {
  const answer = await send('GET', `/events/changes?${query}&after=${after}`, undefined, 'staff');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('a window sees what a colleague books, notes, moves and cancels', async () => {
  let after = await cursorOf();
  const look = async () => {
    const changes = await changesSince(after);
    after = changes.next;
    return changes;
  };
  expect(await look()).toMatchObject({ isReset: false, events: [], removedEventIds: [], blockedTimes: [] });
  const event = await book(at('10:00'));
  expect((await look()).events).toEqual([event]);
  // It may be listed again while an older transaction runs anywhere in the cluster, as it was.
  for (const again of (await look()).events) expect(again).toEqual(event);
  await send('PUT', `/events/${event.id}`, { arrived: true });
  expect((await look()).events).toMatchObject([{ id: event.id, arrivedAt: NOW.toISOString() }]);
  await move(event, { startAt: at('11:00') });
  expect((await look()).events).toMatchObject([{ id: event.id, startAt: '2026-11-25T10:00:00.000Z' }]);
  await send('PUT', `/events/${event.id}/done-status`, { doneStatus: 'canceled' });
  expect(await look()).toMatchObject({ events: [{ id: event.id, doneStatus: 'canceled' }], removedEventIds: [] });
});

test('what leaves the span is removed there, and new where it goes: another day, another salon', async () => {
  const event = await book(at('12:00'));
  const [day, nextDay] = [await cursorOf(), await cursorOf(`locationId=${own}&date=2026-11-26`)];
  await move(event, { startAt: at('12:00', '2026-11-26') });
  const left = await changesSince(day);
  expect(idsOf(left.events)).not.toContain(event.id);
  expect(left.removedEventIds).toContain(event.id);
  const there = await changesSince(nextDay, `locationId=${own}&date=2026-11-26`);
  expect([idsOf(there.events), there.removedEventIds]).toEqual([[event.id], []]);
  const week = await changesSince(day, `locationId=${own}&date=2026-11-28&view=week`);
  expect(idsOf(week.events)).toContain(event.id);
  expect(week.removedEventIds).toEqual([]);
  await move(event, { startAt: at('12:00', '2026-11-26'), locationId: other });
  expect(await changesSince(there.next, `locationId=${own}&date=2026-11-26`)).toMatchObject({
    events: [],
    removedEventIds: [event.id],
  });
});

test('holds come and go: begun by a shopper, ended by time', async () => {
  const before = await cursorOf();
  const visitor = await newVisitor(shop);
  const line = await addItem(shop, visitor, products.calves);
  const slot = { locationId: own, startAt: at('15:00') };
  await shop.call('PUT', `/api/cart-items/${line.id}`, { headers: visitor, body: slot });
  const begun = await changesSince(before);
  expect(begun.events).toMatchObject([{ doneStatus: 'held', startAt: '2026-11-25T14:00:00.000Z' }]);
  const later = new Date(NOW.getTime() + 3_600_000);
  await releaseEndedHolds(shop.database.db, later);
  expect(await changesSince(begun.next)).toMatchObject({ events: [], removedEventIds: idsOf(begun.events) });
});

test('blocked times made, and opened again', async () => {
  const { cursor = '', rooms } = await open();
  const body = { locationId: own, startAt: at('18:00'), endAt: at('19:00'), reason: 'serwis', roomId: rooms[0]?.id };
  const { blockedTime } = (await send('POST', '/blocked-times', body)).json().data;
  const made = await changesSince(cursor);
  expect(made).toMatchObject({ blockedTimes: [blockedTime], removedBlockedTimeIds: [] });
  await send('DELETE', `/blocked-times/${blockedTime.id}`);
  expect(await changesSince(made.next)).toMatchObject({ blockedTimes: [], removedBlockedTimeIds: [blockedTime.id] });
});

test('a change that begins earlier and commits later than the others is not missed', async () => {
  const { db } = shop.database;
  const [slow, fast] = [await book(at('10:00', '2026-11-30')), await book(at('12:00', '2026-11-30'))];
  const query = `locationId=${own}&date=2026-11-30`;
  const first = await cursorOf(query);
  const seen = await db.transaction().execute(async (trx) => {
    await sql`update visits set state = 'canceled' where id = ${slow.id}`.execute(trx);
    await send('PUT', `/events/${fast.id}`, { note: 'x' });
    // A window that opens now knows the visit as it was.
    const opened = await open(query);
    expect(opened.events.find(({ id }) => id === slow.id)?.doneStatus).toBe('active');
    return { look: await changesSince(first, query), opened };
  });
  expect(idsOf(seen.look.events)).toEqual([fast.id]);
  for (const after of [seen.look.next, seen.opened.cursor ?? '']) {
    const late = await changesSince(after, query);
    expect(late.events).toContainEqual(expect.objectContaining({ id: slow.id, doneStatus: 'canceled' }));
  }
});

test('a window that follows the changes shows what a newly opened one does', async () => {
  const query = `locationId=${own}&date=2026-12-09&view=week`;
  const shown = await open(query);
  let after = shown.cursor ?? '';
  const events = new Map(shown.events.map((event) => [event.id, event]));
  const blocked = new Map(shown.blockedTimes.map((entry) => [entry.id, entry]));
  const look = async () => {
    const changes = await changesSince(after, query);
    for (const event of changes.events) events.set(event.id, event);
    for (const id of changes.removedEventIds) events.delete(id);
    for (const entry of changes.blockedTimes) blocked.set(entry.id, entry);
    for (const id of changes.removedBlockedTimeIds) blocked.delete(id);
    after = changes.next;
  };
  const days = ['2026-12-07', '2026-12-09', '2026-12-13', '2026-12-14'];
  const deviceId = shown.devices[0]?.id;
  const work = async (date: string, index: number) => {
    const event = await book(at('10:00', date));
    const block = { locationId: own, deviceId, startAt: at('17:00', date), endAt: at('18:00', date), reason: 'x' };
    const made: BlockedTime = (await send('POST', '/blocked-times', block)).json().data.blockedTime;
    await send('PUT', `/events/${event.id}`, { note: date });
    await move(event, { startAt: at('13:00', days.at(index - 1)) });
    if (index % 2 === 0) await send('DELETE', `/blocked-times/${made.id}`);
    if (index === 1) await send('PUT', `/events/${event.id}/done-status`, { doneStatus: 'canceled' });
  };
  const looking = (async () => {
    for (let round = 0; round < 12; round += 1) await look();
  })();
  await Promise.all([looking, ...days.map(work)]);
  await look();
  const now = await open(query);
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect([...events.values()].sort(byId)).toEqual([...now.events].sort(byId));
  expect([...blocked.values()].sort(byId)).toEqual([...now.blockedTimes].sort(byId));
  expect(events.size).toBeGreaterThan(2);
});

test('a cursor from too long ago, or of another database, has the calendar loaded again; only changes of that time are purged', async () => {
  const [transaction = '', seconds = ''] = (await cursorOf()).split('-');
  await book(at('17:00'));
  const tooOld = `${transaction}-${Number(seconds) - 3601}`;
  const foreign = `${BigInt(transaction) + 1_000_000n}-${seconds}`;
  for (const after of [tooOld, foreign, '1-1']) {
    const changes = await changesSince(after);
    expect(changes).toMatchObject({ isReset: true, events: [] });
    expect(await changesSince(changes.next)).toMatchObject({ isReset: false });
  }
  const { db } = shop.database;
  await sql`insert into calendar_entry_changes (location_id, transaction_id, entry_kind, entry_id, during, at)
    values (${own}, 1, 'event', gen_random_uuid(), 'empty', now() - interval '121 minutes')`.execute(db);
  await purgeCalendarChanges(db);
  const left = await sql<{ aged: boolean }>`select at < now() - interval '1 hour' as aged
    from calendar_entry_changes group by 1`.execute(db);
  expect(left.rows).toEqual([{ aged: false }]);
  expect((await changesSince(`${transaction}-${seconds}`)).events).not.toEqual([]);
});

test('so many changes that a calendar is sooner loaded have it loaded again', async () => {
  const after = await cursorOf();
  await sql`insert into calendar_entry_changes (location_id, transaction_id, entry_kind, entry_id, during)
    select ${own}, pg_current_xact_id()::text::bigint, 'event', gen_random_uuid(),
      tstzrange(${at('10:00')}::timestamptz, ${at('11:00')}::timestamptz) from generate_series(1, 501)`.execute(
    shop.database.db,
  );
  expect(await changesSince(after)).toMatchObject({ isReset: true, removedEventIds: [] });
});

test('looking leaves no entry in the log; the scope is checked each time', async () => {
  const after = await cursorOf();
  const before = (await auditLogOf(shop)).length;
  await changesSince(after);
  expect((await auditLogOf(shop)).length).toBe(before);
  const url = (locationId: string) => `/api/admin/events/changes?locationId=${locationId}&date=${DAY}&after=${after}`;
  expect((await shop.call('GET', url(other), { headers: people.staff.headers })).statusCode).toBe(404);
  await sql`delete from staff_locations where user_id = ${people.staff.userId} and location_id = ${own}`.execute(
    shop.database.db,
  );
  expect((await shop.call('GET', url(own), { headers: people.staff.headers })).statusCode).toBe(404);
  expect((await shop.call('GET', url(own), { headers: people.customer.headers })).statusCode).toBe(403);
  const nonsense = await shop.call('GET', `${url(own)}'`, { headers: people.manager.headers });
  expect(nonsense.statusCode).toBe(422);
});
