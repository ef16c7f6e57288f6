import type { StaffEvent } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf, type TestProducts } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { at, NOW, openStaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Person, type Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let other: string;

beforeAll(async () => {
  ({ shop, products, people, own, other } = await openStaffDesk());
});
afterAll(() => shop.close());

const customer = { firstName: 'Ewa', lastName: 'Lis', phone: '600 100 200' };
const asStaff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, role: Role = 'staff') =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body });
const book = (startAt: string, change: object = {}, role: Role = 'staff') =>
  asStaff('POST', '/events', { locationId: own, productId: products.calves, startAt, customer, ...change }, role);
const calendar = async (date: string, query = '') =>
  (await asStaff('GET', `/events?locationId=${own}&date=${date}${query}`)).json().data;
async function booked(startAt: string, change: object = {}, role: Role = 'staff'): Promise<StaffEvent> {
  const answer = await book(startAt, change, role);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.event;
}

test('the salons of the reception are those that an admin gave it, of a manager all that have rooms', async () => {
  const idsFor = async (role: Role) =>
    (await asStaff('GET', '/salons', undefined, role)).json().data.salons.map(({ id }: { id: string }) => id);
  const found = await sql<{ id: string; isOwn: boolean }>`select l.id::text as id, exists (select from staff_locations s
      where s.location_id = l.id and s.user_id = ${people.staff.userId}) as "isOwn"
    from locations l where enabled and not is_virtual`.execute(shop.database.db);
  const given = found.rows.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  expect(given).toContain(own);
  expect(given).not.toContain(other);
  expect((await idsFor('staff')).sort()).toEqual(given.sort());
  expect((await idsFor('manager')).sort()).toEqual(found.rows.map(({ id }) => id).sort());
  expect((await asStaff('GET', '/salons', undefined, 'customer')).statusCode).toBe(403);
});

test('a visit agreed by phone stands in the calendar by day and by week, with room, device and therapist', async () => {
  const event = await booked(at('10:00'), { note: 'pierwsza wizyta' });
  expect(event).toMatchObject({
    doneStatus: 'active',
    startAt: '2026-11-25T09:00:00.000Z',
    endAt: '2026-11-25T09:45:00.000Z',
    customer: { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600100200' },
    note: 'pierwsza wizyta',
    orderId: null,
  });
  const day = await calendar('2026-11-25');
  expect(day).toMatchObject({ from: '2026-11-25', to: '2026-11-25' });
  expect(day.events).toEqual([event]);
  expect([day.rooms, day.devices, day.therapists].map((units) => units.length)).toEqual([2, 2, 2]);
  const week = await calendar('2026-11-28', '&view=week');
  expect(week).toMatchObject({ from: '2026-11-23', to: '2026-11-29', events: [event] });
  expect((await calendar('2026-11-26')).events).toEqual([]);
  const others = day.therapists.find((therapist: { id: string }) => therapist.id !== event.therapist.id);
  expect((await calendar('2026-11-25', `&therapistId=${others.id}`)).events).toEqual([]);
});

test('a visit bought online shows its buyer and order; a hold shows nobody', async () => {
  const visitor = await newVisitor(shop);
  const line = await addItem(shop, visitor, products.calves);
  const slot = { locationId: own, startAt: at('12:00') };
  await shop.call('PUT', `/api/cart-items/${line.id}`, { headers: visitor, body: slot });
  const held = (await calendar('2026-11-25')).events.find((event: StaffEvent) => event.doneStatus === 'held');
  expect(held).toMatchObject({ startAt: '2026-11-25T11:00:00.000Z', customer: null });
  const { order } = (
    await shop.call('POST', '/api/orders', {
      headers: { ...visitor, 'idempotency-key': newKey() },
      body: orderOf(await getCart(shop, visitor), { paymentMethod: 'cash' }),
    })
  ).json().data;
  const event = (await calendar('2026-11-25')).events.find((entry: StaffEvent) => entry.id === held.id);
  expect(event).toMatchObject({
    doneStatus: 'active',
    orderNumber: order.number,
    customer: { firstName: 'Jan', lastName: 'Nowak' },
  });
});

test('a taken time is 409 with the nearest free ones; a time outside the grid or opening hours is 422', async () => {
  await booked(at('15:00'));
  await booked(at('15:00'));
  const taken = await book(at('15:00'));
  expect([taken.statusCode, taken.json().error.code]).toEqual([409, 'slot_taken']);
  expect(taken.json().error.details.alternatives).toHaveLength(3);
  for (const startAt of [at('15:05'), at('08:45'), at('19:45')]) {
    expect((await book(startAt)).json().error.fields).toHaveProperty('startAt');
  }
  expect((await book(at('15:00'), { productId: '999999' })).statusCode).toBe(404);
});

test('somebody who walks in is booked for the quarter that is under way; what is over is named so', async () => {
  const began = at('12:00', '2026-11-21');
  shop.setNow(new Date(at('12:14', '2026-11-21')));
  const { id } = await booked(began);
  const move = (startAt: string) => asStaff('PUT', `/events/${id}/date`, { startAt });
  expect((await move(at('12:30', '2026-11-21'))).statusCode).toBe(200);
  expect((await move(began)).statusCode).toBe(200);
  shop.setNow(new Date(at('12:15', '2026-11-21')));
  expect((await move(began)).statusCode).toBe(200);
  for (const answer of [await book(began), await move(at('11:45', '2026-11-21'))]) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'time_passed']);
    expect(answer.json().error.details.alternatives).toHaveLength(3);
  }
  shop.setNow(NOW);
});

