-- Visits that are held, booked, done or missed never outnumber what the order's line bought. The line's row is the
-- lock.
-- Source: docs/decisions/0109.
create or replace function keep_visit_ledger() returns trigger language plpgsql as $$
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
