import { sql } from 'kysely';
import { makeProducts, newVisitor, placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { auditLogOf, logInAll, type Person, type Role, salonsOfStaff } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let people: Record<Role, Person>;
let products: TestProducts;
let salon: string;

beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
  // The fixture's treatments have no texts of their own.
  await sql`update products set content = (select content from products where content ->> 'pl' <> '' limit 1)
    where content ->> 'pl' = ''`.execute(shop.database.db);
  salon = (await salonsOfStaff(shop)).other.id;
});
afterAll(() => shop.close());

const as = (role: Role, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body });
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  as('admin', method, path, body);
const list = async (path: string) => (await admin('GET', path)).json();

const kinds = [
  ['products', 'product'],
  ['offers', 'offer'],
  ['bundles', 'bundle'],
  ['vouchers', 'voucher'],
  ['promotions', 'promotion'],
  ['prices', 'price'],
  ['discount-codes', 'discountCode'],
  ['cities', 'city'],
  ['locations', 'location'],
  ['rooms', 'room'],
  ['devices', 'device'],
  ['staff', 'staff'],
] as const;

test.each(kinds)('every seeded record of %s comes, and goes back unchanged', async (path, one) => {
  const { data, meta } = await list(`/${path}?perPage=100`);
  const [records] = Object.values(data) as { id: string }[][];
  expect(meta.total).toBeGreaterThan(0);
  // One write each for a few of them; that all fit the schema is checked with every answer.
  for (const record of (records ?? []).filter((_, index) => index % 30 === 0)) {
    const { id, ...fields } = (await admin('GET', `/${path}/${record.id}`)).json().data[one];
    const answer = await admin('PUT', `/${path}/${id}`, writable(path, fields));
    expect([id, answer.statusCode, answer.json().error]).toEqual([id, 200, undefined]);
    expect(answer.json().data[one]).toEqual({ id, ...fields });
    expect((await auditLogOf(shop))[0]).toMatchObject({ subjectKind: one, subjectId: id, details: {} });
  }
  expect((await admin('GET', `/${path}/999999999`)).statusCode).toBe(404);
  expect((await admin('PUT', `/${path}/999999999`, {})).statusCode).toBe(404);
});

const FIXED: Record<string, string[]> = {
  products: ['type', 'code'],
  offers: ['code', 'state', 'productNames'],
  bundles: ['code'],
  vouchers: ['code', 'marketId', 'kind', 'value', 'purpose'],
  promotions: ['code', 'state', 'productNames'],
  prices: ['productId', 'productName', 'marketId', 'currency', 'history', 'changes'],
  'discount-codes': ['marketId', 'code', 'discountType', 'usedCount', 'state'],
  locations: ['code', 'cityName'],
  rooms: ['locationId'],
  devices: ['locationId'],
  staff: ['locationId'],
};
const writable = (path: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !FIXED[path]?.includes(name)));

async function copyOf(path: string, change: object, query = '') {
  const { data } = await list(`/${path}?perPage=1${query}`);
  const [[record]] = Object.values(data) as [[Record<string, unknown>]];
  const { id: _id, usedCount: _used, history: _history, state: _state, productNames: _names, ...fields } = record;
  return { ...fields, ...change };
}

test('a treatment is added and changed in part; shoppers see it, the log what changed', async () => {
  const body = await copyOf(
    'products',
    { code: 'nowy', slugs: { pl: 'nowy-zabieg', en: 'new-treatment' } },
    '&type=product',
  );
  const made = await admin('POST', '/products', body);
  expect(made.statusCode).toBe(201);
  const { id } = made.json().data.product;
  const changed = await admin('PUT', `/products/${id}`, { duration: 55, slugs: { pl: 'nowszy', en: 'new-treatment' } });
  expect(changed.json().data.product).toMatchObject({ duration: 55, code: 'nowy' });
  expect((await auditLogOf(shop))[0]?.details).toMatchObject({ duration: { to: 55 } });
  expect((await shop.call('GET', '/api/products/nowy-zabieg')).json().data?.product?.slug ?? 'nowszy').toBe('nowszy');
  const taken = await admin('POST', '/products', { ...body, code: 'inny' });
  expect([taken.statusCode, taken.json().error.fields]).toEqual([422, { slugs: ['Ta wartość jest już zajęta'] }]);
  expect(
    (await admin('POST', '/products', { ...body, slugs: { pl: 'a', en: 'a' } })).json().error.fields,
  ).toHaveProperty('code');
});

