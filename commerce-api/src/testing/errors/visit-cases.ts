/** Every refusal of calls that book, move and cancel visits, with its cause. */
import { sql } from 'kysely';
import { getCart, newKey, orderOf } from '../commerce-fixture';
import type { DeclaredPair, RefusedRequest } from './refusals';
import { bookAs, JUNE, LATE_JULY, type ObstacleCode, obstacles, type Scene, SOON } from './visit-scenes';

export type VisitCase = readonly [pair: DeclaredPair, make: (scene: Scene) => Promise<RefusedRequest>];

const PAST: ObstacleCode[] = ['interval_too_short', 'notice_too_short', 'prepayment_required', 'too_young'];
/** Actions of a customer alone. */
const ONLINE: ObstacleCode[] = ['health_not_acknowledged'];
const BOUGHT: ObstacleCode[] = ['visit_not_done', 'all_visits_used', 'package_ended'];

type RequestOf = (scene: Scene, startAt: string, code: ObstacleCode) => Promise<RefusedRequest> | RefusedRequest;

/** Calls that book a purchase: the obstacle exists first. */
const booking = (call: string, codes: readonly ObstacleCode[], requestOf: RequestOf): VisitCase[] =>
  codes.map((code) => [
    `${call} 409 ${code}`,
    async (scene) => {
      await obstacles[code].stand(scene);
      return requestOf(scene, obstacles[code].startAt, code);
    },
  ]);

type VisitRequest = (scene: Scene, visitId: string, startAt: string) => RefusedRequest;

/** Calls that move a visit: it exists before the obstacle does. */
const moving = (call: string, codes: readonly ObstacleCode[], request: VisitRequest): VisitCase[] =>
  codes.map((code) => [
    `${call} 409 ${code}`,
    async (scene) => {
      const visitId = await bookAs(scene, scene.customer, scene.orderProductId, LATE_JULY);
      await obstacles[code].stand(scene);
      return request(scene, visitId, obstacles[code].startAt);
    },
  ]);

const closed = (call: string, request: VisitRequest): VisitCase => [
  `${call} 409 event_closed`,
  async (scene) => {
    const visitId = await bookAs(scene, scene.customer, scene.orderProductId, LATE_JULY);
    await sql`update visits set state = 'done' where id = ${visitId}`.execute(scene.shop.database.db);
    return request(scene, visitId, JUNE);
  },
];

const late = (call: string, request: VisitRequest): VisitCase => [
  `${call} 409 too_late`,
  async (scene) => request(scene, await bookAs(scene, scene.customer, scene.orderProductId, SOON), JUNE),
];

const bookingAt = (url: string): RequestOf => {
  return ({ shop, locationId, customer, orderProductId }, startAt) => ({
    method: 'POST',
    url,
    headers: url.includes('/admin/') ? shop.admin : customer.headers,
    body: { orderProductId, locationId, startAt },
  });
};

/** An order whose line holds the time. */
const order: RequestOf = async ({ shop, locationId, customer: { headers } }, startAt, code) => {
  const body = { itemType: 'product', itemId: shop.products.calves, quantity: 1, locationId, startAt };
  const held = await shop.call('POST', '/api/cart-items', { headers, body });
  if (held.statusCode !== 201) throw new Error(held.body);
  return {
    method: 'POST',
    url: '/api/orders',
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), {
      paymentMethod: code === 'notice_too_short' ? 'przelewy24' : 'cash',
    }),
  };
};

const changeOf = (
  method: 'PUT' | 'DELETE',
  path: string,
  bodyOf: ((startAt: string) => object) | null,
): VisitRequest => {
  return ({ shop, customer, orderId }, visitId, startAt) => ({
    method,
    url: `/api${path.replace('{orderId}', orderId).replace('{id}', visitId)}`,
    headers: path.startsWith('/admin') ? shop.admin : customer.headers,
    ...(bodyOf ? { body: bodyOf(startAt) } : {}),
  });
};

const move = changeOf('PUT', '/me/events/{id}', (startAt) => ({ startAt }));
const moveDate = changeOf('PUT', '/me/events/{id}/date', (startAt) => ({ startAt }));
const cancel = changeOf('DELETE', '/me/events/{id}', null);
const moveOfOrder = changeOf('PUT', '/orders/{orderId}/events/{id}/date', (startAt) => ({ startAt }));
const cancelOfOrder = changeOf('DELETE', '/orders/{orderId}/events/{id}', null);
const markCanceled = changeOf('PUT', '/me/events/{id}/done-status', () => ({ doneStatus: 'canceled' }));
const moveAtDesk = changeOf('PUT', '/admin/events/{id}/date', (startAt) => ({ startAt }));
const AGAIN = 'POST /orders/{id}/events/{eventId}/bookings';
const MOVES: ObstacleCode[] = [...PAST, ...ONLINE, 'package_ended', 'slot_taken'];

