-- Whether the hour is over in which an order with held slots may be paid at a gateway, counted from the first
-- attempt.
-- Source: docs/decisions/0139.
create or replace function payment_hold_over(payment uuid) returns boolean language sql stable as $$
  select exists (
      select from payment_transactions t
      where t.order_payment_id = payment and t.payment_provider <> 'salon' and t.created_at <= now() - interval '1 hour')
    and exists (
      select from order_payments op join order_items i on i.order_id = op.order_id
      join visits v on v.order_item_id = i.id
      where op.id = payment and i.visit_count > 0 and v.state in ('held', 'released'))
$$;
