import { sql } from 'kysely';
import { ofUser, type PersonalData } from '../../platform/personal-data';
import { anonymizeOrders } from './anonymize-orders';
import { ownOrderItems } from './orders';

const ofOwnOrders = (userId: string) => sql`r.order_id in (select id from orders where user_id = ${userId}::uuid)`;
const ownCarts = (userId: string) => sql`(select id from carts where user_id = ${userId}::uuid)`;
const ownTransactions = (userId: string) => sql`(select t.id from payment_transactions t
  join order_payments p on p.id = t.order_payment_id join orders o on o.id = p.order_id
  where o.user_id = ${userId}::uuid)`;
const ownVoucherTransfers = (userId: string) => sql`(select id from voucher_transfers
  where order_id in (select id from orders where user_id = ${userId}::uuid)
    or voucher_id in (select id from issued_vouchers where order_item_id in ${ownOrderItems(userId)}))`;

export const salesPersonalData: PersonalData = {
  exports: {
    carts: { table: 'carts', whose: ofUser },
    cartItems: {
      table: 'cart_items',
      whose: (userId) => sql`r.cart_id in ${ownCarts(userId)}`,
    },
    cartVersions: { table: 'cart_versions', whose: (userId) => sql`r.cart_id in ${ownCarts(userId)}` },
    orders: { table: 'orders', whose: ofUser, without: ['request_scope'] },
    orderItems: { table: 'order_items', whose: ofOwnOrders },
    orderPayments: { table: 'order_payments', whose: ofOwnOrders },
    orderStatusChanges: { table: 'order_status_changes', whose: ofOwnOrders },
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
    deskSales: { table: 'desk_sales', whose: ofOwnOrders, without: ['sold_by'] },
    tillEntries: { table: 'till_entries', whose: ofOwnOrders, without: ['taken_by'] },
    invoices: { table: 'invoices', whose: ofOwnOrders, without: ['corrected_by'] },
    invoiceCorrectionItems: {
      table: 'invoice_correction_items',
      whose: (userId) => sql`r.order_item_id in ${ownOrderItems(userId)}`,
    },
    eInvoiceReceipts: {
      table: 'e_invoice_receipts',
      whose: (userId) => sql`r.invoice_id in (select f.id from invoices f join orders o on o.id = f.order_id
      where o.user_id = ${userId}::uuid)`,
    },
    vouchers: { table: 'issued_vouchers', whose: (userId) => sql`r.order_item_id in ${ownOrderItems(userId)}` },
    voucherTransfers: { table: 'voucher_transfers', whose: (userId) => sql`r.id in ${ownVoucherTransfers(userId)}` },
    voucherEntries: {
      table: 'voucher_entries',
      whose: (userId) => sql`r.transfer_id in ${ownVoucherTransfers(userId)}`,
    },
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
    newCustomerDiscounts: { table: 'new_customer_discounts', whose: ofUser },
    discountCodes: { table: 'customer_discount_codes', whose: ofUser },
  },
  /** Lines of carts, which name the recipient of a voucher, and remembered codes; ordered data stay in the order. */
  async purge(trx, userId) {
    await sql`delete from cart_items where cart_id in ${ownCarts(userId)}`.execute(trx);
    await sql`delete from cart_versions where cart_id in ${ownCarts(userId)}`.execute(trx);
    await sql`delete from customer_discount_codes where user_id = ${userId}`.execute(trx);
  },
  /** Orders are retained by law, with the data that each was made with. */
  async anonymize(trx, userId) {
    await sql`update orders set user_id = null, is_unlinked = true where user_id = ${userId}`.execute(trx);
  },
  async link(trx, { userId, orderIds }) {
    await sql`update orders set user_id = ${userId} where id = any(${orderIds}::uuid[])`.execute(trx);
  },
  anonymizeOrders,
  notExported: ['order_tokens', 'payment_alerts', 'payment_differences'],
};