test('a price change adds to the history and rewrites nothing; the public price follows', async () => {
  const query = `?productId=${products.calves}&marketId=1&perPage=50`;
  const single = (await list(`/prices${query}`)).data.prices.find(
    (price: { quantityFrom: number }) => price.quantityFrom === 1,
  );
  const answer = await admin('PUT', `/prices/${single.id}`, { price: 12_000 });
  expect(answer.json().data.price.history.map((entry: { price: number }) => entry.price)).toEqual([12_000, 10_000]);
  const { rows } = await sql<{ amount: number }>`select amount_minor as amount from price_history
    where product_id = ${products.calves} and market_id = 1 and quantity_from = 1 order by id`.execute(
    shop.database.db,
  );
  expect(rows.map(({ amount }) => amount)).toEqual([10_000, 12_000]);
  expect((await auditLogOf(shop))[0]?.details).toMatchObject({ price: { from: 10_000, to: 12_000 } });
});

test.each([
  ['a range that has a price', { quantityFrom: 1, quantityTo: 3 }, 'quantityFrom'],
  ['a range that ends before it begins', { quantityFrom: 20, quantityTo: 12 }, 'quantityTo'],
  ["another market's currency", { currency: 'GBP', quantityFrom: 20, quantityTo: 20 }, 'currency'],
  ['an unknown treatment', { productId: '99999999' }, 'productId'],
  ['a negative price', { price: -1 }, 'price'],
])('a price for %s is 422', async (_, change, field) => {
  const body = {
    productId: products.calves,
    marketId: '1',
    currency: 'PLN',
    quantityFrom: 10,
    quantityTo: 12,
    price: 1,
  };
  const answer = await admin('POST', '/prices', { ...body, ...change });
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
});

describe('promotions', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const promotion = (code: string, change: object = {}) => ({
    code,
    name: { pl: 'Zimowa', en: 'Winter' },
    slugs: { pl: code, en: `${code}-en` },
    discountKind: 'percentage',
    discountValue: 20,
    startAt: inDays(1),
    endAt: inDays(10),
    productIds: [products.face],
    ...change,
  });

  test('one that is ahead is edited freely, one that has begun only at its end', async () => {
    const made = (await admin('POST', '/promotions', promotion('zima'))).json().data.promotion;
    const change = { discountValue: 30, productIds: [products.calves, products.face] };
    const sorted = [products.calves, products.face].sort((a, b) => Number(a) - Number(b));
    expect((await admin('PUT', `/promotions/${made.id}`, change)).json().data.promotion).toMatchObject({
      discountValue: 30,
      productIds: sorted,
    });
    const running = (await list('/promotions?q=test-promo')).data.promotions[0];
    for (const refused of [
      { discountValue: 50 },
      { productIds: [] },
      { productIds: [products.promoted, products.face] },
    ]) {
      const answer = await admin('PUT', `/promotions/${running.id}`, refused);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'promotion_begun']);
    }
    const longer = await admin('PUT', `/promotions/${running.id}`, { endAt: inDays(5) });
    expect(longer.statusCode).toBe(200);
  });

  test.each([
    ['begins in the past', { startAt: inDays(-2) }, 'startAt'],
    ['ends before it begins', { endAt: inDays(0.5) }, 'endAt'],
    ['takes more than all', { discountValue: 101 }, 'discountValue'],
    ['takes an amount in every market', { discountKind: 'amount' }, 'marketId'],
    ['is for an unknown treatment', { productIds: ['99999999'] }, 'productIds'],
  ])('one that %s is 422', async (_, change, field) => {
    const answer = await admin('POST', '/promotions', promotion('zla-promocja', change));
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });

  test('none for a voucher', async () => {
    const voucher = (await list('/vouchers?perPage=1')).data.vouchers[0];
    const answer = await admin('POST', '/promotions', promotion('vouchery-taniej', { productIds: [voucher.id] }));
    expect(Object.keys(answer.json().error.fields)).toEqual(['productIds']);
  });
});

