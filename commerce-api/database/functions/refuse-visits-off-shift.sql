-- Refuses a visit while its therapist does not work, unless staff know. No constraint spans two tables: both sides take the
-- salon's lock, as bookings do.
-- Source: docs/decisions/0214.
create or replace function refuse_visits_off_shift() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4174005, new.location_id::int);
  if exists (select from times_off_shift(new.location_id, new.during) o where o.therapist_id = new.therapist_id) then
    raise exception 'the therapist does not work then' using errcode = 'exclusion_violation',
      constraint = 'visits_one_per_shift';
  end if;
  return new;
end $$;
