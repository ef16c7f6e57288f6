-- Refuses to take a product out of a promotion that has begun: it was announced.
-- Source: docs/decisions/0090.
create or replace function keep_begun_promotion_products() returns trigger language plpgsql as $$
begin
  if exists (select from promotions p where p.id = old.promotion_id and p.start_at <= now()) then
    raise exception 'the promotion has begun and keeps its products' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
