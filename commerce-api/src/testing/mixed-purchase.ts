/** Purchases of all kinds of items, by a shopper whose API is killed on the way. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { acknowledgeHealth, guest, makeCode, newKey, orderOf } from './commerce-fixture';
import type { KillableShop } from './killable-shop';
import { makeSalon } from './salon-fixture';
import { giveVoucher, makeVoucherProducts } from './voucher-fixture';

export interface Purchase {
  method: 'przelewy24' | 'paypal' | 'stripe';
  /** Of the cart: a code that lowers prices, or a voucher that pays a part. */
  with: 'discount-code' | 'voucher';
}

/** Days ahead of those of other purchases in the same salon. */
const DAYS_AHEAD = 8;
const FIRST_HOUR = 9;
const VOUCHER_VALUE = 3_000;

/** Money that the gateways have for an order, less refunds. Minor units. */
export async function gatewaysHaveFor({ sandbox }: KillableShop, number: string): Promise<number> {
  const checkouts = await Promise.all([sandbox.paypal, sandbox.stripe].map(({ store }) => store.latest(1000)));
  const paid = [
    ...checkouts
      .flat()
      .filter(({ state }) => state === 'paid')
      .map(({ description, amount, refunds }) => ({
        description,
        left: amount - refunds.reduce((sum, refund) => sum + refund.amount, 0),
      })),
    ...(await sandbox.store.latest(1000))
      .filter(({ payerState }) => payerState === 'paid')
      .map(({ description, amount, refunded }) => ({ description, left: amount - refunded })),
  ];
  return paid.filter(({ description }) => description === number).reduce((sum, { left }) => sum + left, 0);
}

export interface MixedPurchase {
  id: string;
  number: string;
  /** Headers of the buyer. */
  headers: Record<string, string>;
  /** Ids of the order's lines. */
  lines: { package: string; bundle: string; giftVoucher: string };
  /** Of the voucher that paid a part; null with a code. */
  voucherCode: string | null;
}

/** Buys a package with a slot for its first treatment, a bundle and a gift voucher, and pays them. */
export async function createMixedShopper(shop: KillableShop) {
  const { db } = shop.database;
  const { locationId } = await makeSalon(db, 'torun-starowka', shop.products.calves, 20);
  const vouchers = await makeVoucherProducts(db);
  await makeCode(db, 'KILLED10');
  const { bundles } = (await shop.call('GET', '/api/bundles?gender=female&category=epilation', {})).json.data;
  const { bundle } = (await shop.call('GET', `/api/bundles/${bundles[0]?.slug}`, {})).json.data;
  const bundlableProductId = bundle.products.slice(0, bundle.minProductSelection).map(({ id }) => id);
  const day = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  let bought = 0;

  function linesOf(startAt: string) {
    return [
      { itemType: 'product', itemId: shop.products.calves, quantity: 2, locationId, startAt },
      { itemType: 'bundle', itemId: bundle.id, quantity: 1, data: { bundlableProductId } },
      { itemType: 'voucher', itemId: vouchers.electronic, quantity: 1 },
    ];
  }

  async function fillCart(reduction: Purchase['with']) {
    const visitor = await registerVisitor(shop);
    const startAt = `${day}T${String(FIRST_HOUR + (bought % 8)).padStart(2, '0')}:00:00.000Z`;
    bought += 1;
    for (const line of linesOf(startAt)) {
      const added = await shop.call('POST', '/api/cart-items', { ...visitor, 'idempotency-key': newKey() }, line);
      if (added.status !== 201) throw new Error(JSON.stringify(added.json));
    }
    const { id } = (await shop.call('GET', '/api/carts', visitor)).json.data.cart;
    const voucherCode = reduction === 'voucher' ? await giveVoucher(db, VOUCHER_VALUE) : null;
    const code = voucherCode ?? 'KILLED10';
    const reduced = await shop.call('PUT', `/api/carts/${id}/${reduction}`, visitor, { code });
    if (reduced.status !== 200) throw new Error(JSON.stringify(reduced.json));
    return { visitor, voucherCode, cart: (await shop.call('GET', '/api/carts', visitor)).json.data.cart };
  }

  return {
    async buy({ method, with: reduction }: Purchase): Promise<MixedPurchase> {
      const { visitor, voucherCode, cart } = await fillCart(reduction);
      const user = { ...guest, email: `${newKey()}@example.com` };
      const body = orderOf(cart, { paymentMethod: method, user });
      const placed = await shop.call('POST', '/api/orders', { ...visitor, 'idempotency-key': newKey() }, body);
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.json));
      const { order, orderPayment, orderToken } = placed.json.data;
      const headers = { ...visitor, 'order-token': orderToken };
      const paying = { ...headers, 'idempotency-key': newKey() };
      const path = `/api/order-payments/${orderPayment.id}`;
      const opened = await shop.call('POST', `${path}/payment`, paying, { paymentMethod: method });
      if (opened.status !== 201) throw new Error(JSON.stringify(opened.json));
      await shop.payer(opened.json.data.payment.redirectUrl, 'paid');
      await shop.call('GET', path, headers);
      const [ofPackage, ofBundle, ofVoucher] = order.items.map(({ id }) => id);
      const lines = { package: ofPackage ?? '', bundle: ofBundle ?? '', giftVoucher: ofVoucher ?? '' };
      return { id: order.id, number: order.number, headers, lines, voucherCode };
    },
    /** The current state of the order: its payments and its lines' outcomes. */
    read: (number: string) => selectPurchase(db, number),
  };
}

/** @returns the headers of a visitor who has acknowledged the health rules */
async function registerVisitor({ call, database }: KillableShop) {
  const uniqueId = `pl_${randomBytes(9).toString('base64url')}`;
  const visitor = { 'visitor-unique-id': uniqueId };
  await call('POST', '/api/visitors', visitor, { uniqueId });
  await acknowledgeHealth(database.db, { visitorUniqueId: uniqueId });
  return visitor;
}

async function selectPurchase(db: KillableShop['database']['db'], number: string) {
  const read = await sql<{
    paidStatus: string;
    doneStatus: string;
    visits: string[];
    issued: number;
    orders: number;
    bundles: number;
    byGateways: number;
  }>`select o.paid_status as "paidStatus", o.done_status as "doneStatus",
    array(select v.state from order_items i join visits v on v.order_item_id = i.id where i.order_id = o.id) as visits,
    (select count(*)::int from issued_vouchers g join order_items i on i.id = g.order_item_id
      where i.order_id = o.id) as issued,
    (select count(*)::int from order_items i where i.order_id = o.id and i.item_type = 'bundle') as bundles,
    (select count(*)::int from orders twin where twin.cart_id = o.cart_id) as orders,
    (select coalesce(sum(t.amount), 0)::int from payment_transactions t
      join order_payments p on p.id = t.order_payment_id
      where p.order_id = o.id and t.status = 'completed') as "byGateways"
  from orders o where o.number = ${number}`.execute(db);
  return read.rows;
}
