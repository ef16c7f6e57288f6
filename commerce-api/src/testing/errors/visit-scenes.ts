/** Customers with a bought treatment in a salon of one room, and obstacles to their visit. */
import { sql } from 'kysely';
import { makeProducts, type TestProducts } from '../commerce-fixture';
import { makeSalon } from '../salon-fixture';
import { logInAs } from '../staff-fixture';
import { createTestApp, type TestApp } from '../test-app';
import { buyTreatment, newCustomer, type TestCustomer } from '../visit-fixture';

export const NOW = new Date('2027-06-01T10:00:00Z');
/** Over. */
export const EARLIER = '2027-06-01T08:00:00.000Z';
/** Within a day. */
export const SOON = '2027-06-02T09:00:00.000Z';
export const JUNE = '2027-06-14T08:00:00.000Z';
/** Less than six weeks after the one in June. */
export const JULY = '2027-07-20T08:00:00.000Z';
/** More than six weeks after it. */
export const LATE_JULY = '2027-07-27T07:00:00.000Z';

export interface VisitShop extends TestApp {
  /** Calves and face are epilation of one part of the body. */
  products: TestProducts;
  admin: Record<string, string>;
}

export async function createVisitShop(): Promise<VisitShop> {
  const shop = await createTestApp();
  const { db } = shop.database;
  const products = await makeProducts(db);
  await sql`update products set category_id = (select id from product_categories where code = 'epilation'),
    can_payment_by_cash = true where id in (${products.calves}, ${products.face})`.execute(db);
  await sql`insert into product_body_parts (product_id, body_part_id) select p.id, (select min(id) from body_parts)
    from products p where p.id in (${products.calves}, ${products.face})`.execute(db);
  return { ...shop, products, admin: (await logInAs(shop, 'admin')).headers };
}

export interface Scene {
  shop: VisitShop;
  locationId: string;
  customer: TestCustomer;
  orderId: string;
  orderProductId: string;
}

/** An empty calendar, and a new customer with a treatment that is paid, or is to be paid in the salon. */
export async function newScene(shop: VisitShop, { isPaid }: { isPaid: boolean }): Promise<Scene> {
  shop.setNow(NOW);
  const { locationId } = await makeSalon(shop.database.db, 'lodz-piotrkowska', shop.products.calves, 1);
  const customer = await newCustomer(shop);
  return { shop, locationId, customer, ...(await buyTreatment(shop, customer, shop.products.calves, { isPaid })) };
}

/** Books a visit as its customer. @returns its id */
export async function bookAs(
  { shop, locationId }: Pick<Scene, 'shop' | 'locationId'>,
  { headers }: TestCustomer,
  orderProductId: string,
  startAt: string,
): Promise<string> {
  const answer = await shop.call('POST', '/api/me/events', { headers, body: { orderProductId, locationId, startAt } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.event.id;
}

/** Visits in the past, a day apart. */
async function pastVisits(
  { shop, locationId, customer }: Scene,
  { state, times, from, itemId = null }: { state: string; times: number; from: string; itemId?: string | null },
): Promise<void> {
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, user_id,
      order_item_id)
    select ${state}, ${locationId}, (select min(id) from rooms where location_id = ${locationId}),
      (select min(id) from devices where location_id = ${locationId}),
      (select min(id) from therapists where location_id = ${locationId}),
      ${itemId === null ? shop.products.promoted : shop.products.calves},
      tstzrange(t.at, t.at + interval '1 hour'), ${customer.userId}, ${itemId}::uuid
    from generate_series(1, ${times}) n
    cross join lateral (select ${from}::timestamptz + make_interval(days => n) as at) t`.execute(shop.database.db);
}

const stayAway = (scene: Scene) => pastVisits(scene, { state: 'noShow', times: 3, from: '2026-01-01T08:00:00Z' });

export interface Obstacle {
  /** The requested time of the visit. */
  startAt: string;
  stand(scene: Scene): Promise<unknown>;
}

/** By the code of the refusal. */
export const obstacles = {
  interval_too_short: {
    startAt: JULY,
    async stand(scene) {
      const other = await buyTreatment(scene.shop, scene.customer, scene.shop.products.face);
      await bookAs(scene, scene.customer, other.orderProductId, JUNE);
    },
  },
  notice_too_short: { startAt: SOON, stand: stayAway },
  /** The treatment is to be paid in the salon. */
  prepayment_required: { startAt: JUNE, stand: stayAway },
  too_young: {
    startAt: JUNE,
    stand: ({ shop, customer }) =>
      sql`update users set date_birth = '2015-01-01' where id = ${customer.userId}`.execute(shop.database.db),
  },
  health_not_acknowledged: {
    startAt: JUNE,
    stand: ({ shop, customer }) =>
      sql`delete from visitor_consents where user_id = ${customer.userId}`.execute(shop.database.db),
  },
  visit_not_done: {
    startAt: LATE_JULY,
    stand: (scene) => bookAs(scene, scene.customer, scene.orderProductId, JUNE),
  },
  all_visits_used: {
    startAt: JUNE,
    stand: (scene) =>
      pastVisits(scene, { state: 'done', times: 1, from: '2027-01-01T08:00:00Z', itemId: scene.orderProductId }),
  },
  package_ended: {
    startAt: JUNE,
    async stand(scene) {
      const { db } = scene.shop.database;
      await sql`update order_items set item_type = 'package', visit_count = 3
        where id = ${scene.orderProductId}`.execute(db);
      await pastVisits(scene, { state: 'done', times: 1, from: '2026-05-01T08:00:00Z', itemId: scene.orderProductId });
    },
  },
  slot_taken: {
    startAt: JUNE,
    async stand(scene) {
      const other = await newCustomer(scene.shop);
      const { orderProductId } = await buyTreatment(scene.shop, other, scene.shop.products.calves);
      await bookAs(scene, other, orderProductId, JUNE);
    },
  },
  /** Offered that day, two hours before the present. */
  time_passed: { startAt: EARLIER, stand: () => Promise.resolve() },
} satisfies Record<string, Obstacle>;
export type ObstacleCode = keyof typeof obstacles;
