-- Visits of customers: how many were bought, which way their states go, and who waits for a place.

-- A package: at most 9 treatments (business constants).
alter table products add constraint products_package_of_nine check (type <> 'package' or package_quantity <= 9);

-- Visits that a line gives a right to; frozen when it is bought, 0 for what is no treatment.
alter table order_items add column visit_count integer check (visit_count >= 0);
update order_items i set visit_count = i.quantity * p.package_quantity from products p where p.id = i.product_id;
update order_items set visit_count = 0 where visit_count is null;
alter table order_items alter column visit_count set not null;

create function set_visit_count() returns trigger language plpgsql as $$
begin
  if new.visit_count is null then
    new.visit_count := case when new.item_type = 'voucher' then 0 else new.quantity
      * coalesce((select p.package_quantity from products p where p.id = new.product_id), 1) end;
  end if;
  return new;
end $$;
create trigger set_visit_count before insert on order_items for each row execute function set_visit_count();

-- The states of a visit go these ways only. Staff may correct what they said of a visit that is over.
create function keep_visit_states() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state and not (
      old.state = 'held' and new.state in ('released', 'booked')
      or old.state = 'released' and new.state in ('held', 'booked')
      or old.state = 'booked' and new.state in ('done', 'noShow', 'refused', 'canceled')
      or old.state in ('done', 'noShow', 'refused') and new.state in ('done', 'noShow', 'refused')) then
    raise exception 'a visit does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'visits_states';
  end if;
  return new;
end $$;
create trigger keep_visit_states before update of state on visits
  for each row execute function keep_visit_states();

-- Visits that are ahead, done or not attended never outnumber what was bought. The line's row is the lock.
create function keep_visit_ledger() returns trigger language plpgsql as $$
declare
  bought integer;
  used integer;
begin
  if new.order_item_id is null or new.state not in ('held', 'booked', 'done', 'noShow') then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.order_item_id = new.order_item_id
      and old.state in ('held', 'booked', 'done', 'noShow') then
    return new;
  end if;
  select visit_count into bought from order_items where id = new.order_item_id for no key update;
  select count(*) into used from visits where order_item_id = new.order_item_id and id <> new.id
    and state in ('held', 'booked', 'done', 'noShow');
  if used >= bought then
    raise exception 'all % visits of the line are used', bought
      using errcode = 'check_violation', constraint = 'visits_within_bought';
  end if;
  return new;
end $$;
create trigger keep_visit_ledger before insert or update of state, order_item_id on visits
  for each row execute function keep_visit_ledger();

create index visits_unmarked on visits (upper(during)) where state = 'booked';

-- A day in a salon was full; whoever waits longest is told first when a place becomes free.
alter table waiting_list add column start_at timestamptz;
update waiting_list set start_at = (date + time '12:00') at time zone 'Europe/Warsaw' where start_at is null;
alter table waiting_list alter column start_at set not null;
alter table waiting_list add column next_check_at timestamptz not null default now();
alter table waiting_list add column offered_at timestamptz;
alter table waiting_list add column offered_start_at timestamptz;
alter table waiting_list add check ((offered_at is null) = (offered_start_at is null));
create index waiting_list_due on waiting_list (next_check_at);
create index waiting_list_by_day on waiting_list (location_id, date);
