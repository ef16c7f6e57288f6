import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** One part of an export: the condition on its rows (`r`), and excluded columns (secrets or the shop's own). */
interface ExportedPart {
  table: string;
  whose(userId: string): RawBuilder<unknown>;
  without?: readonly string[];
}

const own = (userId: string) => sql`r.user_id = ${userId}::uuid`;
const ofOwnOrders = (userId: string) => sql`r.order_id in (select id from orders where user_id = ${userId}::uuid)`;
const ownOrderItems = (userId: string) => sql`(select i.id from order_items i join orders o on o.id = i.order_id
  where o.user_id = ${userId}::uuid)`;
const ownCarts = (userId: string) => sql`(select id from carts where user_id = ${userId}::uuid)`;
const ownTransactions = (userId: string) => sql`(select t.id from payment_transactions t
  join order_payments p on p.id = t.order_payment_id join orders o on o.id = p.order_id
  where o.user_id = ${userId}::uuid)`;
const ownVisits = (userId: string) => sql`(select id from visits where user_id = ${userId}::uuid
  or order_item_id in ${ownOrderItems(userId)})`;
const ownVoucherTransfers = (userId: string) => sql`(select id from voucher_transfers
  where order_id in (select id from orders where user_id = ${userId}::uuid)
    or voucher_id in (select id from issued_vouchers where order_item_id in ${ownOrderItems(userId)}))`;
// Addresses and numbers that were never verified: messages of other persons may have gone to them, or come from them.
const verifiedEmail = (userId: string) =>
  sql`(select email from users where id = ${userId}::uuid and email_verified_at is not null)`;
const verifiedNumber = (userId: string) =>
  sql`(select phone_prefix || phone from users where id = ${userId}::uuid and phone_verified_at is not null)`;
const ownForms = (userId: string) => sql`(select id from leads where user_id = ${userId}::uuid
  or (user_id is null and email = ${verifiedEmail(userId)}))`;

/** All data about a user. A test compares the list with every table that leads to users. */
export const EXPORTED: Record<string, ExportedPart> = {
  profile: { table: 'users', whose: (userId) => sql`r.id = ${userId}::uuid`, without: ['password_hash'] },
  sessions: { table: 'sessions', whose: own, without: ['token_hash'] },
  carts: { table: 'carts', whose: own },
  cartItems: {
    table: 'cart_items',
    whose: (userId) => sql`r.cart_id in ${ownCarts(userId)}`,
  },
  cartVersions: { table: 'cart_versions', whose: (userId) => sql`r.cart_id in ${ownCarts(userId)}` },
  consents: { table: 'consents', whose: own },
  visitorConsents: { table: 'visitor_consents', whose: own, without: ['address_hash'] },
  orders: { table: 'orders', whose: own, without: ['request_scope'] },
  orderItems: { table: 'order_items', whose: ofOwnOrders },
  orderPayments: { table: 'order_payments', whose: ofOwnOrders },
  paymentTransactions: {
    table: 'payment_transactions',
    whose: (userId) => sql`r.id in ${ownTransactions(userId)}`,
    without: ['session_id'],
  },
  salonCoupons: {
    table: 'salon_coupons',
    whose: (userId) => sql`r.payment_transaction_id in ${ownTransactions(userId)}`,
    without: ['taken_by'],
  },
  invoices: { table: 'invoices', whose: ofOwnOrders },
  eInvoiceReceipts: {
    table: 'e_invoice_receipts',
    whose: (userId) => sql`r.invoice_id in (select f.id from invoices f join orders o on o.id = f.order_id
      where o.user_id = ${userId}::uuid)`,
  },
  vouchers: { table: 'issued_vouchers', whose: (userId) => sql`r.order_item_id in ${ownOrderItems(userId)}` },
  voucherTransfers: { table: 'voucher_transfers', whose: (userId) => sql`r.id in ${ownVoucherTransfers(userId)}` },
  voucherEntries: { table: 'voucher_entries', whose: (userId) => sql`r.transfer_id in ${ownVoucherTransfers(userId)}` },
  discountRedemptions: { table: 'discount_redemptions', whose: ofOwnOrders },
  orderRefunds: { table: 'order_refunds', whose: ofOwnOrders, without: ['requested_by'] },
  orderRefundItems: {
    table: 'order_refund_items',
    whose: (userId) => sql`r.order_item_id in ${ownOrderItems(userId)}`,
  },
  paymentRefunds: {
    table: 'payment_refunds',
    whose: (userId) => sql`r.payment_transaction_id in ${ownTransactions(userId)}`,
  },
  visits: {
    table: 'visits',
    whose: (userId) => sql`r.id in ${ownVisits(userId)}`,
    without: ['holder', 'holder_address'],
  },
  visitNotes: { table: 'visit_notes', whose: (userId) => sql`r.visit_id in ${ownVisits(userId)}` },
  waitingList: {
    table: 'waiting_list',
    whose: (userId) => sql`(r.user_id = ${userId}::uuid
      or (r.user_id is null and lower(r.email) = ${verifiedEmail(userId)}))`,
    without: ['token_hash'],
  },
  forms: { table: 'leads', whose: (userId) => sql`r.id in ${ownForms(userId)}`, without: ['answered_by'] },
  formConsents: { table: 'lead_consents', whose: (userId) => sql`r.lead_id in ${ownForms(userId)}` },
  formFiles: { table: 'lead_files', whose: (userId) => sql`r.lead_id in ${ownForms(userId)}` },
  messages: {
    table: 'messages',
    whose: (userId) => sql`((r.channel = 'email' and lower(r.recipient) = ${verifiedEmail(userId)})
      or (r.channel = 'sms' and r.recipient = ${verifiedNumber(userId)}))`,
    without: ['secret', 'once_key', 'last_error'],
  },
  opinions: { table: 'opinions', whose: own },
  newCustomerDiscounts: { table: 'new_customer_discounts', whose: own },
  discountCodes: { table: 'customer_discount_codes', whose: own },
  files: { table: 'file_uploads', whose: own },
  salons: { table: 'staff_locations', whose: own },
};

/**
 * Tables that lead to users and are excluded: secrets without content, photographs of the shop, and differences between
 * its books and a gateway's.
 */
export const NOT_EXPORTED = [
  'email_tokens',
  'one_time_codes',
  'second_factors',
  'recovery_codes',
  'order_tokens',
  'shop_pictures',
  'payment_alerts',
  'payment_differences',
] as const;

/** Every row about a user as JSON, by part; with the column names of the database. */
export async function exportUser(trx: Trx, userId: string): Promise<Record<string, unknown[]>> {
  const parts: [string, unknown[]][] = [];
  for (const [name, { table, whose, without = [] }] of Object.entries(EXPORTED)) {
    const found = await sql<{ row: unknown }>`select to_jsonb(r) - ${[...without]}::text[] as row
      from ${sql.table(table)} r where ${whose(userId)} limit 10000`.execute(trx);
    parts.push([name, found.rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(parts);
}
