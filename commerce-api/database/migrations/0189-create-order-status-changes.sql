-- When an order's done and paid status changed: no other row keeps it. Who changed it is in the audit log, at the same instant,
-- since both are written by one transaction. Orders from before have no rows.
create table order_status_changes (
  order_id uuid not null references orders (id),
  at timestamptz not null default now(),
  done_from text not null,
  done_to text not null,
  paid_from text not null,
  paid_to text not null
);
create index order_status_changes_by_order on order_status_changes (order_id, at);

create function record_order_status() returns trigger language plpgsql as $$
begin
  insert into order_status_changes (order_id, done_from, done_to, paid_from, paid_to)
    values (new.id, old.done_status, new.done_status, old.paid_status, new.paid_status);
  return null;
end $$;
create trigger record_order_status after update of done_status, paid_status on orders
  for each row when ((old.done_status, old.paid_status) is distinct from (new.done_status, new.paid_status))
  execute function record_order_status();
