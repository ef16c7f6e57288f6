/** First free times of a salon's treatments: the same as its slots. */
import type { EventFirstSlots } from '@aksamit/contracts';
import { sql } from 'kysely';
import { makeSalon, type TestSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';

const here = shopWithProducts();
let salon: TestSalon;
beforeAll(async () => {
  salon = await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1);
  here.shop.setNow(new Date('2026-06-01T10:07:00Z'));
});

const firstSlots = async (): Promise<EventFirstSlots[]> =>
  (await here.shop.call('GET', `/api/events/first-slots?locationId=${salon.locationId}`)).json().data.eventFirstSlots;
const ofCalves = async () => (await firstSlots()).find(({ productId }) => productId === here.products.calves);

test('of each of the next days with a free time the first one, seven days at most', async () => {
  const found = await ofCalves();
  expect(found?.startsAt).toEqual([
    '2026-06-01T10:15:00.000Z',
    ...[2, 3, 4, 5, 6, 7].map((day) => `2026-06-0${day}T07:00:00.000Z`),
  ]);
  // The slots that a visitor is offered are the same.
  const slots = await here.shop.call(
    'GET',
    `/api/events/slots?locationId=${salon.locationId}&productId=${here.products.calves}&date=2026-06-01&days=7`,
  );
  const days: { slots: { startAt: string; endAt: string }[] }[] = slots.json().data.eventSlots;
  expect(days.map((day) => day.slots[0]?.startAt)).toEqual(found?.startsAt);
  const [first] = days[0]?.slots ?? [];
  expect((Date.parse(first?.endAt ?? '') - Date.parse(first?.startAt ?? '')) / 60_000).toBe(found?.minutes);
});

test('a closed and a full day are left out, a taken time gives way to the next', async () => {
  const { db } = here.shop.database;
  const { locationId } = salon;
  await sql`insert into location_opening_exceptions (location_id, date, closed, all_day, reason)
    values (${locationId}, '2026-06-02', true, false, '{"pl":"Remont","en":"Works"}')`.execute(db);
  const block = (from: string, to: string) =>
    sql`insert into blocked_times (location_id, room_id, during, reason, created_by)
      select ${locationId}, id, tstzrange(${from}, ${to}), 'training', gen_random_uuid() from rooms
      where location_id = ${locationId}`.execute(db);
  await block('2026-06-03T00:00Z', '2026-06-04T00:00Z');
  await block('2026-06-04T07:00Z', '2026-06-04T08:00Z');
  expect((await ofCalves())?.startsAt.slice(0, 3)).toEqual([
    '2026-06-01T10:15:00.000Z',
    '2026-06-04T08:00:00.000Z',
    '2026-06-05T07:00:00.000Z',
  ]);
});

test('what is not on sale, and what nobody there can give, has no times', async () => {
  const { db } = here.shop.database;
  await sql`update products set enabled = false where id = ${here.products.calves}`.execute(db);
  expect(await ofCalves()).toBeUndefined();
  await sql`update products set enabled = true where id = ${here.products.calves}`.execute(db);
  await sql`update therapists set enabled = false where location_id = ${salon.locationId}`.execute(db);
  expect(await firstSlots()).toEqual([]);
  const unknown = await here.shop.call('GET', '/api/events/first-slots?locationId=999999');
  expect(unknown.statusCode).toBe(404);
});
