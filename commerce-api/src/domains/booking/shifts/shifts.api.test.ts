/** Working hours of therapists: what they offer, what they refuse, and what is agreed knowingly. */
import type { TherapistRota } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { at, openStaffDesk, type StaffDesk } from '../../../testing/staff-desk';
import type { Role } from '../../../testing/staff-fixture';

/** A Wednesday; the salon is open 9 to 20. */
const DAY = '2026-11-25';
const off = { start: null, end: null, breakStart: null, breakEnd: null, moreBreaks: [] };
const day = { start: '10:00', end: '18:00', breakStart: '13:00', breakEnd: '13:30' };

let desk: StaffDesk;
let therapists: string[];
beforeEach(async () => {
  desk = await openStaffDesk();
  const found = await sql<{ id: string }>`select id::text as id from therapists where location_id = ${desk.own}
    order by therapists.id`.execute(desk.shop.database.db);
  therapists = found.rows.map(({ id }) => id);
});
afterEach(() => desk?.shop.close());

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, role: Role = 'manager') =>
  desk.shop.call(method, `/api/admin${path}`, { headers: desk.people[role].headers, ...(body ? { body } : {}) });
async function rotas(): Promise<TherapistRota[]> {
  return (await call('GET', `/shifts?locationId=${desk.own}`, undefined, 'staff')).json().data.rotas;
}
const write = (id: string, rota: object, version = 0) =>
  call('PUT', `/shifts/${id}`, { exceptions: [], week: [], ...rota, version });
async function workAlike(rota: object): Promise<void> {
  for (const id of therapists) expect((await write(id, rota)).statusCode).toBe(200);
}
async function offered(date = DAY): Promise<string[]> {
  const query = `locationId=${desk.own}&productId=${desk.products.calves}&date=${date}`;
  const answer = await desk.shop.call('GET', `/api/events/slots?${query}`);
  return answer.json().data.eventSlots[0].slots.map(({ startAt }: { startAt: string }) => startAt);
}
const booking = (startAt: string, more: object = {}) => ({
  locationId: desk.own,
  productId: desk.products.calves,
  startAt,
  customer: { firstName: 'Ewa', lastName: 'Lis', phone: '600100200' },
  ...more,
});
const iso = (time: string, date = DAY) => new Date(at(time, date)).toISOString();

test('the search offers times within shifts, without breaks; without a rota whenever the salon is open', async () => {
  expect((await offered())[0]).toBe(iso('09:00'));
  await workAlike({ week: [{ weekday: 3, ...day }] });
  const times = await offered();
  expect([times[0], times.at(-1)]).toEqual([iso('10:00'), iso('17:15')]);
  // A first visit takes 45 minutes.
  expect(times).toContain(iso('12:15'));
  expect(times).not.toContain(iso('12:30'));
  expect(times).toContain(iso('13:30'));
  expect(await offered('2026-11-26')).toEqual([]);
});

test('a day has several breaks, which the search, the calendar and the rota alike have', async () => {
  const moreBreaks = [
    { start: '16:00', end: '16:15' },
    { start: '11:00', end: '11:15' },
  ];
  await workAlike({ week: [{ weekday: 3, ...day, moreBreaks }] });
  const times = await offered();
  expect(times.filter((time) => time < iso('12:00'))).toEqual([
    iso('10:00'),
    iso('10:15'),
    iso('11:15'),
    iso('11:30'),
    iso('11:45'),
  ]);
  expect(times).not.toContain(iso('15:30'));
  expect(times).toContain(iso('16:15'));
  const sorted = [...moreBreaks].reverse();
  expect((await rotas()).map(({ week }) => week)).toEqual([
    [{ weekday: 3, ...day, moreBreaks: sorted }],
    [{ weekday: 3, ...day, moreBreaks: sorted }],
  ]);
  const calendar = (await call('GET', `/events?locationId=${desk.own}&date=${DAY}`)).json().data;
  const pauses = calendar.offShift.filter(
    ({ isBreak, therapistId }: { isBreak: boolean; therapistId: string }) => isBreak && therapistId === therapists[0],
  );
  expect(pauses.map(({ startAt }: { startAt: string }) => startAt).sort()).toEqual([
    iso('11:00'),
    iso('13:00'),
    iso('16:00'),
  ]);
});

