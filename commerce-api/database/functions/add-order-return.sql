-- Adds a refund to what its order has had returned; a check of orders refuses more than was paid.
-- Source: docs/decisions/0074, 0135.
create or replace function add_order_return() returns trigger language plpgsql as $$
begin
  update orders set amount_returned = amount_returned + new.amount where id = new.order_id;
  return null;
end $$;
