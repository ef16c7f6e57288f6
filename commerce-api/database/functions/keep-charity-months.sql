-- Refuses to change a published month of donations, but for marking it paid once.
-- Source: readings.md, "Clocks kept by the worker".
create or replace function keep_charity_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.month, new.entries_count, new.amount, new.published_at, new.pay_by)
      is distinct from (old.month, old.entries_count, old.amount, old.published_at, old.pay_by)
      or (old.paid_at is not null and new.paid_at is distinct from old.paid_at) then
    raise exception 'a published month stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