test('a module of before, which does not know further breaks, does not delete them', async () => {
  const [id = ''] = therapists;
  const moreBreaks = [{ start: '16:00', end: '16:15' }];
  await write(id, { week: [{ weekday: 3, ...day, moreBreaks }], exceptions: [{ date: DAY, ...day, moreBreaks }] });
  const former = { week: [{ weekday: 3, ...day, end: '19:00' }], exceptions: [{ date: DAY, ...day, end: '16:10' }] };
  const { rota } = (await write(id, former, 1)).json().data;
  expect([rota.week[0].moreBreaks, rota.exceptions[0].moreBreaks]).toEqual([moreBreaks, []]);
});

test('a date differs from the week: off, or other hours', async () => {
  const exceptions = [
    { date: DAY, ...off },
    { date: '2026-11-26', ...off, start: '15:00', end: '16:00' },
  ];
  await workAlike({ week: [{ weekday: 3, ...day }], exceptions });
  expect(await offered()).toEqual([]);
  expect(await offered('2026-11-26')).toEqual([iso('15:00', '2026-11-26'), iso('15:15', '2026-11-26')]);
  expect((await rotas()).map(({ exceptions: dates }) => dates)).toEqual([exceptions, exceptions]);
});

test('without a week only the dates count, and an emptied rota is none', async () => {
  await workAlike({ exceptions: [{ date: DAY, ...off, start: '12:00', end: '13:00' }] });
  expect(await offered()).toEqual([iso('12:00'), iso('12:15')]);
  expect((await offered('2026-11-26'))[0]).toBe(iso('09:00', '2026-11-26'));
  for (const id of therapists) await write(id, {}, 1);
  expect((await offered())[0]).toBe(iso('09:00'));
});

test('staff are refused with the reason, and book and move outside knowingly', async () => {
  await workAlike({ week: [{ weekday: 3, ...day }] });
  const post = (body: object) => ({
    method: 'POST' as const,
    url: '/api/admin/events',
    headers: desk.people.staff.headers,
    body,
  });
  await expectRefusal(desk.shop, 'POST /admin/events 409 outside_shift', post(booking(at('09:00'))));
  const booked = await call('POST', '/events', booking(at('09:00'), { outsideShift: true }), 'staff');
  expect(booked.statusCode).toBe(201);
  const { id } = booked.json().data.event;
  await expectRefusal(desk.shop, 'PUT /admin/events/{id}/date 409 outside_shift', {
    ...post({ startAt: at('18:00') }),
    method: 'PUT',
    url: `/api/admin/events/${id}/date`,
  });
  const move = (body: object) => call('PUT', `/events/${id}/date`, body, 'staff');
  expect((await move({ startAt: at('18:00'), outsideShift: true })).statusCode).toBe(200);
  expect((await move({ startAt: at('11:00') })).statusCode).toBe(200);
  const stored = await sql<{ out: boolean }>`select is_outside_shift as out from visits where id = ${id}`.execute(
    desk.shop.database.db,
  );
  expect(stored.rows).toEqual([{ out: false }]);
});

test('the database refuses a visit outside of a shift, however it is written', async () => {
  await workAlike({ week: [{ weekday: 3, ...day }] });
  const insert = (isKnown: boolean) =>
    sql`insert into visits (state, location_id, room_id, device_id, therapist_id,
      product_id, during, is_outside_shift)
    select 'booked', ${desk.own}, (select min(id) from rooms where location_id = ${desk.own}),
      (select min(id) from devices where location_id = ${desk.own}), ${therapists[0]}, ${desk.products.calves},
      tstzrange(${at('12:45')}, ${at('13:15')}), ${isKnown}`.execute(desk.shop.database.db);
  await expect(insert(false)).rejects.toThrow('the therapist does not work then');
  await insert(true);
});

test('the database refuses breaks outside of the hours or over the first one', async () => {
  const [id = ''] = therapists;
  await write(id, { week: [{ weekday: 3, ...day }], exceptions: [{ date: DAY, ...off }] });
  const put = (table: string, minutes: string) =>
    sql`update ${sql.table(table)} set further_breaks = ${minutes}::int4multirange where therapist_id = ${id}`.execute(
      desk.shop.database.db,
    );
  await expect(put('therapist_shifts', '{[540,560)}')).rejects.toThrow('therapist_shifts_breaks_within');
  await expect(put('therapist_shifts', '{[790,820)}')).rejects.toThrow('therapist_shifts_breaks_apart');
  await expect(put('therapist_shift_exceptions', '{[660,670)}')).rejects.toThrow('therapist_shift_exceptions_breaks');
  await put('therapist_shifts', '{[660,675), [670,680)}');
  expect((await rotas())[0]?.week[0]?.moreBreaks).toEqual([{ start: '11:00', end: '11:20' }]);
});

