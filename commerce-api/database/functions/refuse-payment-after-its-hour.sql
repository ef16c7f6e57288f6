-- Refuses another payment attempt once the hour for held slots is over.
-- Source: docs/decisions/0139.
create or replace function refuse_payment_after_its_hour() returns trigger language plpgsql as $$
begin
  if payment_hold_over(new.order_payment_id) then
    raise exception 'the hour to pay for held slots is over' using errcode = 'check_violation',
      constraint = 'payment_hold_over', table = 'payment_transactions';
  end if;
  return new;
end $$;
