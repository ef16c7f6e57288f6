-- At the end of the transaction: the lines of an order add up to its price, and its payment asks for what is due.
-- Source: docs/decisions/0074.
create or replace function check_order_sums() returns trigger language plpgsql as $$
declare
  the_order uuid := coalesce(to_jsonb(new) ->> 'order_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if exists (select from orders o join order_payments op on op.order_id = o.id where o.id = the_order
      and (op.amount <> o.amount_due
        or o.price_total <> (select sum(i.price) from order_items i where i.order_id = o.id))) then
    raise exception 'the lines of order % do not add up', the_order
      using errcode = 'check_violation', constraint = 'orders_add_up';
  end if;
  return null;
end $$;