test('a requested therapist is given or the time is taken', async () => {
  const { therapists } = await calendar('2026-11-25');
  const therapistId = therapists[1].id;
  expect((await booked(at('17:00'), { therapistId })).therapist.id).toBe(therapistId);
  expect((await book(at('17:00'), { therapistId })).statusCode).toBe(409);
  expect((await booked(at('17:00'))).therapist.id).toBe(therapists[0].id);
});

test('a visit moves in one row; a closed one does not', async () => {
  const event = await booked(at('10:00', '2026-11-26'));
  const moved = await asStaff('PUT', `/events/${event.id}/date`, { startAt: at('11:30', '2026-11-26') });
  expect(moved.json().data.event).toMatchObject({ id: event.id, startAt: '2026-11-26T10:30:00.000Z' });
  const { rows } = await sql`select sequence from visits where id = ${event.id}`.execute(shop.database.db);
  expect(rows).toEqual([{ sequence: 1 }]);
  await asStaff('PUT', `/events/${event.id}/done-status`, { doneStatus: 'canceled' });
  const closed = await asStaff('PUT', `/events/${event.id}/date`, { startAt: at('13:00', '2026-11-26') });
  expect([closed.statusCode, closed.json().error.code]).toEqual([409, 'event_closed']);
});

test('of two moves to the last free place at once one succeeds', async () => {
  const salon = { locationId: other };
  const [first, second] = [
    await booked(at('10:00', '2026-11-27'), salon, 'manager'),
    await booked(at('12:00', '2026-11-27'), salon, 'manager'),
  ];
  const move = (id: string) => asStaff('PUT', `/events/${id}/date`, { startAt: at('15:00', '2026-11-27') }, 'manager');
  const answers = await Promise.all([move(first.id), move(second.id)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
});

test('marks: before it begins a visit is only canceled, afterwards done, not attended or refused', async () => {
  const event = await booked(at('10:00', '2026-11-28'));
  const mark = (doneStatus: string) => asStaff('PUT', `/events/${event.id}/done-status`, { doneStatus });
  const marking = (doneStatus: string) => ({
    method: 'PUT' as const,
    url: `/api/admin/events/${event.id}/done-status`,
    headers: people.staff.headers,
    body: { doneStatus },
  });
  await expectRefusal(shop, 'PUT /admin/events/{id}/done-status 409 visit_ahead', marking('noShow'));
  shop.setNow(new Date(at('10:30', '2026-11-28')));
  expect((await mark('noShow')).json().data.event.doneStatus).toBe('noShow');
  expect((await mark('done')).json().data.event.doneStatus).toBe('done');
  await expectRefusal(shop, 'PUT /admin/events/{id}/done-status 409 event_closed', marking('canceled'));
  expect((await mark('held')).statusCode).toBe(422);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'PUT /admin/events/:id/done-status',
    subjectId: event.id,
    locationId: own,
    actorId: people.staff.userId,
    details: { doneStatus: { from: 'noShow', to: 'done' } },
  });
  shop.setNow(NOW);
});

