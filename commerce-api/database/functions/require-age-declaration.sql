-- Refuses lines that lead to visits in an order without a declaration of age, once declarations are enforced.
-- Source: docs/decisions/0095.
create or replace function require_age_declaration() returns trigger language plpgsql as $$
begin
  if new.visit_count > 0 and exists (select from orders o join enforced_rules r on r.name = 'declarations'
      where o.id = new.order_id and o.created_at >= r.since and o.age_declaration is null) then
    raise exception 'order % leads to visits and has no declaration of age', new.order_id
      using errcode = 'check_violation', constraint = 'orders_age_declared';
  end if;
  return null;
end $$;