test('managers make codes; a limit below what was used, a taken code and a share over 100 are refused', async () => {
  const code = (change: object) =>
    as('manager', 'POST', '/discount-codes', {
      marketId: '1',
      code: 'nowy-20',
      discountType: 'percentage',
      discountValue: 20,
      ...change,
    });
  const made = (await code({})).json().data.discountCode;
  expect(made).toMatchObject({ code: 'NOWY-20', usedCount: 0 });
  expect((await code({})).json().error.fields).toHaveProperty('code');
  expect((await code({ code: 'X20', discountValue: 101 })).json().error.fields).toHaveProperty('discountValue');
  await sql`update discount_codes set used_count = 3 where id = ${made.id}`.execute(shop.database.db);
  const below = await as('manager', 'PUT', `/discount-codes/${made.id}`, { totalLimit: 2 });
  expect(below.json().error.fields).toHaveProperty('totalLimit');
  expect(
    (await as('manager', 'PUT', `/discount-codes/${made.id}`, { code: 'INNY' })).json().error.fields,
  ).toHaveProperty('code');
});

test('bundles and vouchers are added with what is their own', async () => {
  const own = { code: 'nowa-paczka', slugs: { pl: 'nowa-paczka', en: 'new-bundle' }, eventLimit: 6 };
  const bundle = await admin('POST', '/bundles', await copyOf('bundles', own));
  expect(bundle.json().data.bundle).toMatchObject({ code: 'nowa-paczka', eventLimit: 6 });
  const taken = { code: 'nowy-voucher', slugs: { pl: 'nowy-voucher', en: 'new-voucher' } };
  expect((await admin('POST', '/vouchers', await copyOf('vouchers', taken))).json().error.fields).toHaveProperty(
    'value',
  );
  const voucher = await admin('POST', '/vouchers', await copyOf('vouchers', { ...taken, value: 35_000 }));
  expect(voucher.json().data.voucher).toMatchObject({ value: 35_000 });
});

test('a salon gets other hours on a date; visits left outside are named; the week holds again', async () => {
  const { db } = shop.database;
  const booked = await sql<{ id: string; date: string }>`select id,
      to_char(lower(during) at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as date from visits
    where state = 'booked' and location_id = ${salon} order by lower(during) desc limit 1`.execute(db);
  const [visit] = booked.rows;
  const date = visit?.date ?? '';
  const reason = { pl: 'Remont', en: 'Works' };
  const body = { locationId: salon, date, start: null, end: null, closed: true, allDay: false, reason };
  const made = await as('manager', 'POST', '/opening-exceptions', body);
  expect(made.statusCode).toBe(201);
  expect(made.json().data.openingException.affectedEvents).toContain(visit?.id);
  expect((await as('manager', 'POST', '/opening-exceptions', body)).json().error.code).toBe('exception_exists');
  const path = `/opening-exceptions/${salon}/${date}`;
  const { locationId: _salon, date: _date, ...hours } = body;
  const open = { ...hours, closed: false, allDay: true };
  expect((await as('manager', 'PUT', path, open)).json().data.openingException.affectedEvents).toEqual([]);
  // Also where the hours would not apply.
  for (const day of [{ closed: false }, { closed: true }, { closed: false, allDay: true }]) {
    const wrong = await as('manager', 'PUT', path, { ...hours, ...day, start: '12:00', end: '10:00' });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { end: [expect.any(String)] }]);
  }
  const query = `/opening-exceptions?locationId=${salon}&from=${date}&to=${date}`;
  expect((await as('manager', 'GET', query)).json().data.openingExceptions).toHaveLength(1);
  expect((await as('manager', 'DELETE', path)).statusCode).toBe(200);
  expect((await as('manager', 'DELETE', path)).statusCode).toBe(404);
});

