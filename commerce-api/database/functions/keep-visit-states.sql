-- The state machine of visits. Staff may correct the mark of a visit that is over.
-- Source: docs/decisions/0041, 0109.
create or replace function keep_visit_states() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state and not (
      old.state = 'held' and new.state in ('released', 'booked')
      or old.state = 'released' and new.state in ('held', 'booked')
      or old.state = 'booked' and new.state in ('done', 'noShow', 'refused', 'canceled')
      or old.state in ('done', 'noShow', 'refused') and new.state in ('done', 'noShow', 'refused')) then
    raise exception 'a visit does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'visits_states';
  end if;
  return new;
end $$;
