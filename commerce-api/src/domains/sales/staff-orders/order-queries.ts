import type { LocaleCode, OrderDoneStatus, OrderPaidStatus } from '@aksamit/contracts';
import type { Figures, PaymentDifference, StaffOrder, StaffOrderSummary } from '@aksamit/contracts/staff';
import { DEFAULT_VOUCHER_DESIGN } from '@aksamit/contracts/voucher-designs';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { listStaffInvoices } from '../invoices';
import { completeCashRefund, listRefunds } from '../refunds';

const columns = sql`o.id, o.number, o.created_at as "createdAt", o.market_id::text as "marketId", o.user_id as "userId",
  o.first_name as "firstName", o.last_name as "lastName", o.email, o.phone_prefix as "phonePrefix", o.phone,
  o.done_status as "doneStatus", o.paid_status as "paidStatus", o.payment_method as "paymentMethod", o.currency,
  o.price_total as "priceTotal", o.amount_due as "amountDue", o.amount_paid as "amountPaid",
  o.amount_refunded as "amountRefunded"`;

export const ORDER_SORTS = ['createdAt', 'priceTotal'] as const;
const ORDERS = { createdAt: sql`o.created_at`, priceTotal: sql`o.price_total` };

export interface OrderFilter {
  q?: string | undefined;
  doneStatus?: OrderDoneStatus | undefined;
  paidStatus?: OrderPaidStatus | undefined;
  /** With a visit or a chosen slot in this salon. */
  locationId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: { field: (typeof ORDER_SORTS)[number]; descending: boolean };
  limit: number;
  offset: number;
}

