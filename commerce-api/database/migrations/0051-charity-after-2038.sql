-- The lock of a month is its number of days, also after 2038; the number is the same as before.
create or replace function keep_published_entries() returns trigger language plpgsql as $$
declare
  entry_month date := date_trunc('month', coalesce(old.posted_at, new.posted_at) at time zone 'Europe/Warsaw')::date;
begin
  -- Waits for a month that is being published at this moment.
  perform pg_advisory_xact_lock_shared(4174033, (extract(epoch from entry_month) / 86400)::int);
  if exists (select from charity_months m where m.month = entry_month)
      and (tg_op <> 'UPDATE' or new.amount is distinct from old.amount or new.posted_at is distinct from old.posted_at) then
    raise exception 'the month was published' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
