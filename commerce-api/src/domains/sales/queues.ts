import { sql } from 'kysely';
import type { Queue } from '../../platform/domain';

export const salesQueues: readonly Queue[] = [
  {
    name: 'payments',
    pending: sql`select next_check_at as due_at from payment_transactions where next_check_at is not null`,
  },
  { name: 'refunds', pending: sql`select next_try_at as due_at from payment_refunds where state = 'requested'` },
  {
    name: 'vouchers',
    pending: sql`select v.send_at as due_at from issued_vouchers v join order_items i on i.id = v.order_item_id
      join orders o on o.id = i.order_id where v.send_at is not null and v.mailed_at is null and v.state = 'active'
        and i.withdrawn_at is null and o.done_status <> 'canceled'`,
  },
  {
    name: 'e-invoices',
    // The correction of an invoice without a number is due with it, see `takeDueEInvoices`.
    pending: sql`select greatest(d.e_invoice_next_try_at, case when o.e_invoice_number is null
        and o.e_invoice_problem is null then o.e_invoice_next_try_at end) as due_at
      from invoices d left join invoices o on o.id = d.corrects_id where d.e_invoice_next_try_at is not null`,
  },
];
