-- Refuses to change or delete a till that was closed.
-- Source: docs/decisions/0215.
create or replace function keep_closed_tills() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'a closed till stays as it is' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