/** Books the treatment of a visit that was canceled before the obstacle existed. */
const bookingAgain = (codes: readonly ObstacleCode[]): VisitCase[] =>
  codes.map((code) => [
    `${AGAIN} 409 ${code}`,
    async (scene) => {
      const visitId = await canceled(scene);
      await obstacles[code].stand(scene);
      return again(scene, visitId, obstacles[code].startAt);
    },
  ]);

async function canceled(scene: Scene): Promise<string> {
  const { shop, customer, orderProductId } = scene;
  const visitId = await bookAs(scene, customer, orderProductId, LATE_JULY);
  await shop.call('DELETE', `/api/me/events/${visitId}`, { headers: customer.headers });
  return visitId;
}

const again: VisitRequest = ({ orderId, locationId, customer: { headers } }, visitId, startAt) => ({
  method: 'POST',
  url: `/api/orders/${orderId}/events/${visitId}/bookings`,
  headers,
  body: { locationId, startAt },
});

/** A list on which the customer waits for as many days as one may. */
const tooManyEntries: VisitCase = [
  'POST /me/waiting-list 409 too_many_places',
  async (scene) => {
    const { db } = scene.shop.database;
    const { locationId, customer, orderProductId } = scene;
    // Open for one visit, which is taken.
    await sql`update location_opening_hours set opens = '10:00', closes = '10:45'
      where location_id = ${locationId}`.execute(db);
    await obstacles.slot_taken.stand(scene);
    await sql`insert into waiting_list (user_id, order_item_id, location_id, date, start_at)
      select ${customer.userId}, ${orderProductId}, ${locationId}, t.at::date, t.at from generate_series(1, 20) n
      cross join lateral (select timestamptz '2027-08-01 08:00Z' + make_interval(days => n) as at) t`.execute(db);
    return bookingAt('/api/me/waiting-list')(scene, JUNE, 'slot_taken');
  },
];

export const visitCases: readonly VisitCase[] = [
  ...booking('POST /me/events', [...PAST, ...ONLINE, ...BOUGHT, 'slot_taken'], bookingAt('/api/me/events')),
  ...booking('POST /me/waiting-list', [...PAST, ...BOUGHT], bookingAt('/api/me/waiting-list')),
  [
    'POST /me/waiting-list 409 day_not_full',
    async (scene) => bookingAt('/api/me/waiting-list')(scene, JUNE, 'slot_taken'),
  ],
  tooManyEntries,
  ...booking(
    'POST /admin/events',
    ['interval_too_short', 'too_young', ...BOUGHT, 'slot_taken', 'time_passed'],
    bookingAt('/api/admin/events'),
  ),
  ...booking('POST /orders', [...PAST, ...ONLINE], order),
  ...moving('PUT /me/events/{id}', MOVES, move),
  ...moving('PUT /me/events/{id}/date', MOVES, moveDate),
  ...moving('PUT /orders/{id}/events/{eventId}/date', MOVES, moveOfOrder),
  ...moving(
    'PUT /admin/events/{id}/date',
    ['interval_too_short', 'too_young', 'package_ended', 'slot_taken', 'time_passed'],
    moveAtDesk,
  ),
  ...bookingAgain([...PAST, ...ONLINE, ...BOUGHT, 'slot_taken']),
  closed(AGAIN, again),
  closed('PUT /me/events/{id}', move),
  closed('PUT /me/events/{id}/date', moveDate),
  closed('PUT /me/events/{id}/done-status', markCanceled),
  closed('DELETE /me/events/{id}', cancel),
  closed('PUT /orders/{id}/events/{eventId}/date', moveOfOrder),
  closed('DELETE /orders/{id}/events/{eventId}', cancelOfOrder),
  closed('PUT /admin/events/{id}/date', moveAtDesk),
  late('PUT /me/events/{id}', move),
  late('PUT /me/events/{id}/date', moveDate),
  late('PUT /me/events/{id}/done-status', markCanceled),
  late('DELETE /me/events/{id}', cancel),
  late('PUT /orders/{id}/events/{eventId}/date', moveOfOrder),
  late('DELETE /orders/{id}/events/{eventId}', cancelOfOrder),
];
