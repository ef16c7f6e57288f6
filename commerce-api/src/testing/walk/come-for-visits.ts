import { sql } from 'kysely';
import { addItem, type Headers, newVisitor } from '../commerce-fixture';
import { makeSalon } from '../salon-fixture';
import { buyTreatment } from '../visit-fixture';
import { aCustomer, loggedInAs } from './people';
import { CallFailed, type Walker } from './walker';

/** A customer books, moves and cancels visits, joins the waiting list and gives an opinion. */
export async function comeForVisits(walker: Walker, salon: string): Promise<void> {
  const { shop } = walker;
  const { products } = shop;
  const customer = await aCustomer(walker, 'visits');
  const as = customer.headers;
  const bought = await buyTreatment(shop, customer, products.calves, { quantity: 3 });
  const one = { page: 1, perPage: 1 };
  await walker.make('GET /me/orders', { as, query: { ...one, doneStatus: 'active' } });
  await walker.make('GET /me/order-products', { as, query: one });
  await walker.make('GET /me/bundle-users', { as, query: one });

  const { orderProductId } = bought;
  const book = async () =>
    (
      await walker.make('POST /me/events', {
        as,
        body: { orderProductId, locationId: salon, startAt: await walker.freeTime(products.calves, salon, 10) },
      })
    ).event;
  const first = { id: (await book()).id };
  await walker.make('GET /me/events', { as, query: { ...one, doneStatus: 'active' } });
  const later = await walker.freeTime(products.calves, salon, 20);
  await walker.make('PUT /me/events/{id}/date', { as, params: first, body: { startAt: later } });
  const latest = await walker.freeTime(products.calves, salon, 30);
  await walker.make('PUT /me/events/{id}', { as, params: first, body: { startAt: latest } });
  await walker.make('PUT /me/events/{id}/done-status', { as, params: first, body: { doneStatus: 'canceled' } });
  const second = { id: (await book()).id };
  await walker.make('DELETE /me/events/{id}', { as, params: second });

  const done = await book();
  await sql`update visits set state = 'done', during = tstzrange(now() - interval '3 hours', now() - interval '2 hours')
    where id = ${done.id}`.execute(shop.database.db);
  await walker.make('POST /opinions', {
    as,
    body: { eventId: done.id, rating: 5, content: 'Spokojna wizyta i dobra rozmowa przed zabiegiem.' },
  });
}

/** A full day: somebody is on its waiting list. */
export async function joinWaitingList(walker: Walker): Promise<void> {
  const { shop } = walker;
  const { db } = shop.database;
  const { calves } = shop.products;
  const { locationId } = await makeSalon(db, 'zabrze-wolnosci', calves, 1);
  await sql`update location_opening_hours set opens = '10:00', closes = '10:45'
    where location_id = ${locationId}`.execute(db);
  const customer = await aCustomer(walker, 'waiting');
  const first = await buyTreatment(shop, customer, calves);
  const startAt = await walker.freeTime(calves, locationId, 12);
  const fill = await shop.call('POST', '/api/me/events', {
    headers: customer.headers,
    body: { orderProductId: first.orderProductId, locationId, startAt },
  });
  if (fill.statusCode !== 201) throw new CallFailed(fill.body);
  const other = await aCustomer(walker, 'waiting-too');
  const { orderProductId } = await buyTreatment(shop, other, calves);
  await walker.make('POST /me/waiting-list', { as: other.headers, body: { orderProductId, locationId, startAt } });
  const as = await newVisitor(shop);
  const { id: cartItemId } = await addItem(shop, as, calves);
  const body = {
    cartItemId,
    locationId,
    startAt,
    email: `visitor-${walker.mark}@example.com`,
    agrees: [{ type: 'regulations' as const, value: true }],
  };
  const { waitingPlace } = await walker.make('POST /waiting-places', { as, body });
  await walker.make('GET /waiting-places', { as });
  const manager = await loggedInAs(walker, 'manager');
  const day = { locationId, date: startAt.slice(0, 10) };
  const { waitingList } = await walker.make('GET /admin/waiting-list', { as: manager, query: day });
  const params = { id: waitingList[0]?.id ?? '' };
  const filled = fill.json().data.event.id;
  await shop.call('DELETE', `/api/me/events/${filled}`, { headers: customer.headers });
  await walker.make('POST /admin/waiting-list/{id}/offer', { as: manager, params, body: { startAt } });
  await walker.make('DELETE /waiting-places/{id}', { as, params: { id: waitingPlace.id } });
  await letCallersWait(walker, manager, { ...day, productId: calves });
}

/** Somebody calls on that day, and then does not wait any longer. */
async function letCallersWait(
  walker: Walker,
  as: Headers,
  of: { locationId: string; date: string; productId: string },
): Promise<void> {
  const customer = { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600100200' };
  const body = { ...of, time: '17:00', customer, note: 'Tylko po pracy' };
  const { waitingCaller } = await walker.make('POST /admin/waiting-callers', { as, body });
  await walker.make('GET /admin/waiting-callers', { as, query: { locationId: of.locationId } });
  await walker.make('DELETE /admin/waiting-callers/{id}', { as, params: { id: waitingCaller.id } });
}
