import type { OrderHistoryEntry } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { isInScope, type SalonScope, selectAuditTrail } from '../../people/staff';
import { orderHistory, type RecordedStep } from './order-history-rules';

/** The history of an order; of its visits those in the caller's salons. */
export async function selectOrderHistory(trx: Trx, orderId: string, scope: SalonScope): Promise<OrderHistoryEntry[]> {
  const visits = await sql<{ id: string; locationId: string }>`select v.id, v.location_id::text as "locationId"
    from visits v join order_items i on i.id = v.order_item_id where i.order_id = ${orderId}`.execute(trx);
  const visitIds = visits.rows.filter(({ locationId }) => isInScope(scope, locationId)).map(({ id }) => id);
  return orderHistory(
    await selectSteps(trx, orderId),
    await selectAuditTrail(trx, 'order', [orderId]),
    await selectAuditTrail(trx, 'event', visitIds),
  );
}

/** `salonCard` of `payment_transactions t`; of a gateway its payment method. */
const moneyWay = sql`coalesce('salon' || initcap(t.salon_method), t.payment_method)`;

/** Who made the correction of step `s` by hand: the document has its own instant. */
const corrector = sql`(select json_build_object('id', f.corrected_by, 'name', u.first_name || ' ' || u.last_name)
  from invoices f left join users u on u.id = f.corrected_by and u.deleted_at is null
  where s.kind = 'correction' and f.number = s.reference and f.corrected_by is not null)`;

/** Of one instant: money, then what follows from it: the paid status, the done status, the document. */
async function selectSteps(trx: Trx, orderId: string): Promise<RecordedStep[]> {
  const found = await sql<RecordedStep>`
    select s.at, s.kind, s."from", s."to", s.amount, s.reference, ${corrector} as "madeBy" from (
      select 0 as rank, o.created_at as at, 'placed' as kind, null as "from", null as "to", o.price_total as amount,
        null as reference from orders o where o.id = ${orderId}
      union all select 1, t.settled_at, 'payment', null, ${moneyWay}, t.amount, t.id::text
        from payment_transactions t join order_payments op on op.id = t.order_payment_id
        where op.order_id = ${orderId} and t.settled_at is not null
      union all select case t.kind when 'spend' then 1 else 2 end, t.created_at,
        case t.kind when 'spend' then 'voucherPayment' else 'voucherReturn' end, null, null,
        abs(e.amount), '…' || right(v.code, 4)
        from voucher_transfers t join voucher_entries e on e.transfer_id = t.id and e.account = 'order'
          join issued_vouchers v on v.id = t.voucher_id where t.order_id = ${orderId}
      union all select 1, r.created_at, 'refund', null, r.reason, r.amount, r.id::text
        from order_refunds r where r.order_id = ${orderId}
      union all select 3, p.done_at, 'refundPaidOut', null, ${moneyWay}, p.amount, t.id::text
        from payment_refunds p join payment_transactions t on t.id = p.payment_transaction_id
          join order_payments op on op.id = t.order_payment_id
        where op.order_id = ${orderId} and p.done_at is not null
      union all select 1, i.withdrawn_at, 'withdrawal', null, null, null, i.id::text
        from order_items i where i.order_id = ${orderId} and i.withdrawn_at is not null
      union all select 4, c.at, 'paidStatus', c.paid_from, c.paid_to, null, null
        from order_status_changes c where c.order_id = ${orderId} and c.paid_from <> c.paid_to
      union all select 5, c.at, 'doneStatus', c.done_from, c.done_to, null, null
        from order_status_changes c where c.order_id = ${orderId} and c.done_from <> c.done_to
      union all select case when f.replaces_id is null then 6 else 7 end, f.issued_at, f.kind, null, null, (f.content ->> 'total')::int, f.number
        from invoices f where f.order_id = ${orderId}
    ) s order by s.at, s.rank, s.reference`.execute(trx);
  return found.rows;
}
