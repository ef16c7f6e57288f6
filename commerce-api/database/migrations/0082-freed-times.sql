-- Days of a salon on which time became free, or time that is on offer to somebody was taken: the worker looks soon at who
-- waits for them. Written with the change itself, whoever makes it: a visit that is canceled or moved, a hold that is given
-- back or has ended, a blocked time that is opened. Rows are only added and taken away, so that nobody waits for another.
create table calendar_changes (
  location_id bigint not null,
  date date not null
);

-- Local days of a span of time; mostly one.
create function local_days(span tstzrange) returns setof date language sql immutable as $$
  select d.first + n from (select (lower(span) at time zone 'Europe/Warsaw')::date as first,
    ((upper(span) - interval '1 microsecond') at time zone 'Europe/Warsaw')::date as last) d
    cross join generate_series(0, d.last - d.first) n
$$;

create function note_freed_time() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date) select old.location_id, d from local_days(old.during) d;
  return null;
end $$;

create function note_taken_time() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date) select new.location_id, d from local_days(new.during) d
    where exists (select from waiting_list w where w.location_id = new.location_id and w.date = d
      and w.offered_start_at is not null and w.offer_gone_at is null);
  return null;
end $$;

-- What was told of is taken by now; told of again when it is free again. Null: it may be free.
alter table waiting_list add column offer_gone_at timestamptz;

create trigger note_freed_time after update of state, location_id, room_id, device_id, therapist_id, during on visits
  for each row when (old.state in ('held', 'booked') and (new.state in ('released', 'refused', 'canceled')
    or (old.location_id, old.room_id, old.device_id, old.therapist_id, old.during)
      is distinct from (new.location_id, new.room_id, new.device_id, new.therapist_id, new.during)))
  execute function note_freed_time();
create trigger note_freed_time_gone after delete on visits
  for each row when (old.state in ('held', 'booked')) execute function note_freed_time();
create trigger note_taken_time_new after insert on visits
  for each row when (new.state in ('held', 'booked')) execute function note_taken_time();
create trigger note_taken_time after update of state, location_id, room_id, device_id, therapist_id, during on visits
  for each row when (new.state in ('held', 'booked') and (old.state = 'released'
    or (old.location_id, old.room_id, old.device_id, old.therapist_id, old.during)
      is distinct from (new.location_id, new.room_id, new.device_id, new.therapist_id, new.during)))
  execute function note_taken_time();

create trigger note_freed_time after delete on blocked_times
  for each row execute function note_freed_time();
create trigger note_taken_time after insert on blocked_times
  for each row execute function note_taken_time();