export async function selectStaffOrders(trx: Trx, filter: OrderFilter) {
  const pattern = filter.q ? `%${filter.q.replace(/[\\%_]/g, '\\$&')}%` : null;
  const matching = sql`(${filter.doneStatus ?? null}::text is null or o.done_status = ${filter.doneStatus ?? null})
    and (${filter.paidStatus ?? null}::text is null or o.paid_status = ${filter.paidStatus ?? null})
    and (${filter.from ?? null}::timestamptz is null or o.created_at >= ${filter.from ?? null})
    and (${filter.to ?? null}::timestamptz is null or o.created_at < ${filter.to ?? null})
    and (${filter.locationId ?? null}::bigint is null or exists (select from order_items i
      left join visits v on v.order_item_id = i.id
      where i.order_id = o.id and ${filter.locationId ?? null}::bigint in (i.location_id, v.location_id)))
    and (${pattern}::text is null or o.number ilike ${pattern} or o.email ilike ${pattern} or o.phone like ${pattern}
      or search_form(o.first_name || ' ' || o.last_name) like search_form(${pattern ?? ''}))`;
  const direction = filter.sort.descending ? sql`desc` : sql`asc`;
  const found = await sql<StaffOrderSummary>`select ${columns} from orders o where ${matching}
    order by ${ORDERS[filter.sort.field]} ${direction}, o.id limit ${filter.limit} offset ${filter.offset}`.execute(
    trx,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from orders o where ${matching}`.execute(
    trx,
  );
  return { orders: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** How a voucher's line `i` looks, and when it leaves or left; null for another line. */
const boughtVoucher = sql`case i.item_type when 'voucher' then json_build_object(
    'design', coalesce(i.data ->> 'voucherDesign', ${DEFAULT_VOUCHER_DESIGN}::text),
    'email', i.data ->> 'voucherEmail', 'sendOn', i.data ->> 'voucherSendOn',
    'sentAt', (select case when bool_and(g.mailed_at is not null) then to_json(max(g.mailed_at)) end
      from issued_vouchers g where g.order_item_id = i.id)) end`;

/**
 * An order with its lines, payments, refunds and visits; null when there is none.
 * @param locale of who looks at it: names of lines are in it. What the customer confirmed is in the order's language
 */
export async function findStaffOrder(trx: Trx, orderId: string, locale: LocaleCode): Promise<StaffOrder | null> {
  const found = await sql<Omit<StaffOrder, 'refunds' | 'payments' | 'events' | 'invoices'>>`select ${columns},
      o.invoice is not null as "isInvoiceRequested",
      o.discount_code as "discountCode", o.discount_code_value as "discountCodeValue",
      (select json_agg(json_build_object('id', i.id, 'itemType', i.item_type, 'productId', i.product_id::text,
          'name', i.name ->> ${locale}::text, 'quantity', i.quantity, 'price', i.price, 'amountReturned', i.amount_returned,
          'visitCount', i.visit_count, 'confirmedLabel', i.confirmed_label ->> o.locale, 'voucher', ${boughtVoucher}) order by i.position)
        from order_items i where i.order_id = o.id) as items
    from orders o where o.id = ${orderId}`.execute(trx);
  const order = found.rows[0];
  if (!order) return null;
  const payments = await sql<StaffOrder['payments'][number]>`select t.id, t.created_at as "createdAt",
      t.payment_method as "paymentMethod", t.payment_provider as "paymentProvider", t.amount,
      t.amount_refunded as "amountRefunded", t.status, t.external_id as "externalId",
      t.salon_method as "salonMethod",
      (select json_build_object('service', c.service, 'code', c.code, 'holderName', c.holder_name)
        from salon_coupons c where c.payment_transaction_id = t.id) as coupon
    from payment_transactions t join order_payments op on op.id = t.order_payment_id
    where op.order_id = ${orderId} order by t.created_at, t.id`.execute(trx);
  const events = await sql<StaffOrder['events'][number]>`select v.id, v.order_item_id as "orderProductId", v.state,
      lower(v.during) as "startAt", v.location_id::text as "locationId"
    from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${orderId} and v.state <> 'released' order by lower(v.during), v.id`.execute(trx);
  return {
    ...order,
    payments: payments.rows,
    refunds: await listRefunds(trx, orderId),
    events: events.rows,
    invoices: await listStaffInvoices(trx, orderId),
  };
}

/** Alerts of gateways and webhooks, and differences found by the nightly comparison. */
const differences = sql`(
  select id::text as id, kind, payment_transaction_id, details, created_at, resolved_at from payment_alerts
  union all
  select id::text, kind, payment_transaction_id, jsonb_build_object('day', day, 'provider', payment_provider,
      'externalId', external_id, 'gatewayAmount', gateway_amount, 'amount', amount, 'currency', currency),
    created_at, resolved_at from payment_differences) a`;

/** Tasks for a person: open ones first, the newest ahead. */
export async function selectDifferences(
  trx: Trx,
  filter: { isOpen: boolean; sort?: string | undefined; limit: number; offset: number },
): Promise<{ paymentDifferences: PaymentDifference[]; total: number }> {
  const matching = sql`(not ${filter.isOpen}::boolean or a.resolved_at is null)`;
  const found = await sql<PaymentDifference>`select a.id, a.kind,
      a.payment_transaction_id as "paymentTransactionId", o.id as "orderId", o.number as "orderNumber", a.details,
      a.created_at as "createdAt", a.resolved_at as "resolvedAt"
    from ${differences} left join payment_transactions t on t.id = a.payment_transaction_id
      left join order_payments op on op.id = t.order_payment_id
      left join orders o on o.id = coalesce(op.order_id,
        case a.kind when 'e_invoice_refused' then (a.details ->> 'orderId')::uuid end)
    where ${matching} order by ${sortedBy(filter.sort, { createdAt: sql`a.created_at`, kind: sql`a.kind` })} a.resolved_at is not null, a.created_at desc, a.id desc
    limit ${filter.limit} offset ${filter.offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${differences}
    where ${matching}`.execute(trx);
  return { paymentDifferences: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Records that staff handled a difference; a pending cash refund is thereby paid out of the till that took the money.
 * @returns false when there is none
 */
export async function resolveDifference(trx: Trx, id: string, by: { actorId: string; now: Date }): Promise<boolean> {
  const resolved = sql`resolved_at = coalesce(resolved_at, ${by.now}::timestamptz)`;
  const alerts = await sql<Parameters<typeof completeCashRefund>[1]>`update payment_alerts set ${resolved}
    where id::text = ${id} returning kind, payment_transaction_id as "paymentTransactionId",
      details ->> 'refundId' as "refundId"`.execute(trx);
  for (const alert of alerts.rows) await completeCashRefund(trx, alert, by);
  if (alerts.rows.length > 0) return true;
  const done = await sql`update payment_differences set ${resolved} where id::text = ${id}`.execute(trx);
  return (done.numAffectedRows ?? 0n) > 0n;
}

const localDate = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Europe/Warsaw')::date`;

/** Sales and outcomes of visits, by local date. */
export async function selectFigures(
  trx: Trx,
  { from, to, locationId }: { from: string; to: string; locationId?: string | undefined },
): Promise<Figures> {
  const inSalon = sql`(${locationId ?? null}::bigint is null or exists (select from order_items i
    where i.order_id = o.id and i.location_id = ${locationId ?? null}))`;
  const sales = await sql<Figures['sales'][number]>`
    select to_char(${localDate('o.created_at')}, 'YYYY-MM-DD') as date, o.currency, count(*)::int as orders,
      sum(o.price_total)::int as "priceTotal", sum(o.amount_paid)::int as "amountPaid",
      sum(o.amount_refunded)::int as "amountRefunded"
    from orders o where o.done_status <> 'canceled' and ${inSalon}
      and o.created_at >= ${from}::date::timestamp at time zone 'Europe/Warsaw'
      and o.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'
    group by 1, 2 order by 1, 2`.execute(trx);
  const visits = await sql<Figures['visits']>`select count(*) filter (where v.state = 'booked')::int as booked,
      count(*) filter (where v.state = 'done')::int as done, count(*) filter (where v.state = 'noShow')::int as "noShow",
      count(*) filter (where v.state = 'refused')::int as refused,
      count(*) filter (where v.state = 'canceled')::int as canceled
    from visits v where v.state not in ('held', 'released')
      and lower(v.during) >= ${from}::date::timestamp at time zone 'Europe/Warsaw'
      and lower(v.during) < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'
      and (${locationId ?? null}::bigint is null or v.location_id = ${locationId ?? null})`.execute(trx);
  const users = await sql<{
    newUsers: number;
  }>`select count(*)::int as "newUsers" from users u where u.role = 'customer'
      and u.created_at >= ${from}::date::timestamp at time zone 'Europe/Warsaw'
      and u.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`.execute(trx);
  return {
    sales: sales.rows,
    visits: visits.rows[0] ?? { booked: 0, done: 0, noShow: 0, refused: 0, canceled: 0 },
    newUsers: users.rows[0]?.newUsers ?? 0,
  };
}
