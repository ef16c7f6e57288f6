/** Carts, orders, what is paid and what is paid back. */
import { defineDomain } from '../../platform/domain';
import { registerCarts } from './carts';
import { registerCompanyRegister } from './company-register';
import { registerDeskSales } from './desk-sales';
import { registerDiscounts } from './discounts';
import { salesCallErrors, salesErrors } from './errors';
import { registerInvoices } from './invoices';
import { salesJobs } from './jobs';
import { registerOrders } from './orders';
import { registerPayments } from './payments';
import { salesPersonalData } from './personal-data';
import { salesQueues } from './queues';
import { registerRefunds } from './refunds';
import { registerStaffOrders } from './staff-orders';
import en from './texts/en.json';
import pl from './texts/pl.json';
import { registerTills } from './tills';

/** The kinds of messages that this domain has texts for. */
declare module '../operations/messages/message-kinds' {
  interface EmailKinds extends Record<keyof typeof pl.email, true> {}
}

export const sales = defineDomain({
  name: 'sales',
  routes: [
    registerCarts,
    registerDiscounts,
    registerOrders,
    registerPayments,
    registerRefunds,
    registerInvoices,
    registerCompanyRegister,
    registerStaffOrders,
    registerTills,
    registerDeskSales,
  ],
  jobs: salesJobs,
  errors: salesErrors,
  callErrors: salesCallErrors,
  queues: salesQueues,
  texts: { pl, en },
  personalData: salesPersonalData,
  owns: [
    'cart_items',
    'cart_versions',
    'carts',
    'customer_discount_codes',
    'desk_sales',
    'discount_codes',
    'discount_redemptions',
    'e_invoice_receipts',
    'exchange_rate_looks',
    'exchange_rates',
    'invoice_correction_items',
    'invoice_counters',
    'invoices',
    'issued_vouchers',
    'new_customer_discounts',
    'order_items',
    'order_payments',
    'order_refund_items',
    'order_refunds',
    'order_status_changes',
    'order_tokens',
    'orders',
    'payment_alerts',
    'payment_comparisons',
    'payment_differences',
    'payment_notices',
    'payment_refunds',
    'payment_transactions',
    'salon_coupons',
    'till_corrections',
    'till_entries',
    'till_movements',
    'tills',
    'unbelieved_notices',
    'voucher_entries',
    'voucher_transfers',
  ],
  publishes: ['cart_items', 'carts', 'desk_sales', 'order_items', 'orders'],
});