test('notes and marks of the paper are set once and can be taken back; the log holds no note', async () => {
  const event = await booked(at('12:00', '2026-11-28'));
  const note = async (body: object) => (await asStaff('PUT', `/events/${event.id}`, body)).json().data.event;
  expect(await note({ interview: true, note: 'uczulenie' })).toMatchObject({
    interviewAt: NOW.toISOString(),
    note: 'uczulenie',
    customer: { firstName: 'Ewa' },
  });
  expect(JSON.stringify((await auditLogOf(shop))[0])).not.toContain('uczulenie');
  shop.setNow(new Date(NOW.getTime() + 60_000));
  expect(await note({ interview: true, customerCard: true })).toMatchObject({
    interviewAt: NOW.toISOString(),
    customerCardAt: new Date(NOW.getTime() + 60_000).toISOString(),
    note: 'uczulenie',
  });
  expect(await note({ interview: false, note: null })).toMatchObject({ interviewAt: null, note: null });
  shop.setNow(NOW);
});

test('a blocked therapist takes no visits, shoppers see no slot, and it opens again', async () => {
  const { therapists } = await calendar('2026-11-30');
  const dayOff = (therapistId: string) => ({
    locationId: own,
    therapistId,
    startAt: at('09:00', '2026-11-30'),
    endAt: at('20:00', '2026-11-30'),
    reason: 'urlop',
  });
  const blocks = await Promise.all(
    therapists.map((therapist: { id: string }) => asStaff('POST', '/blocked-times', dayOff(therapist.id))),
  );
  expect(blocks.map((answer) => answer.statusCode)).toEqual([201, 201]);
  expect((await calendar('2026-11-30')).blockedTimes).toHaveLength(2);
  expect((await book(at('10:00', '2026-11-30'))).statusCode).toBe(409);
  const query = `locationId=${own}&productId=${products.calves}&date=2026-11-30`;
  const slots = async () => (await shop.call('GET', `/api/events/slots?${query}`)).json().data.eventSlots[0].slots;
  expect(await slots()).toEqual([]);
  const { blockedTime } = blocks[0]?.json().data ?? {};
  expect((await asStaff('DELETE', `/blocked-times/${blockedTime.id}`)).statusCode).toBe(200);
  expect((await slots()).length).toBeGreaterThan(0);
  expect((await booked(at('10:00', '2026-11-30'))).therapist.id).toBe(blockedTime.therapistId);
  await expectRefusal(shop, 'POST /admin/blocked-times 409 time_occupied', {
    method: 'POST',
    url: '/api/admin/blocked-times',
    headers: people.staff.headers,
    body: dayOff(blockedTime.therapistId),
  });
});

test('of a visit and a block of the same time at once one stands, in twenty rounds', async () => {
  const rounds = Array.from({ length: 20 }, (_unused, index) => `2027-01-${String(index + 4).padStart(2, '0')}`);
  const deviceId = (await calendar('2026-11-25')).devices[0].id;
  for (const date of rounds) {
    const startAt = at('10:00', date);
    const answers = await Promise.all([
      book(startAt, { deviceId }),
      asStaff('POST', '/blocked-times', {
        locationId: own,
        deviceId,
        startAt,
        endAt: at('12:00', date),
        reason: 'serwis',
      }),
    ]);
    const statuses = answers.map((answer) => answer.statusCode);
    expect([`${date} 201,409`, `${date} 409,201`]).toContain(`${date} ${statuses.join(',')}`);
  }
});

