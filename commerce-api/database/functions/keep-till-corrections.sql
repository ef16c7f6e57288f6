-- Refuses to change a correction of a till, and one of a till that is open.
-- Source: docs/decisions/0215.
create or replace function keep_till_corrections() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' or not exists (select from tills t where t.id = new.till_id and t.closed_at is not null) then
    raise exception 'a correction belongs to a closed till and stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
