import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** One part of an export: whose rows (`r`), and columns that are secrets or the shop's own. */
interface ExportedPart {
  table: string;
  whose(userId: string): RawBuilder<unknown>;
  without?: readonly string[];
}

const own = (userId: string) => sql`r.user_id = ${userId}::uuid`;
const ofOwnOrders = (userId: string) => sql`r.order_id in (select id from orders where user_id = ${userId}::uuid)`;

/** Everything held about a user. A test holds the list against every table that names users. */
export const EXPORTED: Record<string, ExportedPart> = {
  profile: { table: 'users', whose: (userId) => sql`r.id = ${userId}::uuid`, without: ['password_hash'] },
  sessions: { table: 'sessions', whose: own, without: ['token_hash'] },
  carts: { table: 'carts', whose: own },
  cartItems: {
    table: 'cart_items',
    whose: (userId) => sql`r.cart_id in (select id from carts where user_id = ${userId}::uuid)`,
  },
  consents: { table: 'consents', whose: own },
  visitorConsents: { table: 'visitor_consents', whose: own, without: ['address_hash'] },
  orders: { table: 'orders', whose: own, without: ['request_scope'] },
  orderItems: { table: 'order_items', whose: ofOwnOrders },
  orderPayments: { table: 'order_payments', whose: ofOwnOrders },
  paymentTransactions: {
    table: 'payment_transactions',
    whose: (userId) => sql`r.order_payment_id in (select p.id from order_payments p join orders o on o.id = p.order_id
      where o.user_id = ${userId}::uuid)`,
    without: ['session_id'],
  },
  invoices: { table: 'invoices', whose: ofOwnOrders },
  vouchers: {
    table: 'issued_vouchers',
    whose: (userId) => sql`r.order_item_id in (select i.id from order_items i join orders o on o.id = i.order_id
      where o.user_id = ${userId}::uuid)`,
  },
  orderRefunds: { table: 'order_refunds', whose: ofOwnOrders, without: ['requested_by'] },
  visits: { table: 'visits', whose: own, without: ['holder', 'holder_address'] },
  visitNotes: {
    table: 'visit_notes',
    whose: (userId) => sql`r.visit_id in (select id from visits where user_id = ${userId}::uuid)`,
  },
  waitingList: { table: 'waiting_list', whose: own, without: ['token_hash'] },
  forms: { table: 'leads', whose: own, without: ['answered_by'] },
  formConsents: {
    table: 'lead_consents',
    whose: (userId) => sql`r.lead_id in (select id from leads where user_id = ${userId}::uuid)`,
  },
  // To an address that was only typed in somebody else's mail may have gone.
  messages: {
    table: 'messages',
    whose: (userId) => sql`r.recipient = (select u.email from users u
      where u.id = ${userId}::uuid and u.email_verified_at is not null)`,
    without: ['secret', 'once_key', 'last_error'],
  },
  opinions: { table: 'opinions', whose: own },
  newCustomerDiscounts: { table: 'new_customer_discounts', whose: own },
  discountCodes: { table: 'customer_discount_codes', whose: own },
  files: { table: 'file_uploads', whose: own },
  salons: { table: 'staff_locations', whose: own },
};

/** Tables that name users and are left out: secrets that have no content, and work of staff for the shop. */
export const NOT_EXPORTED = ['email_tokens', 'one_time_codes'] as const;

/** Every row about a user as JSON, by part; names of columns as the shop keeps them. */
export async function exportUser(trx: Trx, userId: string): Promise<Record<string, unknown[]>> {
  const parts: [string, unknown[]][] = [];
  for (const [name, { table, whose, without = [] }] of Object.entries(EXPORTED)) {
    const found = await sql<{ row: unknown }>`select to_jsonb(r) - ${[...without]}::text[] as row
      from ${sql.table(table)} r where ${whose(userId)} limit 10000`.execute(trx);
    parts.push([name, found.rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(parts);
}