test('the database itself refuses a visit in a blocked time', async () => {
  const event = await booked(at('14:00', '2026-12-01'));
  const startAt = at('16:00', '2026-12-01');
  const end = { locationId: own, startAt, endAt: at('18:00', '2026-12-01'), reason: 'x' };
  await asStaff('POST', '/blocked-times', { ...end, roomId: event.room.id });
  await expect(
    sql`update visits set during = tstzrange(${startAt}::timestamptz, ${startAt}::timestamptz + interval '1 hour')
      where id = ${event.id}`.execute(shop.database.db),
  ).rejects.toMatchObject({ constraint: 'visits_one_per_blocked_time' });
});

test.each([
  ['two units at once', { roomId: '1', deviceId: '1' }, 'therapistId'],
  ['no unit', {}, 'therapistId'],
  ['an unknown unit', { roomId: '999999' }, 'roomId'],
  ['an end before the start', { roomId: '1', endAt: at('08:00') }, 'endAt'],
])('a block of %s is 422', async (_, change, field) => {
  const body = { locationId: own, startAt: at('09:00'), endAt: at('10:00'), reason: 'x', ...change };
  const answer = await asStaff('POST', '/blocked-times', body);
  expect([answer.statusCode, Object.keys(answer.json().error.fields ?? {})]).toEqual([422, [field]]);
});

describe('salons of others', () => {
  let foreign: StaffEvent;
  let foreignBlock: string;
  beforeAll(async () => {
    foreign = await booked(at('10:00', '2026-12-02'), { locationId: other }, 'manager');
    const body = {
      locationId: other,
      roomId: foreign.room.id,
      startAt: at('12:00', '2026-12-02'),
      endAt: at('13:00', '2026-12-02'),
      reason: 'x',
    };
    foreignBlock = (await asStaff('POST', '/blocked-times', body, 'manager')).json().data.blockedTime.id;
  });

  test('are 404 for staff, call by call, and open to managers', async () => {
    const start = { startAt: at('14:00', '2026-12-02') };
    const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][] = [
      ['GET', `/events?locationId=${other}&date=2026-12-02`],
      ['POST', '/events', { locationId: other, productId: products.calves, ...start, customer }],
      ['PUT', `/events/${foreign.id}`, { note: 'x' }],
      ['PUT', `/events/${foreign.id}/date`, start],
      ['PUT', `/events/${foreign.id}/done-status`, { doneStatus: 'canceled' }],
      [
        'POST',
        '/blocked-times',
        { locationId: other, roomId: '1', ...start, endAt: at('15:00', '2026-12-02'), reason: 'x' },
      ],
      ['DELETE', `/blocked-times/${foreignBlock}`],
    ];
    const before = (await auditLogOf(shop)).length;
    for (const [method, path, body] of calls) {
      expect([method, path, (await asStaff(method, path, body)).statusCode]).toEqual([method, path, 404]);
    }
    expect((await auditLogOf(shop)).length).toBe(before);
    expect((await asStaff('PUT', `/events/${foreign.id}`, { note: 'x' }, 'manager')).statusCode).toBe(200);
  });

  test('an own visit is not moved there', async () => {
    const event = await booked(at('10:00', '2026-12-03'));
    const body = { startAt: at('11:00', '2026-12-03'), locationId: other };
    expect((await asStaff('PUT', `/events/${event.id}/date`, body)).statusCode).toBe(404);
    const moved = await asStaff('PUT', `/events/${event.id}/date`, body, 'manager');
    expect(moved.json().data.event.location.id).toBe(other);
  });
});
