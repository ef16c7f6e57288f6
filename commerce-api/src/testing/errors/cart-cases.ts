/** Refusals of carts and their lines, with their causes. */
import { sql } from 'kysely';
import { addItem, getCart, type Headers, newVisitor } from '../commerce-fixture';
import { giveVoucher } from '../voucher-fixture';
import { done, freeSlot, holdSlot, type MoneyCase, type MoneyShop, orderCart } from './money-scenes';

const lineOf = (shop: MoneyShop, change: object = {}) => ({
  itemType: 'product',
  itemId: shop.products.calves,
  quantity: 1,
  ...change,
});

const tooManyLines: MoneyCase = [
  'POST /cart-items 422 too_many_lines',
  async (shop) => {
    const headers = await newVisitor(shop);
    const { id, cartId } = await addItem(shop, headers, shop.products.calves);
    // Lines with data of their own are never joined.
    await sql`insert into cart_items (cart_id, item_type, product_id, quantity, data)
      select cart_id, item_type, product_id, 1, jsonb_build_object('n', n) from cart_items, generate_series(1, 49) n
      where id = ${id}`.execute(shop.database.db);
    const body = lineOf(shop, { cartId, itemId: shop.products.face });
    return { method: 'POST', url: '/api/cart-items', headers, body };
  },
];

const takenSlot: MoneyCase = [
  'POST /cart-items 409 slot_taken',
  async (shop) => {
    const slot = await freeSlot(shop);
    await holdSlot(shop, slot);
    return { method: 'POST', url: '/api/cart-items', headers: await newVisitor(shop), body: lineOf(shop, slot) };
  },
];

const takenSlotOfLine: MoneyCase = [
  'PUT /cart-items/{id} 409 slot_taken',
  async (shop) => {
    const slot = await freeSlot(shop);
    await holdSlot(shop, slot);
    const headers = await newVisitor(shop);
    const { id } = await addItem(shop, headers, shop.products.calves);
    return { method: 'PUT', url: `/api/cart-items/${id}`, headers, body: slot };
  },
];

/** The time was taken by somebody else after its hold was over. */
const expiredHold: MoneyCase = [
  'POST /cart-items/{id}/hold 409 hold_expired',
  async (shop) => {
    const slot = await freeSlot(shop);
    const headers = await holdSlot(shop, slot);
    const [line] = (await getCart(shop, headers)).items;
    await sql`update visits set hold_expires_at = now() - interval '1 minute'
      where location_id = ${slot.locationId} and state = 'held'`.execute(shop.database.db);
    await holdSlot(shop, slot);
    return { method: 'POST', url: `/api/cart-items/${line?.id}/hold`, headers };
  },
];

/** A line whose time was held for an hour, and is free. */
async function heldForAnHour(shop: MoneyShop) {
  const slot = await freeSlot(shop);
  const headers = await holdSlot(shop, slot);
  const [line] = (await getCart(shop, headers)).items;
  const { db } = shop.database;
  await sql`update visits set hold_expires_at = now() - interval '1 minute'
    where location_id = ${slot.locationId} and state = 'held'`.execute(db);
  await sql`update hold_windows set started_at = now() - interval '61 minutes', held_until = now()
    where holder = ${`visitor:${headers['visitor-unique-id']}`}`.execute(db);
  return { slot, headers, id: line?.id };
}

const heldAgain: MoneyCase = [
  'POST /cart-items 409 hold_over',
  async (shop) => {
    const { slot, headers } = await heldForAnHour(shop);
    return { method: 'POST', url: '/api/cart-items', headers, body: lineOf(shop, slot) };
  },
];

const takenBackAgain: MoneyCase = [
  'PUT /cart-items/{id} 409 hold_over',
  async (shop) => {
    const { headers, id } = await heldForAnHour(shop);
    return { method: 'PUT', url: `/api/cart-items/${id}`, headers, body: { isAccepted: true } };
  },
];

const renewedAgain: MoneyCase = [
  'POST /cart-items/{id}/hold 409 hold_over',
  async (shop) => {
    const { headers, id } = await heldForAnHour(shop);
    return { method: 'POST', url: `/api/cart-items/${id}/hold`, headers };
  },
];

const outsideMatrix: MoneyCase = [
  'PUT /cart-items/{id} 422 no_price',
  async (shop) => {
    const headers = await newVisitor(shop);
    const { id } = await addItem(shop, headers, shop.products.calves);
    return { method: 'PUT', url: `/api/cart-items/${id}`, headers, body: { quantity: 10 } };
  },
];

