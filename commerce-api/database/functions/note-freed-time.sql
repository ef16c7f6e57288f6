-- Records the days on which time became free: a visit canceled or moved, a hold ended, a blocked time opened. Rows
-- are only inserted, so that writers do not wait for each other.
-- Source: docs/decisions/0071.
create or replace function note_freed_time() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date) select old.location_id, d from local_days(old.during) d;
  return null;
end $$;
