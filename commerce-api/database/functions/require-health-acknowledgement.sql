-- Refuses a visit booked online whose customer has not acknowledged the health rules, once declarations are enforced.
-- Whether the acknowledgement is due again is checked by the API.
-- Source: docs/decisions/0095, 0122.
create or replace function require_health_acknowledgement() returns trigger language plpgsql as $$
declare
  customer uuid;
  visitor bigint;
  acknowledged boolean;
begin
  if new.order_item_id is null or new.is_by_salon or new.state not in ('held', 'booked')
      or not exists (select from enforced_rules where name = 'declarations') then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.order_item_id = new.order_item_id then
    return new;
  end if;
  select coalesce(new.user_id, o.user_id), o.visitor_id into customer, visitor
    from order_items i join orders o on o.id = i.order_id where i.id = new.order_item_id;
  if customer is not null then
    select h.value into acknowledged from visitor_consents h where h.user_id = customer and h.type = 'health'
      order by h.created_at desc, h.id limit 1;
  else
    select h.value into acknowledged from visitor_consents h where h.visitor_id = visitor and h.user_id is null
      and h.type = 'health' order by h.created_at desc, h.id limit 1;
  end if;
  if acknowledged is not true then
    raise exception 'the rules on health are not acknowledged for a visit of %', new.order_item_id
      using errcode = 'check_violation', constraint = 'visits_health_acknowledged';
  end if;
  return new;
end $$;
