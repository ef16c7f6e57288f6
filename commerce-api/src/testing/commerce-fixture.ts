/** The fixture of API tests of carts, orders and payments: known treatments, shoppers, carts and orders. */
import { randomBytes } from 'node:crypto';
import { type Cart, HEALTH_TEXT_VERSION, type PlaceOrderRequest } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../platform/database';
import type { TestApp } from './test-app';

export interface TestProducts {
  /** 100 PLN or £20; 90 PLN from two pieces on, sold up to nine at once. */
  calves: string;
  /** 250 PLN, not to be paid in the salon; no price in market en. */
  face: string;
  /** 40 % off until it ends; 200 PLN before. */
  promoted: string;
}

const text = (pl: string, en: string) => JSON.stringify({ pl, en });

async function insertProduct(db: Db, code: string, name: [string, string], cash: boolean): Promise<string> {
  const inserted = await sql<{ id: string }>`
    insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, vat_rate,
      can_payment_by_cash)
    select ${code}, 'product', 'female', c.id, ${text(...name)}::jsonb, ${text(code, `${code}-en`)}::jsonb,
      ${text('x', 'x')}::jsonb, (select content from products order by id limit 1), 30, 23, ${cash}
    from product_categories c where c.code = 'test' returning id`.execute(db);
  return inserted.rows[0]?.id ?? '';
}

