-- Refuses details of a product of another type. Argument: the type.
-- Source: docs/decisions/0043.
create or replace function refuse_wrong_type() returns trigger language plpgsql as $$
declare
  wanted text := tg_argv[0];
begin
  if not exists (select 1 from products p where p.id = new.product_id and p.type = wanted) then
    raise exception 'the product % is no %', new.product_id, wanted using errcode = 'check_violation';
  end if;
  return new;
end $$;
