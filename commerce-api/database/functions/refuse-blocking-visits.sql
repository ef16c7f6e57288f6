-- Refuses to block time that has visits. No constraint spans two tables: both sides take the salon's lock, as
-- bookings do.
-- Source: docs/decisions/0114.
create or replace function refuse_blocking_visits() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4174005, new.location_id::int);
  if exists (select from visits v where v.location_id = new.location_id and v.during && new.during
      and (v.state = 'booked' or (v.state = 'held' and v.hold_expires_at > now()))
      and (v.room_id = new.room_id or v.device_id = new.device_id or v.therapist_id = new.therapist_id)) then
    raise exception 'there are visits in this time' using errcode = 'exclusion_violation',
      constraint = 'blocked_times_without_visits';
  end if;
  return new;
end $$;
