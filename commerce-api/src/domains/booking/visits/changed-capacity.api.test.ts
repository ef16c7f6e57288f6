/** Customers who wait for a full day are notified as soon as the salon's capacity for it grows. */
import { sql } from 'kysely';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { clearWaitingList, holdSlotOf, waitForDayOf } from '../../../testing/waiting-fixture';
import { offerFreedSlots } from './offer-freed-slots';

const here = shopWithProducts();
let salon: string;
const NOW = new Date('2027-06-01T10:00:00Z');
/** A Friday. */
const SLOT = '2027-06-04T08:00:00.000Z';
const ADDED = '2027-06-04T08:45:00.000Z';
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const run = (query: ReturnType<typeof sql>) => query.execute(here.shop.database.db);
const offer = (minutes: number) => offerFreedSlots(here.shop.database.db, later(minutes));
const signs = async () => (await run(sql`select from calendar_changes`)).rows.length;

beforeEach(async () => {
  const { db } = here.shop.database;
  here.shop.setNow(NOW);
  salon = (await makeSalon(db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  await clearWaitingList(here.shop);
  // A new customer's visit takes 45 minutes: the day has room for one.
  await setHours(5, '10:45');
});

const setHours = (weekday: number, closes: string) =>
  run(sql`update location_opening_hours set opens = '10:00', closes = ${closes}::time
    where location_id = ${salon} and weekday = ${weekday}`);

const slot = () => ({ productId: here.products.calves, locationId: salon, startAt: SLOT });

/** Somebody waits for the day, whose only time is taken; without a signal it is checked only ten minutes later. */
async function waitForFullDay() {
  await holdSlotOf(here.shop, slot());
  const { headers } = await waitForDayOf(here.shop, slot(), 'ola@example.com');
  expect(await offer(15)).toBe(0);
  return async () => {
    const answer = await here.shop.call('GET', '/api/waiting-places', { headers });
    return answer.json().data.waitingPlaces[0].offeredStartAt;
  };
}

const exceptionUntil = (closes: string) =>
  run(sql`insert into location_opening_exceptions (location_id, date, opens, closes, closed, reason)
    values (${salon}, '2027-06-04', '10:00', ${closes}::time, false, '{"pl": "Dłużej", "en": "Longer"}')`);

/** Two rooms and two devices: only a second therapist is missing. */
async function addRoomAndDevice() {
  await run(sql`insert into rooms (location_id, name) values (${salon}, 'second')`);
  await run(sql`with made as (insert into devices (location_id, name) values (${salon}, 'second') returning id)
    insert into device_categories (device_id, category_id) select made.id, p.category_id from made, products p
    where p.id = ${here.products.calves}`);
}

/** @param skilled whether she may do the treatment */
async function addTherapist(skilled: boolean, enabled = true) {
  await run(sql`with made as (insert into therapists (location_id, first_name, enabled)
      values (${salon}, 'Ewa', ${enabled}) returning id)
    insert into therapist_categories (therapist_id, category_id) select made.id, p.category_id from made, products p
    where p.id = ${here.products.calves} and ${skilled}`);
}
const teachTherapists = () =>
  run(sql`insert into therapist_categories (therapist_id, category_id) select t.id, p.category_id
    from therapists t, products p where t.location_id = ${salon} and p.id = ${here.products.calves}
    on conflict do nothing`);

const nothing = async () => {};

/** The state before, the salon's change, and the time that becomes free. */
const ways: [string, () => Promise<unknown>, () => Promise<unknown>, string][] = [
  ['the hours of the week are longer', nothing, () => setHours(5, '11:30'), ADDED],
  ['the day has longer hours of its own', nothing, () => exceptionUntil('11:30'), ADDED],
  [
    'the hours of its own are changed',
    () => exceptionUntil('10:45'),
    () => run(sql`update location_opening_exceptions set closes = '11:30' where location_id = ${salon}`),
    ADDED,
  ],
  [
    'the shorter hours of its own are gone',
    async () => {
      await setHours(5, '11:30');
      await exceptionUntil('10:45');
    },
    () => run(sql`delete from location_opening_exceptions where location_id = ${salon}`),
    ADDED,
  ],
  ['a therapist begins', addRoomAndDevice, () => addTherapist(true), SLOT],
  [
    'a therapist is back',
    async () => {
      await addRoomAndDevice();
      await addTherapist(true, false);
    },
    () => run(sql`update therapists set enabled = true where location_id = ${salon}`),
    SLOT,
  ],
  [
    'a therapist learns the treatment',
    async () => {
      await addRoomAndDevice();
      await addTherapist(false);
    },
    teachTherapists,
    SLOT,
  ],
  ['a room and a device are added', () => addTherapist(true), addRoomAndDevice, SLOT],
];

test.each(ways)('the first in line is notified as soon as %s, once', async (_way, prepare, change, free) => {
  await prepare();
  const offered = await waitForFullDay();
  await change();
  expect(await offer(16)).toBe(1);
  expect(await offered()).toBe(free);
  expect(await offer(17)).toBe(0);
});

test('a salon that is open again is looked at', async () => {
  await waitForFullDay();
  await run(sql`update locations set enabled = false where id = ${salon}`);
  expect(await signs()).toBe(0);
  await run(sql`update locations set enabled = true where id = ${salon}`);
  expect(await signs()).toBe(1);
});

test('changes leave no note of days that nobody waits for', async () => {
  await waitForFullDay();
  await setHours(4, '11:30');
  await run(sql`insert into location_opening_exceptions (location_id, date, closed, reason)
    values (${salon}, '2027-06-05', true, '{"pl": "Remont", "en": "Repair"}')`);
  await run(sql`insert into rooms (location_id, name) select id, 'further' from locations where id <> ${salon}`);
  expect(await signs()).toBe(0);
});
