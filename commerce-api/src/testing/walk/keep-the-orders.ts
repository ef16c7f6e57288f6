import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { companyInvoice, type Headers, placeOrder } from '../commerce-fixture';
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
  await walker.make('POST /admin/orders/{id}/payments', {
    as,
    params,
    body: { method: 'card', amount: 2_000, locationId: '1' },
  });
  await walker.make('POST /admin/orders/{id}/payments', { as, params, body: { method: 'cash', locationId: '1' } });
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
  const correction = { reason: 'Zwrot przelewem', items: [{ orderItemId, amount: 100 }], documentsBefore: 1 };
  await walker.make('POST /admin/orders/{id}/invoice-correction-previews', { as, params, body: correction });
  await walker.make('POST /admin/orders/{id}/invoice-corrections', { as, params, body: correction });

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
  await countTheTill(walker, as);
  await sellTheNext(walker, as, order.id);
  const today = new Date().toISOString().slice(0, 10);
  const day = { as: admin, query: { from: today, to: today } };
  await walker.make('GET /admin/figures', day);
  await walker.make('GET /admin/payment-figures', day);
  await walker.make('GET /admin/visit-figures', day);
  const { paymentTransactions } = await walker.make('GET /admin/payment-transactions', {
    as,
    query: { q: order.number, page: 1, perPage: 1 },
  });
  const transaction = paymentTransactions[0]?.id ?? '';
  await walker.make('GET /admin/payment-transactions/{id}', { as, params: { id: transaction } });
  const sent = await sql<{ id: string }>`update messages set state = 'sent', closed_at = now(), secret = null,
    is_repeatable = true where id = (select id from messages order by created_at limit 1) returning id`.execute(db);
  await walker.make('GET /admin/messages', { as, query: { state: 'sent', page: 1, perPage: 1 } });
  await walker.make('POST /admin/messages/{id}/repeats', { as, params: { id: sent.rows[0]?.id ?? '' }, body: {} });
  await walker.make('POST /admin/short-links', { as, body: { url: '/promocje/?utm_source=plakat' } });
  await walker.make('GET /admin/short-links', { as, query: { q: 'plakat', page: 1, perPage: 1 } });
}

/** The till of the day with its money; then that of an earlier day, since further walks take money today. */
async function countTheTill(walker: Walker, as: Headers): Promise<void> {
  const { db } = walker.shop.database;
  const today = storeDateOf(new Date());
  await walker.make('GET /admin/tills', { as, query: { page: 1, perPage: 1, locationId: '1' } });
  await walker.make('GET /admin/tills/{locationId}/{date}', { as, params: { locationId: '1', date: today } });
  const free = await sql<{ day: string }>`select to_char(coalesce(min(day), ${today}::date) - 1, 'YYYY-MM-DD') as day
    from tills where location_id = 1`.execute(db);
  const params = { locationId: '1', date: free.rows[0]?.day ?? '' };
  await walker.make('PUT /admin/tills/{locationId}/{date}/float', {
    as,
    params,
    body: { amount: 20_000, amountBefore: 0 },
  });
  await walker.make('POST /admin/tills/{locationId}/{date}/movements', {
    as,
    params,
    body: { direction: 'out', amount: 5_000, reason: 'Wpłata do banku' },
  });
  await walker.make('POST /admin/tills/{locationId}/{date}/closing', {
    as,
    params,
    body: { counted: 14_950, expected: 15_000, reason: 'Brakuje monety' },
  });
  await walker.make('POST /admin/tills/{locationId}/{date}/corrections', {
    as,
    params,
    body: { counted: 15_000, note: 'Moneta pod szufladą', correctionsBefore: 0 },
  });
}

/** The next treatment of the order's customer. */
async function sellTheNext(walker: Walker, as: Headers, orderId: string): Promise<void> {
  const sale = { locationId: '1', orderId, productId: walker.shop.products.calves };
  const { salePreview } = await walker.make('POST /admin/sale-previews', { as, body: sale });
  await walker.make('POST /admin/sales', { as, body: { ...sale, price: salePreview.price, ageDeclaration: 'adult' } });
}