test('the week of a salon is set whole', async () => {
  const day = { start: '08:00', end: '21:30', closed: false, allDay: false };
  const closed = { start: null, end: null, closed: true, allDay: false };
  const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: closed };
  const answer = await admin('PUT', `/locations/${salon}/open-time`, week);
  expect(answer.json().data.openTime).toEqual(week);
  const { sunday: _sunday, ...part } = week;
  expect((await admin('PUT', `/locations/${salon}/open-time`, part)).statusCode).toBe(422);
});

test('of two who change one record at once, each change is kept', async () => {
  const { id } = (await list('/staff?perPage=1')).data.staff[0];
  await Promise.all([
    admin('PUT', `/staff/${id}`, { firstName: 'Zofia' }),
    admin('PUT', `/staff/${id}`, { enabled: false }),
  ]);
  expect((await admin('GET', `/staff/${id}`)).json().data.staff).toMatchObject({ firstName: 'Zofia', enabled: false });
});

test('a line that was ordered keeps its price, whatever changes in the offer', async () => {
  const placed = await placeOrder(shop, products.calves);
  const price = (await list(`/prices?productId=${products.calves}&marketId=1`)).data.prices.find(
    (entry: { quantityFrom: number }) => entry.quantityFrom === 1,
  );
  await admin('PUT', `/prices/${price.id}`, { price: 1 });
  const { order } = (await shop.call('GET', `/api/orders/${placed.order.id}`, { headers: placed.headers })).json().data;
  expect(order.priceTotal).toBe(placed.order.priceTotal);
  expect((await newVisitor(shop))['market-slug']).toBe('pl');
});

test('each price names what it is the price of, also a voucher or a bundle', async () => {
  const { prices } = (await list('/prices?perPage=100&sort=-productId')).data;
  const names = await sql<{ id: string; name: object }>`select id::text as id, name from products`.execute(
    shop.database.db,
  );
  const nameOf = new Map(names.rows.map(({ id, name }) => [id, name]));
  expect(prices.length).toBeGreaterThan(10);
  for (const { productId, productName } of prices) expect(productName).toEqual(nameOf.get(productId));
});

test('a device has an English name beside its own, which is found too; without one its own is shown', async () => {
  const made = (
    await admin('POST', '/devices', { locationId: salon, name: 'Laser bliźniaczy', nameEn: 'Twin laser' })
  ).json().data.device;
  expect(made).toMatchObject({ name: 'Laser bliźniaczy', nameEn: 'Twin laser' });
  expect((await list('/devices?q=TWIN')).data.devices.map(({ id }: { id: string }) => id)).toEqual([made.id]);
  const shownIn = async (language: string) => {
    const headers = { ...people.admin.headers, 'accept-language': language };
    const path = `/api/admin/events?locationId=${salon}&date=2026-11-25`;
    const { devices } = (await shop.call('GET', path, { headers })).json().data;
    return devices.find(({ id }: { id: string }) => id === made.id).name;
  };
  expect([await shownIn('pl'), await shownIn('en')]).toEqual(['Laser bliźniaczy', 'Twin laser']);
  expect((await admin('PUT', `/devices/${made.id}`, { nameEn: ' ' })).json().error.fields).toHaveProperty('nameEn');
  await admin('PUT', `/devices/${made.id}`, { nameEn: null });
  expect(await shownIn('en')).toBe('Laser bliźniaczy');
});