/** A visitor who holds as many times as one may, and a time that is free. */
async function allHolds(shop: MoneyShop) {
  const slot = await freeSlot(shop);
  const headers = await newVisitor(shop);
  const at = (days: number) => new Date(Date.parse(slot.startAt) + days * 86_400_000).toISOString();
  for (let days = 1; days <= 6; days += 1) {
    await done(shop, 'POST', '/cart-items', headers, lineOf(shop, { ...slot, startAt: at(days) }));
  }
  return { headers, slot };
}

const oneHoldMore: MoneyCase = [
  'POST /cart-items 409 too_many_holds',
  async (shop) => {
    const { headers, slot } = await allHolds(shop);
    return { method: 'POST', url: '/api/cart-items', headers, body: lineOf(shop, slot) };
  },
];

const oneHoldMoreOfLine: MoneyCase = [
  'PUT /cart-items/{id} 409 too_many_holds',
  async (shop) => {
    const { headers, slot } = await allHolds(shop);
    const { id } = await addItem(shop, headers, shop.products.calves);
    return { method: 'PUT', url: `/api/cart-items/${id}`, headers, body: slot };
  },
];

type CodeMaker = (shop: MoneyShop, headers: Headers, cartId: string) => Promise<string>;

/** A code or a voucher on a cart of one treatment. */
const putting = (
  what: 'discount-code' | 'voucher',
  error: string,
  codeFor: CodeMaker,
  item: 'calves' | 'promoted' = 'calves',
): MoneyCase => [
  `PUT /carts/{id}/${what} ${error}`,
  async (shop) => {
    const headers = await newVisitor(shop);
    await addItem(shop, headers, shop.products[item]);
    const { id } = await getCart(shop, headers);
    const code = await codeFor(shop, headers, id);
    return { method: 'PUT', url: `/api/carts/${id}/${what}`, headers, body: { code } };
  },
];

const verifying = (error: string, code: string): MoneyCase => [
  `POST /discount-codes/verify ${error}`,
  async (shop) => ({
    method: 'POST',
    url: '/api/discount-codes/verify',
    headers: await newVisitor(shop),
    body: { code },
  }),
];

/** A voucher that an order has used up. */
async function spentVoucher(shop: MoneyShop): Promise<string> {
  const code = await giveVoucher(shop.database.db, 5_000);
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.calves);
  const { id } = await getCart(shop, headers);
  await done(shop, 'PUT', `/carts/${id}/voucher`, headers, { code });
  await orderCart(shop, headers);
  return code;
}

async function besideVoucher(shop: MoneyShop, headers: Headers, cartId: string): Promise<string> {
  const code = await giveVoucher(shop.database.db, 5_000);
  await done(shop, 'PUT', `/carts/${cartId}/voucher`, headers, { code });
  return 'AKSAMIT10';
}

async function besideCode(shop: MoneyShop, headers: Headers, cartId: string): Promise<string> {
  await done(shop, 'PUT', `/carts/${cartId}/discount-code`, headers, { code: 'AKSAMIT10' });
  return giveVoucher(shop.database.db, 5_000);
}

/** Codes of the demo data that have ended, and that were used as often as they may. */
const [ENDED, USED_UP] = ['WIOSNA2026', 'PREMIERA'] as const;

const unpriced: MoneyCase = [
  'POST /cart-items 422 no_price',
  async (shop) => ({
    method: 'POST',
    url: '/api/cart-items',
    headers: await newVisitor(shop),
    body: lineOf(shop, { quantity: 10 }),
  }),
];

export const cartCases: readonly MoneyCase[] = [
  tooManyLines,
  takenSlot,
  takenSlotOfLine,
  expiredHold,
  heldAgain,
  takenBackAgain,
  renewedAgain,
  unpriced,
  outsideMatrix,
  oneHoldMore,
  oneHoldMoreOfLine,
  putting('discount-code', '404 expired', async () => ENDED),
  putting('discount-code', '404 limit_reached', async () => USED_UP),
  putting('discount-code', '422 not_combinable', besideVoucher),
  putting('voucher', '404 expired', (shop) => giveVoucher(shop.database.db, 5_000, { endsInDays: -1 })),
  putting('voucher', '404 limit_reached', spentVoucher),
  putting('voucher', '422 not_combinable', besideCode),
  putting('voucher', '422 voucher_not_applicable', (shop) => giveVoucher(shop.database.db, 5_000), 'promoted'),
  verifying('404 expired', ENDED),
  verifying('404 limit_reached', USED_UP),
];
