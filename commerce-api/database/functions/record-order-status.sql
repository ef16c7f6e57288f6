-- Records a change of an order's done or paid status, whichever statement makes it.
-- Source: readings.md, "Orders".
create or replace function record_order_status() returns trigger language plpgsql as $$
begin
  insert into order_status_changes (order_id, done_from, done_to, paid_from, paid_to)
    values (new.id, old.done_status, new.done_status, old.paid_status, new.paid_status);
  return null;
end $$;
