/** The reception sells the next treatment, and visits that were agreed by phone. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { at, openStaffDesk, type StaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Role } from '../../../testing/staff-fixture';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk?.shop.close());

const send = (method: 'GET' | 'POST', path: string, body?: object, role: Role = 'staff') =>
  desk.shop.call(method, `/api/admin/${path}`, { headers: desk.people[role].headers, body });
const preview = (body: object, role?: Role) => send('POST', 'sale-previews', body, role);
const sell = (body: object, role?: Role) => send('POST', 'sales', body, role);

/** What the reception asks of somebody who has no order. */
const age = { ageDeclaration: 'adult' };
const caller = { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600100200' };

/** A visit of 100 PLN that was agreed by phone. */
async function visitByPhone(startAt: string, locationId = desk.own): Promise<string> {
  const body = { locationId, productId: desk.products.calves, startAt, customer: caller };
  const answer = await send('POST', 'events', body, 'manager');
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.event.id;
}

/** An order with a visit in a salon, made in the shop. */
async function orderWithVisit(startAt: string, locationId = desk.own): Promise<string> {
  const visitor = await newVisitor(desk.shop);
  const line = await addItem(desk.shop, visitor, desk.products.calves);
  await desk.shop.call('PUT', `/api/cart-items/${line.id}`, { headers: visitor, body: { locationId, startAt } });
  const headers = { ...visitor, 'idempotency-key': newKey() };
  const body = orderOf(await getCart(desk.shop, visitor), { paymentMethod: 'cash' });
  const answer = await desk.shop.call('POST', '/api/orders', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.order.id;
}

test('a visit by phone is paid for: its order has the price of the cart, and the visit is that of the order', async () => {
  const eventId = await visitByPhone(at('10:00'));
  const subject = { locationId: desk.own, eventId };
  const shown = (await preview(subject)).json().data.salePreview;
  expect(shown).toMatchObject({ price: 10_000, currency: 'PLN', customer: { ...caller, email: null }, needsAge: true });
  expect((await sell({ ...subject, price: 10_000, ...age })).json().error.fields).toHaveProperty('email');
  const contact = { email: 'Ewa@Example.com' };
  expect((await sell({ ...subject, price: 10_000, ...contact })).json().error.fields).toHaveProperty('ageDeclaration');
  const sold = await sell({ ...subject, price: 10_000, ...contact, ...age });
  expect([sold.statusCode, sold.json().data?.order]).toMatchObject([
    201,
    {
      doneStatus: 'active',
      paidStatus: 'notPaid',
      amountDue: 10_000,
      email: 'ewa@example.com',
      items: [{ productId: desk.products.calves, price: 10_000 }],
      events: [{ id: eventId, state: 'booked' }],
    },
  ]);
  const { id } = sold.json().data.order;
  expect((await auditLogOf(desk.shop))[0]).toMatchObject({ right: 'sellAtDesk', subjectId: id, locationId: desk.own });
  const inEnglish = await desk.shop.call('GET', `/api/admin/orders/${id}`, {
    headers: { ...desk.people.staff.headers, 'accept-language': 'en' },
  });
  // The order is in the language of its customer, and the desk works in its own.
  expect(inEnglish.json().data.order.items[0].name).toBe('Calves');
  const paid = await send('POST', `orders/${id}/payments`, { method: 'cash', locationId: desk.own });
  expect(paid.json().data.order).toMatchObject({ paidStatus: 'paid', amountPaid: 10_000 });
  const mails = await sql<{ kind: string }>`select kind from messages where recipient = 'ewa@example.com'
    order by created_at`.execute(desk.shop.database.db);
  expect(mails.rows.map(({ kind }) => kind)).toContain('orderPlaced');
  expect((await preview(subject)).json().error.code).toBe('visit_has_order');
});

test('the next treatment is sold to the customer of a visit, paid before it has a visit, and booked at once', async () => {
  const orderId = await orderWithVisit(at('11:00'));
  const subject = { locationId: desk.own, orderId, productId: desk.products.promoted };
  const shown = (await preview(subject)).json().data.salePreview;
  // Its promotion begins after the test's day.
  expect(shown).toMatchObject({ price: 20_000, lowestPrice: null, customer: { email: 'jan@example.com' } });
  expect((await sell({ ...subject, price: 12_000 })).json().error.code).toBe('sale_changed');
  const sold = (await sell({ ...subject, productId: desk.products.calves, price: 10_000 })).json().data.order;
  expect(sold).toMatchObject({ email: 'jan@example.com', events: [], amountDue: 10_000 });
  expect(sold.id).not.toBe(orderId);
  // The reception reaches it without a visit: it was sold there.
  expect((await send('GET', `orders/${sold.id}`)).statusCode).toBe(200);
  const found = (await send('GET', `order-products?orderNumber=${sold.number}`)).json().data.orderProducts;
  expect(found).toMatchObject([{ isMasked: false, leftCount: 1, customer: { lastName: 'Nowak' } }]);
  const paid = await send('POST', `orders/${sold.id}/payments`, { method: 'card', locationId: desk.own });
  expect(paid.statusCode).toBe(201);
  const booking = { locationId: desk.own, orderProductId: sold.items[0].id, startAt: at('12:00') };
  expect((await send('POST', 'events', booking)).statusCode).toBe(201);
});

test('a preview stores nothing', async () => {
  const eventId = await visitByPhone(at('13:00'));
  const count = async () =>
    (
      await sql`select (select count(*) from carts) as carts, (select count(*) from visitors) as visitors,
      (select count(*) from orders) as orders`.execute(desk.shop.database.db)
    ).rows;
  const before = await count();
  expect((await preview({ locationId: desk.own, eventId })).statusCode).toBe(200);
  expect(await count()).toEqual(before);
});

test('a visit that was made already uses its line up, and the order is paid all the same', async () => {
  const eventId = await visitByPhone(at('14:00'));
  await sql`update visits set state = 'done' where id = ${eventId}`.execute(desk.shop.database.db);
  const body = { locationId: desk.own, eventId, price: 10_000, email: 'ewa@example.com', ...age };
  const { order } = (await sell(body)).json().data;
  expect(order).toMatchObject({ doneStatus: 'done', paidStatus: 'notPaid' });
  expect((await send('POST', `orders/${order.id}/payments`, { method: 'cash' })).statusCode).toBe(201);
});

test('two people at the desk sell one visit once', async () => {
  const eventId = await visitByPhone(at('15:00'));
  const body = { locationId: desk.own, eventId, price: 10_000, email: 'ewa@example.com', ...age };
  const { begun } = await inTransaction(desk.shop.database.db, async (trx) => {
    await sql`select from visits where id = ${eventId} for no key update`.execute(trx);
    const both = Promise.all([sell(body), sell(body, 'manager')]);
    await somebodyWaits(trx);
    return { begun: both };
  });
  const answers = await begun;
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('visits, orders and salons elsewhere are 404, and a treatment that is not sold too', async () => {
  const theirVisit = await visitByPhone(at('10:00'), desk.other);
  const ownVisit = await visitByPhone(at('16:00'));
  const theirOrder = await orderWithVisit(at('11:00'), desk.other);
  const productId = desk.products.calves;
  for (const body of [
    { locationId: desk.own, eventId: theirVisit },
    { locationId: desk.other, eventId: ownVisit },
    { locationId: desk.own, orderId: theirOrder, productId },
    { locationId: desk.own, eventId: randomUUID() },
    { locationId: desk.own, eventId: ownVisit, productId: '999999999' },
  ]) {
    expect((await preview(body)).statusCode).toBe(404);
    expect((await sell({ ...body, price: 10_000, email: 'ewa@example.com', ...age })).statusCode).toBe(404);
  }
  expect((await preview({ locationId: desk.own, eventId: theirVisit }, 'manager')).statusCode).toBe(200);
  const many = { locationId: desk.own, eventId: ownVisit, productId: desk.products.face, quantity: 9 };
  expect((await preview(many)).json().error.code).toBe('no_price');
  expect((await preview({ locationId: desk.own })).statusCode).toBe(422);
});
