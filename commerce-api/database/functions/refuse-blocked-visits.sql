-- Refuses a visit in time that staff blocked. No constraint spans two tables: both sides take the salon's lock, as
-- bookings do.
-- Source: docs/decisions/0114.
create or replace function refuse_blocked_visits() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4174005, new.location_id::int);
  if exists (select from blocked_times b where b.location_id = new.location_id and b.during && new.during
      and (b.room_id = new.room_id or b.device_id = new.device_id or b.therapist_id = new.therapist_id)) then
    raise exception 'the time is blocked' using errcode = 'exclusion_violation',
      constraint = 'visits_one_per_blocked_time';
  end if;
  return new;
end $$;
