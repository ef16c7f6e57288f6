-- A voucher that the staff redeem for an order lowers what is due, as one that was put on the cart does. What is due can
-- fall by that while money is asked for; it never rises above what was ordered.
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
  if new.currency <> old.currency or new.amount_due + new.amount_waived > old.amount_due + old.amount_waived
      or (old.paid_status not in ('notPaid', 'partPaid')
        and (new.price_total <> old.price_total or new.amount_due <> old.amount_due)) then
    raise exception 'what an order costs is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
