-- Adds a refund's line to what the order's line has had returned; refuses a line of another order.
-- Source: docs/decisions/0074, 0135.
create or replace function add_item_return() returns trigger language plpgsql as $$
begin
  update order_items i set amount_returned = i.amount_returned + new.amount
    from order_refunds r where i.id = new.order_item_id and r.id = new.order_refund_id and r.order_id = i.order_id;
  if not found then
    raise exception 'the line % is of another order', new.order_item_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
