-- Money back: whole or in part, by line, at what was paid for it; and withdrawal from the contract.

-- Never more goes back than was paid: by line, by order, by payment. The sums are kept by triggers, the checks refuse.
alter table order_items add column amount_returned integer not null default 0,
  add constraint order_items_return_at_most_paid check (amount_returned between 0 and price);
-- `amount_returned`: promised back; `amount_refunded`: gone back.
alter table orders add column amount_returned integer not null default 0,
  add column amount_refunded integer not null default 0,
  add constraint orders_return_at_most_paid
    check (amount_returned between 0 and amount_paid + price_total - amount_due),
  add constraint orders_refund_what_is_returned check (amount_refunded between 0 and amount_returned);
alter table payment_transactions add column amount_refunded integer not null default 0,
  add constraint payment_transactions_refund_at_most_paid check (amount_refunded between 0 and amount);

create table order_refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  reason text not null check (reason in ('withdrawal', 'staff')),
  note text check (length(note) <= 500),
  amount integer not null check (amount >= 0),
  -- Its parts: to vouchers, to payments at gateways, in the salon.
  voucher_amount integer not null check (voucher_amount >= 0),
  gateway_amount integer not null check (gateway_amount >= 0),
  salon_amount integer not null check (salon_amount >= 0),
  requested_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  check (amount = voucher_amount + gateway_amount + salon_amount)
);
create index order_refunds_by_order on order_refunds (order_id, created_at);

create table order_refund_items (
  order_refund_id uuid not null references order_refunds,
  order_item_id uuid not null references order_items,
  amount integer not null check (amount >= 0),
  primary key (order_refund_id, order_item_id)
);

create function add_order_return() returns trigger language plpgsql as $$
begin
  update orders set amount_returned = amount_returned + new.amount where id = new.order_id;
  return null;
end $$;
create trigger add_order_return after insert on order_refunds for each row execute function add_order_return();

create function add_item_return() returns trigger language plpgsql as $$
begin
  update order_items i set amount_returned = i.amount_returned + new.amount
    from order_refunds r where i.id = new.order_item_id and r.id = new.order_refund_id and r.order_id = i.order_id;
  if not found then
    raise exception 'the line % is of another order', new.order_item_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger add_item_return after insert on order_refund_items for each row execute function add_item_return();

-- Looked at when the transaction ends: the lines add up to the refund.
create function check_order_refund() returns trigger language plpgsql as $$
declare
  refund_id uuid := coalesce(to_jsonb(new) ->> 'order_refund_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select amount from order_refunds where id = refund_id) is distinct from
      (select coalesce(sum(amount), 0) from order_refund_items where order_refund_id = refund_id) then
    raise exception 'the lines of refund % do not add up', refund_id
      using errcode = 'check_violation', constraint = 'order_refunds_add_up';
  end if;
  return null;
end $$;
create constraint trigger check_order_refund after insert on order_refunds
  deferrable initially deferred for each row execute function check_order_refund();
create constraint trigger check_order_refund after insert on order_refund_items
  deferrable initially deferred for each row execute function check_order_refund();

-- What was promised is not rewritten; who asked for it may be forgotten with the account.
create function keep_order_refund() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'requested_by' is distinct from to_jsonb(old) - 'requested_by' then
    raise exception 'a refund is not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_order_refund before update on order_refunds for each row execute function keep_order_refund();
create trigger append_only before delete on order_refunds for each row execute function refuse_rewriting();
create trigger append_only before update or delete on order_refund_items
  for each row execute function refuse_rewriting();

-- Refunds at gateways ---------------------------------------------------------------------------------------------------

alter table payment_refunds drop constraint payment_refunds_reason_check,
  drop constraint payment_refunds_payment_transaction_id_reason_key,
  add constraint payment_refunds_reason_check check (reason in ('secondPayment', 'orderCanceled', 'orderRefund')),
  add column order_refund_id uuid references order_refunds,
  add column done_at timestamptz,
  add constraint payment_refunds_of_orders check ((reason = 'orderRefund') = (order_refund_id is not null));
create unique index payment_refunds_whole_once on payment_refunds (payment_transaction_id)
  where order_refund_id is null;
create unique index payment_refunds_once_per_refund on payment_refunds (payment_transaction_id, order_refund_id)
  where order_refund_id is not null;
update payment_transactions t set amount_refunded = r.sum
  from (select payment_transaction_id, sum(amount) from payment_refunds where state <> 'failed' group by 1) r
  where r.payment_transaction_id = t.id;

create function add_payment_refund() returns trigger language plpgsql as $$
declare
  before integer := 0;
begin
  if tg_op = 'UPDATE' then
    if (new.amount, new.payment_transaction_id) is distinct from (old.amount, old.payment_transaction_id) then
      raise exception 'the amount of a refund is frozen' using errcode = 'check_violation';
    end if;
    if old.state = 'done' and new.state <> 'done' then
      raise exception 'money that went back does not return' using errcode = 'check_violation';
    end if;
    before := case when old.state = 'failed' then 0 else old.amount end;
  end if;
  update payment_transactions
    set amount_refunded = amount_refunded - before + case when new.state = 'failed' then 0 else new.amount end
    where id = new.payment_transaction_id and (before <> new.amount or new.state = 'failed');
  return null;
end $$;
create trigger add_payment_refund after insert or update on payment_refunds
  for each row execute function add_payment_refund();

-- Withdrawal ------------------------------------------------------------------------------------------------------------

-- The line was withdrawn from: it gives no right to visits any more.
alter table order_items add column withdrawn_at timestamptz;

-- Statuses of an order go these ways only. Source of both tables: readings.md, "Orders".
create function keep_order_states() returns trigger language plpgsql as $$
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
  if (new.price_total, new.amount_due, new.currency) is distinct from (old.price_total, old.amount_due, old.currency) then
    raise exception 'what an order costs is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_order_states before update on orders for each row execute function keep_order_states();
