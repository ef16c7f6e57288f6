/** Until when an unpaid order and its slots wait. */
import { sql } from 'kysely';
import { bookingPolicies } from '../../booking/policies';
import { salesPolicies } from '../policies';

const { unpaidVoucherMinutes, unpaidDiscountMinutes } = salesPolicies.everywhere;
const { longestHoldMinutes } = bookingPolicies.everywhere;

const minutes = (count: number) => sql`make_interval(mins => ${count}::int)`;
const iso = (instant: ReturnType<typeof sql>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Expression: the discount of a first order, or a code that can be used up, waits for the payment of the order `o`. */
export const waitsForDiscount = sql<boolean>`(exists (select from new_customer_discounts n
    where n.order_id = o.id and n.released_at is null)
  or exists (select from discount_codes d where d.id = o.discount_code_id
    and (d.total_limit is not null or d.customer_limit is not null)))`;

/** Expression: the end of the latest attempt to pay the order payment `op`; null without one. */
const lastAttempt = sql`(select max(coalesce(t.expires_at, t.created_at)) from payment_transactions t
  where t.order_payment_id = op.id)`;

/** Expression: when the worker ends the order `o`; the same rule as of `endUnpaidOrders`. */
const endsAt = sql`case
  when o.price_total > o.amount_due
    then greatest(o.created_at + ${minutes(unpaidVoucherMinutes)}, ${lastAttempt} + ${minutes(unpaidVoucherMinutes)})
  when ${waitsForDiscount}
    then greatest(o.created_at + ${minutes(unpaidDiscountMinutes)}, ${lastAttempt} + ${minutes(unpaidVoucherMinutes)}) end`;

/** Expression: the end of the hour in which a slot is held for further attempts. */
const payableUntil = sql`(select min(t.created_at) + ${minutes(longestHoldMinutes)} from payment_transactions t
  where t.order_payment_id = op.id and t.payment_provider <> 'salon')`;

const isUnpaid = sql`(o.done_status = 'new' and o.paid_status = 'notPaid')`;

/** Columns of an order payment `op` and its order `o`: null where the order is not unpaid, and for what is over. */
export const unpaidTimes = sql`
  (select ${iso(sql`min(v.hold_expires_at)`)} from order_items i join visits v on v.order_item_id = i.id
    where i.order_id = o.id and v.state = 'held' and v.hold_expires_at > now() and ${isUnpaid}) as "heldUntil",
  case when ${isUnpaid} and ${payableUntil} > now() and exists (select from order_items i
    join visits v on v.order_item_id = i.id where i.order_id = o.id and v.state in ('held', 'released'))
    then ${iso(payableUntil)} end as "slotPayableUntil",
  case when ${isUnpaid} and ${endsAt} > now() then ${iso(endsAt)} end as "unpaidUntil"`;