async function insertPrice(db: Db, productId: string, market: string, from: number, to: number, amount: number) {
  await sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
    select ${productId}, id, ${market === 'pl' ? 'PLN' : 'GBP'}, ${from}, ${to}, ${amount}
    from markets where slug = ${market}`.execute(db);
}

export async function makeProducts(db: Db): Promise<TestProducts> {
  await sql`insert into product_categories (code, name, slugs)
    values ('test', ${text('Testowe', 'Test')}::jsonb, ${text('testowe', 'test')}::jsonb)`.execute(db);
  const calves = await insertProduct(db, 'test-lydki', ['Łydki', 'Calves'], true);
  const face = await insertProduct(db, 'test-twarz', ['Twarz', 'Face'], false);
  const promoted = await insertProduct(db, 'test-promocja', ['Promocja', 'Promotion'], true);
  await insertPrice(db, calves, 'pl', 1, 1, 10_000);
  await insertPrice(db, calves, 'pl', 2, 9, 9_000);
  await insertPrice(db, calves, 'en', 1, 9, 2_000);
  await insertPrice(db, face, 'pl', 1, 5, 25_000);
  await insertPrice(db, promoted, 'pl', 1, 5, 20_000);
  await sql`with promo as (
      insert into promotions (code, name, slugs, market_id, discount_kind, discount_value, start_at, end_at)
      select 'test-promo', ${text('Test', 'Test')}::jsonb, ${text('test-promo', 'test-promo-en')}::jsonb, id,
        'percentage', 40, now() - interval '1 day', now() + interval '1 day' from markets where slug = 'pl' returning id)
    insert into promotion_products (promotion_id, product_id) select id, ${promoted} from promo`.execute(db);
  return { calves, face, promoted };
}

/** A code of its own for a test. */
export async function makeCode(
  db: Db,
  code: string,
  terms: { type?: 'percentage' | 'amount'; value?: number; totalLimit?: number; customerLimit?: number } = {},
): Promise<void> {
  await sql`insert into discount_codes (market_id, code, discount_type, discount_value, total_limit, customer_limit)
    select id, ${code}, ${terms.type ?? 'percentage'}, ${terms.value ?? 10}, ${terms.totalLimit ?? null},
      ${terms.customerLimit ?? null} from markets where slug = 'pl'`.execute(db);
}

export type Headers = Record<string, string>;

export const newKey = () => randomBytes(12).toString('hex');

/** The owner of a fixture's consents. */
type Person = { visitorUniqueId: string } | { userId: string };

/**
 * Acknowledges the rules on health permanently: tests of other topics set their own clocks. POST /consents does it for
 * shoppers.
 */
export async function acknowledgeHealth(db: Db, person: Person): Promise<void> {
  const [visitor, userId] = 'userId' in person ? [null, person.userId] : [person.visitorUniqueId, null];
  await sql`insert into visitor_consents (visitor_id, user_id, type, value, text_version, source, address_hash, created_at)
    select (select id from visitors where unique_id = ${visitor}), ${userId}::uuid, 'health', true,
      ${HEALTH_TEXT_VERSION}, '/', sha256('fixture'), '2099-12-31'`.execute(db);
}

/** POST /consents, as the shop's pages make it. */
export async function confirmHealthRules({ call }: TestApp, headers: Headers, value = true): Promise<void> {
  const body = {
    agrees: [{ type: 'health', value }],
    textVersion: HEALTH_TEXT_VERSION,
    source: '/koszyk/podsumowanie/',
  };
  const answer = await call('POST', '/api/consents', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

/**
 * A registered visitor, who has acknowledged the rules on health unless configured otherwise; the headers of its calls.
 */
export async function newVisitor(
  { call, database }: TestApp,
  market = 'pl',
  { knowsHealthRules = true } = {},
): Promise<Headers> {
  const uniqueId = `${market}_${randomBytes(9).toString('base64url')}`;
  const headers = { 'market-slug': market, 'accept-language': market, 'visitor-unique-id': uniqueId };
  await call('POST', '/api/visitors', { headers, body: { uniqueId } });
  if (knowsHealthRules) await acknowledgeHealth(database.db, { visitorUniqueId: uniqueId });
  return headers;
}

/** Adds an item to the cart; throws unless it was accepted. */
export async function addItem({ call }: TestApp, headers: Headers, itemId: string, quantity = 1) {
  const body = { itemType: 'product', itemId, quantity };
  const answer = await call('POST', '/api/cart-items', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.cartItem;
}

export async function getCart({ call }: TestApp, headers: Headers): Promise<Cart> {
  const answer = await call('GET', '/api/carts', { headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.cart;
}

export const guest = {
  firstName: 'Jan',
  lastName: 'Nowak',
  email: 'jan@example.com',
  phonePrefix: '48',
  phone: '600700800',
};

/** Of a company, as an order asks for an invoice with it. */
export const companyInvoice = {
  companyName: 'Łydka sp. z o.o.',
  vatId: '5261040567',
  address: 'Piotrkowska 1',
  postalCode: '90-001',
  city: 'Łódź',
  country: 'Polska',
};

export function orderOf(
  cart: Pick<Cart, 'id' | 'version'>,
  change: Partial<PlaceOrderRequest> = {},
): PlaceOrderRequest {
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    user: guest,
    agrees: [{ type: 'regulations', value: true }],
    paymentMethod: 'przelewy24',
    ageDeclaration: 'adult',
    ...change,
  };
}

/** A guest's order of one treatment: its data, and the headers that read it. */
export async function placeOrder(shop: TestApp, itemId: string, change: Partial<PlaceOrderRequest> = {}) {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, itemId);
  return orderCart(shop, headers, change);
}

/** Orders the content of the visitor's cart. */
export async function orderCart(shop: TestApp, headers: Headers, change: Partial<PlaceOrderRequest> = {}) {
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), change),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderPayment, orderToken } = answer.json().data;
  return { order, orderPayment, headers: { ...headers, 'order-token': orderToken } };
}

export const customerPassword = 'Dobre-haslo-1';

/** A registered customer with a phone of their own; the headers of their calls. */
export async function newCustomer(
  { call, database }: TestApp,
  { market = 'pl', isPhoneVerified = false, knowsHealthRules = true } = {},
) {
  const digits = [...randomBytes(9)].map((byte) => byte % 10).join('');
  const email = `${newKey()}@example.com`;
  const body = {
    email,
    password: customerPassword,
    firstName: 'Ewa',
    lastName: 'Lis',
    phonePrefix: '48',
    phone: digits,
    agrees: [{ type: 'regulations', value: true }],
  };
  const answer = await call('POST', '/api/users', { headers: { 'market-slug': market }, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { authToken, user } = answer.json().data;
  if (isPhoneVerified) await sql`update users set phone_verified_at = now() where id = ${user.id}`.execute(database.db);
  if (knowsHealthRules) await acknowledgeHealth(database.db, { userId: String(user.id) });
  const headers: Headers = { 'market-slug': market, 'accept-language': market, authorization: `Bearer ${authToken}` };
  return { userId: String(user.id), email, phone: digits, headers };
}
