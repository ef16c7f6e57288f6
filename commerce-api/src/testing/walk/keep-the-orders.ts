import { sql } from 'kysely';
import { companyInvoice, placeOrder } from '../commerce-fixture';
import { giveVoucher } from '../voucher-fixture';
import { loggedInAs } from './people';
import { CallFailed, type Walker } from './walker';

/** Money at the desk: received, by voucher, refunded; differences, and the statistics. */
export async function keepTheOrders(walker: Walker): Promise<void> {
  const { shop } = walker;
  const { db } = shop.database;
  const as = await loggedInAs(walker, 'manager');
  const { order, headers } = await placeOrder(shop, shop.products.calves, { invoice: companyInvoice });
  const params = { id: order.id };
  await walker.make('GET /admin/orders', { as, query: { page: 1, perPage: 1, q: order.number } });
  await walker.make('GET /admin/order-products', { as, query: { orderNumber: order.number } });
  const code = await giveVoucher(db, 3_000);
  await walker.make('POST /admin/orders/{id}/voucher-redemptions', { as, params, body: { code } });
  await walker.make('POST /admin/orders/{id}/payments', { as, params, body: { method: 'card', amount: 2_000 } });
  await walker.make('POST /admin/orders/{id}/payments', { as, params, body: { method: 'cash' } });
  // The first request issues it.
  await shop.call('GET', `/api/orders/${order.id}/invoice`, { headers });
  const paid = await walker.make('GET /admin/orders/{id}', { as, params });
  const number = paid.order.invoices?.[0]?.number.replaceAll('/', '-') ?? '';
  await walker.makeOther('GET /admin/orders/{id}/invoices/{number}', { as, params: { ...params, number } });
  const orderItemId = paid.order.items[0]?.id;
  if (!orderItemId) throw new CallFailed('an order without lines');
  const items = [{ orderItemId, amount: 2_500 }];
  await walker.make('POST /admin/orders/{id}/refund-previews', { as, params, body: { items } });
  await walker.make('POST /admin/orders/{id}/refunds', { as, params, body: { items, note: 'skrócony zabieg' } });

  const admin = await loggedInAs(walker, 'admin');
  await sql`insert into payment_alerts (kind, details) values ('money_without_order', '{"amount": 100}')`.execute(db);
  const { paymentDifferences } = await walker.make('GET /admin/payment-differences', {
    as: admin,
    query: { open: 'true', page: 1, perPage: 1 },
  });
  const difference = paymentDifferences[0]?.id ?? '';
  await walker.make('PUT /admin/payment-differences/{id}/resolution', {
    as: admin,
    params: { id: difference },
    body: {},
  });
  const today = new Date().toISOString().slice(0, 10);
  await walker.make('GET /admin/figures', { as: admin, query: { from: today, to: today } });
}
