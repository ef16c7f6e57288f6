import type { PaymentFigures } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

export interface FiguresSpan {
  /** Dates by the salons' clock, both included. */
  from: string;
  to: string;
  /** Orders with a line in this salon. */
  locationId?: string | undefined;
}

/** Codes of a list; the least used ones are in the list of codes. */
const MOST_CODES = 100;

const within = (column: string, { from, to }: FiguresSpan) =>
  sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'Europe/Warsaw'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`;

const inSalon = (order: string, { locationId }: FiguresSpan) =>
  locationId === undefined
    ? sql`true`
    : sql`exists (select from order_items i where i.order_id = ${sql.ref(order)} and i.location_id = ${locationId})`;

/** `salonCard` of `payment_transactions t`; of a gateway its payment method. */
const moneyWay = sql`coalesce('salon' || initcap(t.salon_method), t.payment_method)`;

/** Money by day and way: each part of the union reads its table by an index of time. */
export async function selectPaymentFigures(trx: Trx, span: FiguresSpan): Promise<PaymentFigures> {
  const payments = await sql<PaymentFigures['payments'][number]>`
    select to_char((m.at at time zone 'Europe/Warsaw')::date, 'YYYY-MM-DD') as date, m.currency, m.method,
      (count(*) filter (where m.paid > 0))::int as payments, sum(m.paid)::int as "amountPaid",
      sum(m.refunded)::int as "amountRefunded"
    from (
      select t.settled_at as at, t.currency, ${moneyWay} as method, t.amount as paid, 0 as refunded
        from payment_transactions t join order_payments op on op.id = t.order_payment_id
        where t.settled_at is not null and ${within('t.settled_at', span)} and ${inSalon('op.order_id', span)}
      union all select r.done_at, t.currency, ${moneyWay}, 0, r.amount
        from payment_refunds r join payment_transactions t on t.id = r.payment_transaction_id
          join order_payments op on op.id = t.order_payment_id
        where r.done_at is not null and ${within('r.done_at', span)} and ${inSalon('op.order_id', span)}
      union all select v.created_at, o.currency, 'voucher',
          case v.kind when 'spend' then abs(e.amount) else 0 end, case v.kind when 'spend' then 0 else abs(e.amount) end
        from voucher_transfers v join voucher_entries e on e.transfer_id = v.id and e.account = 'order'
          join orders o on o.id = v.order_id
        where v.order_id is not null and ${within('v.created_at', span)} and ${inSalon('v.order_id', span)}
    ) m group by 1, 2, 3 order by 1, 2, 3`.execute(trx);
  const codes = await sql<PaymentFigures['codes'][number]>`
    select o.discount_code_id::text as id, min(o.discount_code) as code, o.currency, count(*)::int as orders,
      sum(o.discount_code_value)::int as discount, sum(o.price_total)::int as "priceTotal"
    from orders o where o.discount_code_id is not null and o.done_status <> 'canceled'
      and ${within('o.created_at', span)} and ${inSalon('o.id', span)}
    group by o.discount_code_id, o.currency order by orders desc, code, o.currency limit ${MOST_CODES}`.execute(trx);
  return { payments: payments.rows, codes: codes.rows };
}
