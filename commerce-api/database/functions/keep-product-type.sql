-- Refuses to change the type of a product: other tables and orders rely on it.
-- Source: docs/decisions/0043.
create or replace function keep_product_type() returns trigger language plpgsql as $$
begin
  raise exception 'the type of product % is fixed', old.code using errcode = 'check_violation';
end $$;
