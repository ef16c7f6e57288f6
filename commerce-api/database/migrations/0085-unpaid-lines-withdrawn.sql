-- A line that is withdrawn from before everything is paid is asked for no more. What an order costs stays frozen but for
-- that: price and what was waived of it always add up to what was ordered.

-- Of the line's price: no longer asked for.
alter table order_items add column amount_waived integer not null default 0;
-- What stays to be paid of a line that was withdrawn from, for what of it was performed. Null: nothing was withdrawn from
-- while money was still asked for.
alter table order_items add column price_kept integer;
-- Of what was due: no longer asked for. A voucher's part of a line goes back to it instead.
alter table orders add column amount_waived integer not null default 0;
alter table order_items add constraint order_items_waived check (amount_waived >= 0 and price_kept >= 0) not valid;
alter table orders add constraint orders_waived check (amount_waived >= 0) not valid;

create or replace function keep_order_states() returns trigger language plpgsql as $$
begin
  if new.done_status is distinct from old.done_status and (old.done_status, new.done_status) not in (
      ('new', 'active'), ('active', 'done'), ('new', 'canceled'), ('active', 'canceled')) then
    raise exception 'an order does not go from % to %', old.done_status, new.done_status
      using errcode = 'check_violation', constraint = 'orders_done_states';
  end if;
  if new.paid_status is distinct from old.paid_status and (old.paid_status, new.paid_status) not in (
      ('notPaid', 'partPaid'), ('notPaid', 'paid'), ('partPaid', 'paid'), ('partPaid', 'partRefunded'),
      ('partPaid', 'refunded'), ('paid', 'partRefunded'), ('paid', 'refunded'), ('partRefunded', 'refunded')) then
    raise exception 'an order is not % after %', new.paid_status, old.paid_status
      using errcode = 'check_violation', constraint = 'orders_paid_states';
  end if;
  if new.currency <> old.currency or new.amount_due + new.amount_waived <> old.amount_due + old.amount_waived
      or (new.price_total <> old.price_total and old.paid_status not in ('notPaid', 'partPaid')) then
    raise exception 'what an order costs is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function keep_order_item_price() returns trigger language plpgsql as $$
begin
  if new.price + new.amount_waived <> old.price + old.amount_waived
      or (new.price <> old.price and new.withdrawn_at is null) then
    raise exception 'what a line of an order costs is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_order_item_price before update of price, amount_waived on order_items
  for each row execute function keep_order_item_price();

-- Looked at when the transaction ends: lines, order and order payment tell the same sums.
create function check_order_sums() returns trigger language plpgsql as $$
declare
  the_order uuid := coalesce(to_jsonb(new) ->> 'order_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if exists (select from orders o join order_payments op on op.order_id = o.id where o.id = the_order
      and (op.amount <> o.amount_due
        or o.price_total <> (select sum(i.price) from order_items i where i.order_id = o.id))) then
    raise exception 'the lines of order % do not add up', the_order
      using errcode = 'check_violation', constraint = 'orders_add_up';
  end if;
  return null;
end $$;
create constraint trigger check_order_sums after update of price on order_items
  deferrable initially deferred for each row execute function check_order_sums();
create constraint trigger check_order_sums after update of price_total, amount_due on orders
  deferrable initially deferred for each row execute function check_order_sums();
