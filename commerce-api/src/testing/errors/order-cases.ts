/** Refusals of orders and of later actions on them, with their causes. */
import { sql } from 'kysely';
import { addItem, getCart, type Headers, makeCode, newKey, newVisitor, orderOf } from '../commerce-fixture';
import { giveVoucher } from '../voucher-fixture';
import {
  canceled,
  done,
  freeSlot,
  holdSlot,
  type MoneyCase,
  type MoneyShop,
  type OrderMaker,
  orderCart,
  orderOne,
  orderPastItsHour,
  orderWithLostSlot,
  paid,
} from './money-scenes';

const INVOICE = {
  vatId: '5261040567',
  companyName: 'Firma',
  address: 'ul. A 1',
  city: 'Łódź',
  postalCode: '90-001',
  country: 'PL',
};

async function filledCart(shop: MoneyShop, itemId = shop.products.calves): Promise<Headers> {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, itemId);
  return headers;
}

/** An order of the visitor's cart in its last read state; a later event conflicts with it. */
const ordering = (
  error: string,
  fill: (shop: MoneyShop) => Promise<Headers>,
  next: (shop: MoneyShop, headers: Headers) => Promise<unknown>,
  paymentMethod: 'przelewy24' | 'cash' = 'przelewy24',
): MoneyCase => [
  `POST /orders ${error}`,
  async (shop) => {
    const headers = await fill(shop);
    const body = orderOf(await getCart(shop, headers), { paymentMethod });
    await next(shop, headers);
    return { method: 'POST', url: '/api/orders', headers: { ...headers, 'idempotency-key': newKey() }, body };
  },
];

/** A cart with a treatment whose checkbox is not checked. */
async function withQuestion(shop: MoneyShop): Promise<Headers> {
  const [product] = (
    await sql<{ id: string }>`select id::text from products where has_checkbox order by id limit 1`.execute(
      shop.database.db,
    )
  ).rows;
  return filledCart(shop, product?.id);
}

const nothing = async () => undefined;
const newCode = () => `KOD${newKey().slice(0, 8).toUpperCase()}`;
const withCode = async (shop: MoneyShop, code: string) => {
  const headers = await filledCart(shop);
  const { id } = await getCart(shop, headers);
  await done(shop, 'PUT', `/carts/${id}/discount-code`, headers, { code });
  return headers;
};
const withVoucher = async (shop: MoneyShop, code: string) => {
  const headers = await filledCart(shop);
  const { id } = await getCart(shop, headers);
  await done(shop, 'PUT', `/carts/${id}/voucher`, headers, { code });
  return headers;
};
const codeOn = async (shop: MoneyShop, headers: Headers) => (await getCart(shop, headers)).discountCode?.code ?? '';

/** The code was good when it was put on the cart. */
const expiredCode = ordering(
  '409 expired',
  async (shop) => {
    const code = newCode();
    await makeCode(shop.database.db, code);
    return withCode(shop, code);
  },
  async (shop, headers) =>
    sql`update discount_codes set valid_to = now() - interval '1 minute'
      where code = ${await codeOn(shop, headers)}`.execute(shop.database.db),
);

/** Somebody else was faster with the last use of a code. */
const codeUsedUp = ordering(
  '409 limit_reached',
  async (shop) => {
    const code = newCode();
    await makeCode(shop.database.db, code, { totalLimit: 1 });
    return withCode(shop, code);
  },
  async (shop, headers) => orderCart(shop, await withCode(shop, await codeOn(shop, headers))),
);

const voucherUsed = ordering(
  '409 voucher_used',
  async (shop) => withVoucher(shop, await giveVoucher(shop.database.db, 5_000)),
  async (shop, headers) => {
    const [voucher] = (await getCart(shop, headers)).vouchers;
    await orderCart(shop, await withVoucher(shop, voucher?.code ?? ''));
  },
);

const lostSlot = ordering(
  '409 slot_taken',
  async (shop) => holdSlot(shop, await freeSlot(shop)),
  async (shop, headers) => {
    const [line] = (await getCart(shop, headers)).items;
    const slot = { locationId: line?.location?.id ?? '', startAt: line?.startAt ?? '' };
    await sql`update visits set hold_expires_at = now() - interval '1 minute'
      where state = 'held' and location_id = ${slot.locationId}`.execute(shop.database.db);
    await holdSlot(shop, slot);
  },
);

type OrderCall = 'cancellation' | 'withdrawal' | 'invoice';

/** The buyer's requests on an order. */
const asking = (method: 'GET' | 'POST', call: OrderCall, error: string, make: OrderMaker): MoneyCase => [
  `${method} /orders/{id}/${call} ${error}`,
  async (shop) => {
    const { id, headers } = await make(shop);
    const body = call === 'withdrawal' ? { body: { confirmed: true } } : {};
    return { method, url: `/api/orders/${id}/${call}`, headers, ...body };
  },
];

/** An order to be paid in the salon, whose visit begins within the hour. */
async function withNearVisit(shop: MoneyShop) {
  const slot = await freeSlot(shop);
  const order = await orderCart(shop, await holdSlot(shop, slot), { paymentMethod: 'cash' });
  await sql`update visits set during = tstzrange(now() + interval '1 hour', now() + interval '2 hours')
    where location_id = ${slot.locationId}`.execute(shop.database.db);
  return order;
}

async function withdrawn(shop: MoneyShop) {
  const order = await paid(shop);
  await done(shop, 'POST', `/orders/${order.id}/withdrawal`, order.headers, { confirmed: true });
  return order;
}

const withInvoice = async (shop: MoneyShop) => orderCart(shop, await filledCart(shop), { invoice: INVOICE });

/** A payment attempt. */
const paying = (error: string, make: OrderMaker, paymentMethod = 'cash'): MoneyCase => [
  `POST /order-payments/{id}/payment ${error}`,
  async (shop) => {
    const { orderPaymentId, headers } = await make(shop);
    return {
      method: 'POST',
      url: `/api/order-payments/${orderPaymentId}/payment`,
      headers: { ...headers, 'idempotency-key': newKey() },
      body: { paymentMethod },
    };
  },
];

export const orderCases: readonly MoneyCase[] = [
  ordering('409 cart_changed', filledCart, (shop, headers) => addItem(shop, headers, shop.products.face)),
  ordering('409 cart_closed', filledCart, (shop, headers) => orderCart(shop, headers)),
  ordering('409 empty_cart', newVisitor, nothing, 'cash'),
  ordering('422 payment_method_unavailable', (shop) => filledCart(shop, shop.products.face), nothing, 'cash'),
  ordering('422 confirmation_required', withQuestion, nothing),
  expiredCode,
  codeUsedUp,
  voucherUsed,
  lostSlot,
  asking('POST', 'cancellation', '409 not_cancelable', paid),
  asking('POST', 'cancellation', '409 too_late', withNearVisit),
  asking('POST', 'withdrawal', '409 nothing_to_withdraw', withdrawn),
  asking('GET', 'invoice', '409 invoice_not_ready', withInvoice),
  paying('409 order_canceled', canceled),
  paying('409 already_paid', paid),
  paying('409 payment_hold_over', orderPastItsHour, 'przelewy24'),
  paying('409 slot_taken', orderWithLostSlot),
  paying('422 payment_method_unavailable', orderOne, 'przelewy24Instalments'),
];
