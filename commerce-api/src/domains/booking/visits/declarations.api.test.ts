/** Age and acknowledgement of the rules on health, where a bought visit is booked, moved, or taken off the waiting list. */
import { sql } from 'kysely';
import { confirmHealthRules, makeProducts, type TestProducts } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';

const DAY = 86_400_000;
let shop: TestApp;
let products: TestProducts;
let salon: string;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 20)).locationId;
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(null));

/** Noon so many days ahead. */
function noon(days: number): string {
  const at = new Date(Date.now() + days * DAY);
  at.setUTCHours(12, 0, 0, 0);
  return at.toISOString();
}

/** A customer who bought a treatment before any declaration was required. */
async function whoBoughtBefore(): Promise<TestCustomer & { orderId: string; orderProductId: string }> {
  const customer = await newCustomer(shop);
  const bought = await buyTreatment(shop, customer, products.calves, { quantity: 3 });
  const { db } = shop.database;
  await sql`update orders set age_declaration = null where id = ${bought.orderId}`.execute(db);
  await sql`delete from visitor_consents where user_id = ${customer.userId}`.execute(db);
  return { ...customer, ...bought };
}

const book = (
  { headers, orderProductId }: Pick<TestCustomer, 'headers'> & { orderProductId: string },
  change: object = {},
  url = '/api/me/events',
) => shop.call('POST', url, { headers, body: { orderProductId, locationId: salon, startAt: noon(10), ...change } });

const asked = async ({ headers }: Pick<TestCustomer, 'headers'>) => {
  const [bought] = (await shop.call('GET', '/api/me/order-products', { headers })).json().data.orderProducts;
  return { asksHealth: bought.asksHealth, asksAge: bought.asksAge };
};

test('a bought visit is booked once age and rules are declared; the refusal names the phone of its salon', async () => {
  const customer = await whoBoughtBefore();
  expect(await asked(customer)).toEqual({ asksHealth: true, asksAge: true });
  const noAge = await book(customer);
  expect([noAge.statusCode, Object.keys(noAge.json().error.fields)]).toEqual([422, ['ageDeclaration']]);
  const young = await book(customer, { ageDeclaration: 'under16' });
  expect([young.statusCode, young.json().error.code]).toEqual([409, 'too_young']);
  const unread = await book(customer, { ageDeclaration: 'adult' });
  expect([unread.statusCode, unread.json().error.code]).toEqual([409, 'health_not_acknowledged']);
  const { rows } = await sql<{ phone: string }>`select phone from locations where id = ${salon}`.execute(
    shop.database.db,
  );
  expect(unread.json().error.details).toEqual({ phone: rows[0]?.phone });
  await confirmHealthRules(shop, customer.headers);
  const booked = await book(customer, { ageDeclaration: 'minorWithGuardian' });
  expect([booked.statusCode, booked.json().data.event.needsGuardian]).toEqual([201, true]);
  expect(await asked(customer)).toEqual({ asksHealth: false, asksAge: false });
});

test('the age that was declared with the purchase is not asked for again', async () => {
  const customer = await newCustomer(shop);
  const bought = await buyTreatment(shop, customer, products.calves);
  expect(await asked(customer)).toEqual({ asksHealth: false, asksAge: false });
  expect((await book({ ...customer, ...bought })).statusCode).toBe(201);
});

test('a date of birth in the account answers for the age', async () => {
  const customer = await whoBoughtBefore();
  await confirmHealthRules(shop, customer.headers);
  await sql`update users set date_birth = '1990-01-01' where id = ${customer.userId}`.execute(shop.database.db);
  expect(await asked(customer)).toEqual({ asksHealth: false, asksAge: false });
  expect((await book(customer)).statusCode).toBe(201);
});

describe('a visit that is moved', () => {
  async function withVisit() {
    const customer = await whoBoughtBefore();
    await confirmHealthRules(shop, customer.headers);
    const booked = await book(customer, { ageDeclaration: 'adult', startAt: noon(60) });
    expect(booked.statusCode).toBe(201);
    return { ...customer, id: String(booked.json().data.event.id) };
  }
  const asksAgain = async ({ headers }: TestCustomer) =>
    (await shop.call('GET', '/api/me/events', { headers })).json().data.events[0].asksHealth;

  test.each(['', '/date'])('after a gap of over 30 days needs the acknowledgement again (PUT %s)', async (path) => {
    const customer = await withVisit();
    const move = (days: number) =>
      shop.call('PUT', `/api/me/events/${customer.id}${path}`, {
        headers: customer.headers,
        body: { startAt: noon(days) },
      });
    expect(await asksAgain(customer)).toBe(false);
    expect((await move(61)).statusCode).toBe(200);
    shop.setNow(new Date(Date.now() + 31 * DAY));
    expect(await asksAgain(customer)).toBe(true);
    const refused = await move(62);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'health_not_acknowledged']);
    // As by a new acknowledgement, whose time is the database's own.
    await sql`insert into visitor_consents (user_id, type, value, text_version, source, address_hash, created_at)
      select user_id, type, value, text_version, source, address_hash, now() + interval '31 days'
      from visitor_consents where user_id = ${customer.userId}`.execute(shop.database.db);
    expect((await move(62)).statusCode).toBe(200);
  });
});

test('waiting for a free time books nothing: neither declaration is required', async () => {
  const { locationId } = await makeSalon(shop.database.db, 'zabrze-wolnosci', products.calves, 1);
  await sql`update location_opening_hours set opens = '10:00', closes = '10:45'
    where location_id = ${locationId}`.execute(shop.database.db);
  const { rows } = await sql<{ at: string }>`select ((now() at time zone 'Europe/Warsaw')::date + 10 + time '10:00')
    at time zone 'Europe/Warsaw' as at`.execute(shop.database.db);
  const slot = { locationId, startAt: rows[0]?.at };
  const first = await newCustomer(shop);
  const taken = await buyTreatment(shop, first, products.calves);
  expect((await book({ ...first, ...taken }, slot)).statusCode).toBe(201);
  const waiting = await whoBoughtBefore();
  expect((await book(waiting, slot, '/api/me/waiting-list')).statusCode).toBe(201);
});
