-- Refuses to change money of a till, paid or moved, and to add to a closed one; a closing waits for the lock that it takes.
-- Source: docs/decisions/0215, 0252.
create or replace function keep_till_entries() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'money of a till stays as it was taken' using errcode = 'restrict_violation';
  end if;
  perform from tills t where t.id = new.till_id and t.closed_at is null for share;
  if not found then
    raise exception 'the till is closed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
