/** Refusals of money at the desk, and of unregistered visitors, with their causes. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addItem, getCart, newVisitor } from '../commerce-fixture';
import { giveVoucher } from '../voucher-fixture';
import {
  canceled,
  done,
  type MoneyCase,
  type MoneyShop,
  managed,
  type OrderMaker,
  orderCart,
  orderOfSpentVoucher,
  orderOne,
  orderWithLostSlot,
  paid,
  type UnpaidOrder,
} from './money-scenes';

/** A payment attempt at a gateway that has not ended. */
async function underWay(shop: MoneyShop): Promise<UnpaidOrder> {
  const order = await orderOne(shop);
  await sql`insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency,
      status, session_id, continue_url)
    select id, 'przelewy24', 'przelewy24', 10000, currency, 'pending', ${randomUUID()}, '' from order_payments
    where order_id = ${order.id}`.execute(shop.database.db);
  return order;
}

async function reduced(shop: MoneyShop): Promise<UnpaidOrder> {
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, shop.products.calves);
  const { id } = await getCart(shop, visitor);
  await done(shop, 'PUT', `/carts/${id}/discount-code`, visitor, { code: 'AKSAMIT10' });
  return orderCart(shop, visitor);
}

const payAtDesk = (code: string, make: OrderMaker): MoneyCase => [
  `POST /admin/orders/{id}/payments 409 ${code}`,
  async (shop) => ({
    method: 'POST',
    url: `/api/admin/orders/${(await make(shop)).id}/payments`,
    headers: shop.people.manager.headers,
    body: { method: 'cash' },
  }),
];

type VoucherMaker = (shop: MoneyShop) => Promise<string>;

const redeem = (
  error: string,
  make: OrderMaker,
  voucher: VoucherMaker = ({ database }) => giveVoucher(database.db, 20_000),
): MoneyCase => [
  `POST /admin/orders/{id}/voucher-redemptions ${error}`,
  async (shop) => ({
    method: 'POST',
    url: `/api/admin/orders/${(await make(shop)).id}/voucher-redemptions`,
    headers: shop.people.manager.headers,
    body: { code: await voucher(shop) },
  }),
];

/** A coupon that paid for another order. */
const usedCoupon: MoneyCase = [
  'POST /admin/orders/{id}/payments 409 coupon_used',
  async (shop) => {
    const { headers } = shop.people.manager;
    const coupon = { service: 'Grupon', code: 'abc-123', holderName: 'Jan Nowak', idChecked: true };
    const body = { method: 'coupon', coupon };
    const [first, second] = [await orderOne(shop), await orderOne(shop)];
    await managed(shop, 'POST', `/admin/orders/${first.id}/payments`, body);
    return { method: 'POST', url: `/api/admin/orders/${second.id}/payments`, headers, body };
  },
];

const endedVoucher: VoucherMaker = ({ database }) => giveVoucher(database.db, 20_000, { endsInDays: -1 });
/** One that another order has used up. */
async function emptyVoucher(shop: MoneyShop): Promise<string> {
  const code = await giveVoucher(shop.database.db, 5_000);
  const { id } = await orderOne(shop);
  await managed(shop, 'POST', `/admin/orders/${id}/voucher-redemptions`, { code });
  return code;
}

/** A refund, and its preview. */
const REFUNDS = ['refunds', 'refund-previews'] as const;
type RefundCall = (typeof REFUNDS)[number];

const refunding = (call: RefundCall, code: string, make: OrderMaker): MoneyCase => [
  `POST /admin/orders/{id}/${call} 409 ${code}`,
  async (shop) => {
    const { id } = await make(shop);
    const { headers } = shop.people.manager;
    return { method: 'POST', url: `/api/admin/orders/${id}/${call}`, headers, body: {} };
  },
];

/** A piece of an order of which the salon has taken a part. */
const pieceOfPart = (call: RefundCall): MoneyCase => [
  `POST /admin/orders/{id}/${call} 409 not_fully_paid`,
  async (shop) => {
    const { id } = await orderOne(shop);
    const { headers } = shop.people.manager;
    const { order } = await managed(shop, 'POST', `/admin/orders/${id}/payments`, { method: 'cash', amount: 6_000 });
    const body = { items: [{ orderItemId: order.items[0].id, amount: 1_000 }] };
    return { method: 'POST', url: `/api/admin/orders/${id}/${call}`, headers, body };
  },
];

/** A refund that was decided on before another one. */
const afterAnother = (call: RefundCall): MoneyCase => [
  `POST /admin/orders/{id}/${call} 409 refund_changed`,
  async (shop) => {
    const { id } = await orderOne(shop);
    const { headers } = shop.people.manager;
    const { order } = await managed(shop, 'POST', `/admin/orders/${id}/payments`, { method: 'cash' });
    const items = [{ orderItemId: order.items[0].id, amount: 1_000 }];
    await managed(shop, 'POST', `/admin/orders/${id}/refunds`, { items });
    return { method: 'POST', url: `/api/admin/orders/${id}/${call}`, headers, body: { items, refundedBefore: 0 } };
  },
];

/** A visitor that was never registered. */
const unknownVisitor = (call: string, url: string, body?: object): MoneyCase => [
  `${call} 404 visitor_not_found`,
  async (shop) => ({
    method: call.startsWith('GET') ? 'GET' : 'POST',
    url: `/api${url}`,
    headers: { 'visitor-unique-id': 'pl_nobodyknows1' },
    ...(body ? { body: JSON.parse(JSON.stringify(body).replace('{calves}', shop.products.calves)) } : {}),
  }),
];

export const moneyCases: readonly MoneyCase[] = [
  payAtDesk('order_canceled', canceled),
  payAtDesk('already_paid', paid),
  payAtDesk('slot_taken', orderWithLostSlot),
  redeem('409 order_canceled', canceled),
  redeem('409 already_paid', paid),
  redeem('409 payment_under_way', underWay),
  redeem('409 slot_taken', orderWithLostSlot),
  redeem('422 not_combinable', reduced),
  redeem('422 voucher_not_applicable', (shop) => orderOne(shop, shop.products.promoted)),
  redeem('404 expired', orderOne, endedVoucher),
  redeem('404 limit_reached', orderOne, emptyVoucher),
  usedCoupon,
  ...REFUNDS.flatMap((call) => [
    refunding(call, 'voucher_used', orderOfSpentVoucher),
    refunding(call, 'nothing_to_refund', orderOne),
    pieceOfPart(call),
    afterAnother(call),
  ]),
  unknownVisitor('GET /carts', '/carts'),
  unknownVisitor('POST /cart-items', '/cart-items', { itemType: 'product', itemId: '{calves}', quantity: 1 }),
  unknownVisitor('POST /discount-codes/verify', '/discount-codes/verify', { code: 'AKSAMIT10' }),
  unknownVisitor('POST /articles/{id}/rating', '/articles/1/rating', { rating: 5 }),
  unknownVisitor('POST /consents', '/consents', {
    agrees: [{ type: 'analytics', value: true }],
    textVersion: '1',
    source: '/salony/',
  }),
  unknownVisitor('POST /file-uploads', '/file-uploads', { fileName: 'a.png', mimeType: 'image/png', size: 100 }),
];
