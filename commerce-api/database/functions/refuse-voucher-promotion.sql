-- Refuses a voucher in a promotion: vouchers are money, never at a reduced price.
-- Source: docs/decisions/0045.
create or replace function refuse_voucher_promotion() returns trigger language plpgsql as $$
begin
  if exists (select 1 from products p where p.id = new.product_id and p.type = 'voucher') then
    raise exception 'a voucher is in no promotion' using errcode = 'check_violation',
      constraint = 'promotion_products_no_vouchers';
  end if;
  return new;
end $$;
