-- Freezes the price of an order's line. It falls by withdrawal alone, and then price and waived amount still add up
-- to what was ordered.
-- Source: docs/decisions/0074.
create or replace function keep_order_item_price() returns trigger language plpgsql as $$
begin
  if new.price + new.amount_waived <> old.price + old.amount_waived
      or (new.price <> old.price and new.withdrawn_at is null) then
    raise exception 'what a line of an order costs is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
