/** Lists of a customer's visits, treatments and waiting-list entries come in pages without loss or duplicates. */
import { sql } from 'kysely';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';

const here = shopWithProducts();
let anna: TestCustomer;

beforeAll(async () => {
  const { db } = here.shop.database;
  here.shop.setNow(new Date('2027-06-01T10:00:00Z'));
  const { locationId } = await makeSalon(db, 'lodz-piotrkowska', here.products.calves, 1);
  anna = await newCustomer(here.shop);
  for (const day of ['04', '07', '08', '09', '10']) {
    const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
    const body = { orderProductId, locationId, startAt: `2027-06-${day}T08:00:00.000Z` };
    const booked = await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body });
    if (booked.statusCode !== 201) throw new Error(booked.body);
    await sql`insert into waiting_list (user_id, product_id, market_id, location_id, date, start_at, email, locale,
        base_path, consent_text_version)
      select ${anna.userId}, ${here.products.face}, 1, ${locationId}, ${`2027-06-${day}`}::date, ${body.startAt},
        'ola@example.com', 'pl', '', '1'`.execute(db);
  }
});

const lists = [
  ['/me/events', 'events', 'startAt'],
  ['/me/order-products', 'orderProducts', 'nextStartAt'],
  ['/waiting-places', 'waitingPlaces', 'date'],
] as const;

test.each(lists)(
  '%s: each record stands on one page, and every page states the same total',
  async (path, name, field) => {
    for (const sort of ['', `&sort=${field}`, `&sort=-${field}`]) {
      const pages = [];
      for (const page of [1, 2, 3, 4, 10_000]) {
        const url = `/api${path}?perPage=2&page=${page}${sort}`;
        const answer = await here.shop.call('GET', url, { headers: anna.headers });
        pages.push({ ids: answer.json().data[name].map(({ id }: { id: string }) => id), meta: answer.json().meta });
      }
      expect(pages.map(({ ids }) => ids.length)).toEqual([2, 2, 1, 0, 0]);
      expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(5);
      expect(pages.map(({ meta }) => meta)).toEqual(
        [1, 2, 3, 4, 10_000].map((page) => ({ page, perPage: 2, total: 5 })),
      );
    }
  },
);
