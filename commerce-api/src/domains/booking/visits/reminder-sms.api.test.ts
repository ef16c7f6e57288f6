/** Reminders by e-mail or SMS, as the customer chose. */
import { sql } from 'kysely';
import { messageTextsOf } from '../../../platform/message-texts';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer, reminding, type TestCustomer } from '../../../testing/visit-fixture';
import { domains } from '../../index';
import { type DueMessage, SMS_LETTERS, smsText } from '../../operations/messages';
import { remindOfVisits } from './remind-of-visits';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';
const DAY_BEFORE = new Date('2027-06-03T08:00:00Z');
const texts = messageTextsOf(domains);
let salon: string;
let anna: TestCustomer;

beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  anna = await newCustomer(here.shop);
});

const verifyPhone = () =>
  sql`update users set phone_verified_at = ${NOW} where id = ${anna.userId}`.execute(here.shop.database.db);
const choose = (visitReminders: string) =>
  here.shop.call('PUT', '/api/me/visit-reminders', { headers: anna.headers, body: { visitReminders } });

async function booked(): Promise<string> {
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const body = { orderProductId, locationId: salon, startAt: SLOT };
  const { event } = (await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body })).json().data;
  // Written now by the database's clock, which is not the test's.
  await sql`update visits set created_at = ${NOW} where id = ${event.id}`.execute(here.shop.database.db);
  return event.id;
}

/** Reminders of a visit in the outbox. */
async function remindersOf(visitId: string) {
  const found = await sql<DueMessage & { channel: string; state: string }>`select id, channel, kind, recipient, locale,
      data, secret, state, 1 as attempts from messages
    where kind = 'visitReminder' and once_key like ${`visitReminder:${visitId}:%`} order by channel`.execute(
    here.shop.database.db,
  );
  return found.rows;
}
const channelsOf = async (visitId: string) => (await remindersOf(visitId)).map(({ channel }) => channel);
const remind = (settings = reminding, now = DAY_BEFORE) => remindOfVisits(here.shop.database.db, settings, now);

test('a customer is reminded by e-mail until they choose otherwise', async () => {
  const { user } = (await here.shop.call('GET', '/api/me', { headers: anna.headers })).json().data;
  expect(user.visitReminders).toBe('email');
  const visit = await booked();
  await remind();
  expect(await channelsOf(visit)).toEqual(['email']);
});

test.each([
  ['email', ['email']],
  ['sms', ['sms']],
  ['both', ['email', 'sms']],
  ['none', []],
])('%s: as chosen, once', async (choice, channels) => {
  await verifyPhone();
  const answer = await choose(choice);
  expect([answer.statusCode, answer.json().data.user.visitReminders]).toEqual([200, choice]);
  const visit = await booked();
  await Promise.all([1, 2, 3].map(() => remind()));
  await remind();
  expect(await channelsOf(visit)).toEqual(channels);
});

test('the SMS goes to the own number, fits into one, and its link leads to the panel', async () => {
  await verifyPhone();
  await choose('sms');
  const visit = await booked();
  await remind();
  const [message] = await remindersOf(visit);
  if (!message) throw new Error('no SMS was written');
  expect(message.recipient).toMatch(/^487100\d{5}$/);
  const text = smsText(message, texts);
  expect(text).toMatch(
    /^Przypomnienie: wizyta pt\. 4\.06, 10:00, .*Piotrkowska.*Zadzwon: .*https:\/\/shop\.test\/api\/s\/\w{8}$/,
  );
  expect(text.length).toBeLessThanOrEqual(SMS_LETTERS);
  const code = text.slice(-8);
  const found = await sql<{ url: string }>`select url from short_links where code = ${code}`.execute(
    here.shop.database.db,
  );
  expect(found.rows).toEqual([{ url: 'https://shop.test/panel/zamowienia/' }]);
});

test('SMS need a verified phone; the choice before stays', async () => {
  for (const choice of ['sms', 'both']) {
    const refused = await choose(choice);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields).toEqual({ visitReminders: ['Najpierw potwierdź swój numer telefonu'] });
  }
  expect((await choose('none')).statusCode).toBe(200);
  const { user } = (await here.shop.call('GET', '/api/me', { headers: anna.headers })).json().data;
  expect(user.visitReminders).toBe('none');
});

test('who chose SMS and cannot get one is reminded by e-mail', async () => {
  await verifyPhone();
  await choose('sms');
  const visit = await booked();
  await remind({ ...reminding, sendsSms: false });
  expect(await channelsOf(visit)).toEqual(['email']);

  await sql`update users set phone_verified_at = null where id = ${anna.userId}`.execute(here.shop.database.db);
  await sql`update visits set reminded_at = null where id = ${visit}`.execute(here.shop.database.db);
  await sql`delete from messages`.execute(here.shop.database.db);
  await remind();
  expect(await channelsOf(visit)).toEqual(['email']);
});

test('an unsent SMS about a former time is withdrawn when the visit is moved', async () => {
  await verifyPhone();
  await choose('both');
  const visit = await booked();
  await remind();
  const moved = await here.shop.call('PUT', `/api/me/events/${visit}/date`, {
    headers: anna.headers,
    body: { startAt: '2027-06-05T08:00:00Z' },
  });
  expect(moved.statusCode).toBe(200);
  expect((await remindersOf(visit)).map(({ state }) => state)).toEqual(['expired', 'expired']);
});

test('a guest is reminded by e-mail', async () => {
  const visitor = await newVisitor(here.shop);
  const item = await addItem(here.shop, visitor, here.products.calves);
  await here.shop.call('PUT', `/api/cart-items/${item.id}`, {
    headers: visitor,
    body: { locationId: salon, startAt: SLOT },
  });
  const answer = await here.shop.call('POST', '/api/orders', {
    headers: { ...visitor, 'idempotency-key': newKey() },
    body: orderOf(await getCart(here.shop, visitor), { paymentMethod: 'cash' }),
  });
  expect(answer.statusCode).toBe(201);
  const { rows } = await sql<{ id: string }>`update visits set created_at = ${NOW} where location_id = ${salon}
    and state = 'booked' returning id`.execute(here.shop.database.db);
  await remind();
  expect(await channelsOf(rows[0]?.id ?? '')).toEqual(['email']);
});

test('the database knows the choices', async () => {
  const write = sql`update users set visit_reminders = 'pigeon' where id = ${anna.userId}`;
  await expect(write.execute(here.shop.database.db)).rejects.toThrow('users_visit_reminders_check');
});
