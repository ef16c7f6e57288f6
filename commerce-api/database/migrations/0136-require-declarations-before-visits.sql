-- What the buyer of treatments declared of their age. An age under 16 is refused, so it is never stored.
alter table orders add column age_declaration text;
alter table orders add constraint orders_age_declaration_check
  check (age_declaration in ('adult', 'minorWithGuardian')) not valid;

-- Booked by the salon, which holds the interview itself.
alter table visits add column is_by_salon boolean not null default false;

-- Rules that hold for rows made since an instant. An API that is told to require them writes its row when it starts, one
-- that still accepts orders of older modules takes it out.
create table enforced_rules (
  name text primary key check (name in ('declarations')),
  since timestamptz not null default now()
);

create function require_age_declaration() returns trigger language plpgsql as $$
begin
  if new.visit_count > 0 and exists (select from orders o join enforced_rules r on r.name = 'declarations'
      where o.id = new.order_id and o.created_at >= r.since and o.age_declaration is null) then
    raise exception 'order % leads to visits and has no declaration of age', new.order_id
      using errcode = 'check_violation', constraint = 'orders_age_declared';
  end if;
  return null;
end $$;
create trigger require_age_declaration after insert on order_items
  for each row execute function require_age_declaration();

-- A visit that is booked online, with an order or later, is that of somebody who acknowledged the rules on health and did
-- not take it back. Whether it is due again is the API's to say.
create function require_health_acknowledgement() returns trigger language plpgsql as $$
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
create trigger require_health_acknowledgement before insert or update of order_item_id on visits
  for each row execute function require_health_acknowledgement();
