-- Sets how many visits a line of an order buys: its quantity times the size of its package, 0 for vouchers.
-- Source: docs/decisions/0109.
create or replace function set_visit_count() returns trigger language plpgsql as $$
begin
  if new.visit_count is null then
    new.visit_count := case when new.item_type = 'voucher' then 0 else new.quantity
      * coalesce((select p.package_quantity from products p where p.id = new.product_id), 1) end;
  end if;
  return new;
end $$;
