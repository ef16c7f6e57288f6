import { randomBytes, randomUUID } from 'node:crypto';
import type { LocaleCode, Market } from '@aksamit/contracts';
import type { SalePreview, saleRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { newToken } from '../../../platform/secret-token';
import { sellVisit } from '../../booking/visits';
import { upsertVisitor } from '../../operations/markets';
import type { SalonScope } from '../../people/staff';
import { loadCart, makeDeskCart, type PricedCart, priceRecord, pricingScopeOf } from '../carts';
import { salesError } from '../errors';
import { finishUsedOrder, insertOrder, lockOrder, queueOrderMail } from '../orders';
import { type Buyer, type FoundSale, findSale, type SaleSubject } from './find-buyer';

/** Where and when the desk sells. */
export interface DeskContext {
  scope: SalonScope;
  actorId: string;
  market: Market;
  locale: LocaleCode;
  now: Date;
  /** Prefix of the market's pages in a language, for the links of the order's e-mails. */
  basePathOf(locale: LocaleCode): Promise<string>;
}

type SaleInput = z.output<typeof saleRequest>;

/** Rolls the cart of a preview back. */
const PREVIEW = 'desk_sale_preview';

/**
 * What the sale would cost now, by the same rule as the cart's; nothing is stored.
 * @throws 404; 409 visit_has_order; 422 no_price
 */
export async function previewSale(
  trx: Trx,
  subject: SaleSubject & { quantity: number },
  context: DeskContext,
): Promise<SalePreview> {
  const sale = await findSale(trx, subject, context.scope);
  await sql`savepoint ${sql.ref(PREVIEW)}`.execute(trx);
  const { priced } = await priceSale(trx, sale, { ...subject, isConfirmed: false }, context);
  await sql`rollback to savepoint ${sql.ref(PREVIEW)}`.execute(trx);
  const [item] = priced.record.items;
  const { firstName, lastName, email, phonePrefix, phone } = sale.buyer;
  return {
    product: { id: sale.productId, name: item?.product.name[context.locale] ?? '' },
    price: priced.totals.amountDue,
    currency: priced.record.currency,
    lowestPrice: priced.prices[0]?.lowestPriceValue ?? null,
    needsAge: sale.buyer.age === null,
    confirmation: item?.product.checkboxLabel?.[context.locale] ?? null,
    customer: { firstName, lastName, email, phonePrefix, phone },
  };
}

/**
 * Makes an order of one treatment for the customer of a visit or an order: at once accepted, to be paid in the salon.
 * Prices, lines, e-mails and later invoices are those of every order. A visit by phone becomes that of its order.
 * @returns its id
 * @throws 404; 409 visit_has_order, sale_changed when it costs something else than was shown; 422 no_price,
 *   confirmation_required; on `email` and `ageDeclaration` where they are not known
 */
export async function sellAtDesk(trx: Trx, input: SaleInput, context: DeskContext): Promise<string> {
  const sale = await findSale(trx, input, context.scope);
  const email = sale.buyer.email ?? input.email;
  if (email === undefined) throw invalidFields({ email: ['required'] });
  const age = sale.buyer.age ?? input.ageDeclaration;
  if (age === undefined) throw invalidFields({ ageDeclaration: ['required'] });
  const { priced } = await priceSale(trx, sale, input, context);
  requireConfirmed(priced, context.locale);
  if (priced.totals.amountDue !== input.price) throw salesError('409 sale_changed');
  const orderId = await writeOrder(trx, { ...sale.buyer, email, age }, priced, context);
  await sql`insert into desk_sales (order_id, location_id, sold_by, sold_at)
    values (${orderId}, ${input.locationId}, ${context.actorId}, ${context.now})`.execute(trx);
  if (sale.visit) await attach(trx, sale.visit, orderId);
  await queueOrderMail(trx, 'orderPlaced', orderId);
  return orderId;
}

async function priceSale(
  trx: Trx,
  { buyer, productId }: FoundSale,
  { quantity, isConfirmed }: { quantity: number; isConfirmed: boolean },
  { market, now }: DeskContext,
): Promise<{ priced: PricedCart }> {
  const { userId } = buyer;
  const of = userId === null ? { visitorId: buyer.visitorId ?? (await newVisitorOf(trx, market)) } : { userId };
  const cartId = await makeDeskCart(trx, {
    marketId: market.id,
    currency: market.currencies[0]?.code ?? 'PLN',
    buyer: of,
    productId,
    quantity,
    isConfirmed,
  });
  const record = await loadCart(trx, cartId, pricingScopeOf({ market, now }));
  if (!record) throw new Error('Failed to price a sale at the desk: its cart is gone. Nothing was written.');
  const priced = priceRecord(record, { code: null, voucher: null, newCustomerDiscount: 0 }, { market, now });
  if (!priced.prices[0]) throw salesError('422 no_price', { fields: { quantity: ['no_price'] } });
  return { priced };
}

/** A guest who was never in the shop: a cart belongs to somebody. */
async function newVisitorOf(trx: Trx, market: Market): Promise<string> {
  const uniqueId = `${market.slug}_${randomBytes(9).toString('base64url')}`;
  return (await upsertVisitor(trx, uniqueId, market.id)).id;
}

function requireConfirmed({ record }: PricedCart, locale: LocaleCode): void {
  const missing = record.items.filter(({ isConfirmed, product }) => product.checkboxLabel !== null && !isConfirmed);
  if (missing.length === 0) return;
  const lines = missing.map(({ id, product }) => ({
    cartItemId: id,
    name: product.name[locale],
    label: product.checkboxLabel?.[locale] ?? '',
  }));
  throw salesError('422 confirmation_required', { details: { lines } });
}

async function writeOrder(
  trx: Trx,
  { userId, locale, gender, age, ...buyer }: Buyer & { email: string },
  priced: PricedCart,
  { market, now, basePathOf }: DeskContext,
): Promise<string> {
  const owner = userId === null ? { kind: 'visitor' as const, visitorUniqueId: '' } : { kind: 'user' as const, userId };
  const { firstName, lastName, email, phonePrefix, phone } = buyer;
  const context = {
    owner,
    market,
    locale,
    basePath: await basePathOf(locale),
    now,
    // The call's idempotency key guards the repeat.
    requestScope: `desk ${randomUUID()}`,
    isAgeRequired: false,
  };
  const input = {
    cartId: priced.record.id,
    cartVersion: priced.record.version,
    user: { firstName, lastName, email, phonePrefix, phone, ...(gender === null ? {} : { gender }) },
    agrees: [],
    paymentMethod: 'cash' as const,
    age,
  };
  return (await insertOrder(trx, context, input, priced, newToken())).orderId;
}

/** The visit is that of the order's line; one that was made already uses the line up. */
async function attach(trx: Trx, visit: NonNullable<FoundSale['visit']>, orderId: string): Promise<void> {
  const lines = await sql<{ id: string }>`select id from order_items where order_id = ${orderId}
    order by position limit 1`.execute(trx);
  await sellVisit(trx, visit.id, lines.rows[0]?.id ?? '');
  if (visit.state === 'done') await finishUsedOrder(trx, await lockOrder(trx, orderId));
}