test('visits that a new rota leaves outside are shown before, and stay booked after', async () => {
  const booked = await call('POST', '/events', booking(at('09:00'), { therapistId: therapists[0] }));
  const { id } = booked.json().data.event;
  const rota = { week: [{ weekday: 3, ...day }], exceptions: [] };
  const preview = async () =>
    (await call('POST', '/shift-previews', { therapistId: therapists[0], ...rota })).json().data.events;
  expect((await preview()).map((event: { id: string }) => event.id)).toEqual([id]);
  expect((await rotas()).map(({ version }) => version)).toEqual([0, 0]);
  await write(therapists[0] ?? '', rota);
  const after = await sql<{ state: string }>`select state from visits where id = ${id}`.execute(desk.shop.database.db);
  expect(after.rows).toEqual([{ state: 'booked' }]);
  const marked = await call('PUT', `/events/${id}`, { arrived: true });
  expect(marked.statusCode).toBe(200);
});

test('of two people who change one rota the second is refused and shown it', async () => {
  const [id = ''] = therapists;
  await write(id, { week: [{ weekday: 1, ...day }] });
  const late = {
    method: 'PUT' as const,
    url: `/api/admin/shifts/${id}`,
    headers: desk.people.manager.headers,
    body: { week: [], exceptions: [], version: 0 },
  };
  await expectRefusal(desk.shop, 'PUT /admin/shifts/{id} 409 shift_changed', late);
  expect((await write(id, {}, 1)).statusCode).toBe(200);
});

test('the calendar shows when therapists do not work, and windows load it again when that changes', async () => {
  const query = `locationId=${desk.own}&date=${DAY}`;
  const calendar = async () => (await call('GET', `/events?${query}`)).json().data;
  const before = await calendar();
  expect(before.offShift).toEqual([]);
  await write(therapists[0] ?? '', { week: [{ weekday: 3, ...day }] });
  const { offShift } = await calendar();
  expect(offShift).toContainEqual({
    therapistId: therapists[0],
    startAt: iso('13:00'),
    endAt: iso('13:30'),
    isBreak: true,
  });
  const changes = await call('GET', `/events/changes?${query}&after=${before.cursor}`);
  expect(changes.json().data.isReset).toBe(true);
});

test('hours that cannot be are refused, and so are salons and rights that one lacks', async () => {
  const [id = ''] = therapists;
  const wrong = [
    { week: [{ weekday: 1, ...day, end: '09:00' }] },
    { week: [{ weekday: 1, ...day, breakEnd: '19:00' }] },
    {
      week: [
        { weekday: 1, ...day },
        { weekday: 1, ...day },
      ],
    },
    { exceptions: [{ date: DAY, ...day, start: null }] },
    { week: [{ weekday: 1, ...day, moreBreaks: [{ start: '13:15', end: '14:00' }] }] },
    { week: [{ weekday: 1, ...day, moreBreaks: [{ start: '17:50', end: '18:10' }] }] },
    { week: [{ weekday: 1, ...day, moreBreaks: [{ start: '15:00', end: '15:00' }] }] },
    {
      week: [{ weekday: 1, ...day, breakStart: null, breakEnd: null, moreBreaks: [{ start: '15:00', end: '15:10' }] }],
    },
    { exceptions: [{ date: DAY, ...off, moreBreaks: [{ start: '15:00', end: '15:10' }] }] },
  ];
  for (const rota of wrong) expect([rota, (await write(id, rota)).statusCode]).toEqual([rota, 422]);
  expect((await call('PUT', `/shifts/${id}`, { week: [], exceptions: [], version: 0 }, 'staff')).statusCode).toBe(403);
  expect((await call('GET', `/shifts?locationId=${desk.other}`, undefined, 'staff')).statusCode).toBe(404);
  expect((await call('PUT', '/shifts/999999999', { week: [], exceptions: [], version: 0 })).statusCode).toBe(404);
});
