-- The state machine of payments, and their frozen amounts.
-- Source: docs/decisions/0044, 0068.
create or replace function keep_payment_states() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and not (
      new.status = 'completed' and old.status in ('new', 'pending', 'canceled', 'error', 'undefined')
      or new.status = 'refunded' and old.status = 'completed'
      or new.status = 'pending' and old.status = 'new'
      or new.status in ('canceled', 'error', 'undefined') and old.status in ('new', 'pending')) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.amount, new.currency, new.session_id) is distinct from (old.amount, old.currency, old.session_id) then
    raise exception 'the amount of a payment is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