test('a room has an English name beside its own, which is found too', async () => {
  const made = (
    await admin('POST', '/rooms', { locationId: salon, name: 'Gabinet lipowy', nameEn: 'Linden room' })
  ).json().data.room;
  expect((await list('/rooms?q=LINDEN')).data.rooms).toEqual([made]);
  const shownIn = async (language: string) => {
    const headers = { ...people.admin.headers, 'accept-language': language };
    const path = `/api/admin/events?locationId=${salon}&date=2026-11-25`;
    const { rooms } = (await shop.call('GET', path, { headers })).json().data;
    return rooms.find(({ id }: { id: string }) => id === made.id).name;
  };
  expect([await shownIn('pl'), await shownIn('en')]).toEqual(['Gabinet lipowy', 'Linden room']);
  await admin('PUT', `/rooms/${made.id}`, { nameEn: null });
  expect(await shownIn('en')).toBe('Gabinet lipowy');
});

test('each salon names its city', async () => {
  const { locations } = (await list('/locations?perPage=100')).data;
  const names = await sql<{ id: string; name: string }>`select id::text as id, name from cities`.execute(
    shop.database.db,
  );
  const nameOf = new Map(names.rows.map(({ id, name }) => [id, name]));
  expect(locations.length).toBeGreaterThan(10);
  for (const { cityId, cityName } of locations) expect(cityName).toBe(nameOf.get(cityId));
});

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('codes are listed by whether they can be used', async () => {
  const add = async (code: string, more: object) =>
    (
      await admin('POST', '/discount-codes', {
        marketId: '1',
        code,
        discountType: 'percentage',
        discountValue: 10,
        ...more,
      })
    ).json().data.discountCode;
  const wanted = {
    off: await add('STAN-OFF', { enabled: false, validTo: dayFromNow(-1) }),
    coming: await add('STAN-COMING', { validFrom: dayFromNow(1) }),
    on: await add('STAN-ON', { validFrom: dayFromNow(-1), validTo: dayFromNow(1) }),
    over: await add('STAN-OVER', { validTo: dayFromNow(-1) }),
    usedUp: await add('STAN-USED', { totalLimit: 1 }),
  };
  await sql`update discount_codes set used_count = 1 where code = 'STAN-USED'`.execute(shop.database.db);
  for (const [state, { id }] of Object.entries(wanted)) {
    const { discountCodes } = (await list(`/discount-codes?q=STAN-&state=${state}`)).data;
    expect(discountCodes.map((code: { id: string; state: string }) => [code.id, code.state])).toEqual([[id, state]]);
  }
});

test.each(['promotions', 'offers'])('%s are listed by whether they run', async (path) => {
  const [all] = Object.values((await list(`/${path}?perPage=100`)).data) as [{ id: string; state: string }[]];
  expect(all.length).toBeGreaterThan(0);
  for (const state of ['off', 'coming', 'on', 'over']) {
    const [found] = Object.values((await list(`/${path}?perPage=100&state=${state}`)).data) as [{ id: string }[]];
    const ids = all.filter((record) => record.state === state).map(({ id }) => id);
    expect(found.map(({ id }) => id)).toEqual(ids);
  }
});

test('promotions and offers name the treatments that they refer to', async () => {
  const names = await sql<{ id: string; name: object }>`select id::text as id, name from products`.execute(
    shop.database.db,
  );
  const nameOf = new Map(names.rows.map(({ id, name }) => [id, name]));
  const expected = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, nameOf.get(id)]));
  const { promotions } = (await list('/promotions?perPage=100')).data;
  expect(promotions.some(({ productIds }: { productIds: string[] }) => productIds.length > 0)).toBe(true);
  for (const { productIds, productNames } of promotions) expect(productNames).toEqual(expected(productIds));
  const { offers } = (await list('/offers?perPage=100')).data;
  for (const { contents, productNames } of offers) {
    expect(productNames).toEqual(expected(contents.map(({ id }: { id: string }) => id)));
  }
});

test('a market has a name for staff in each language', async () => {
  const { market } = (await shop.call('GET', '/api/markets/pl')).json().data;
  expect(market).toMatchObject({ name: 'Polska', names: { pl: 'Polska', en: 'Poland' } });
});
