-- Free time also comes from what a salon has: its hours, exceptions from them, rooms, devices, therapists and what these
-- may do. The days that somebody waits for are noted with the change itself, as with freed time (0082). By statement: a
-- whole week, or all units of a new salon, are one look at the list.

create function note_changed_units() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join waiting_list w on w.location_id = c.location_id;
  return null;
end $$;

create trigger note_new_units after insert on rooms referencing new table as changed
  for each statement execute function note_changed_units();
create trigger note_changed_units after update on rooms referencing new table as changed
  for each statement execute function note_changed_units();
create trigger note_new_units after insert on devices referencing new table as changed
  for each statement execute function note_changed_units();
create trigger note_changed_units after update on devices referencing new table as changed
  for each statement execute function note_changed_units();
create trigger note_new_units after insert on therapists referencing new table as changed
  for each statement execute function note_changed_units();
create trigger note_changed_units after update on therapists referencing new table as changed
  for each statement execute function note_changed_units();

create function note_device_skills() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join devices d on d.id = c.device_id
      join waiting_list w on w.location_id = d.location_id;
  return null;
end $$;
create trigger note_device_skills after insert on device_categories referencing new table as changed
  for each statement execute function note_device_skills();

create function note_therapist_skills() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join therapists t on t.id = c.therapist_id
      join waiting_list w on w.location_id = t.location_id;
  return null;
end $$;
create trigger note_therapist_skills after insert on therapist_categories referencing new table as changed
  for each statement execute function note_therapist_skills();

-- Of a week's hours only the days of those weekdays; of an exception its date.
create function note_changed_hours() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join waiting_list w on w.location_id = c.location_id
      and extract(isodow from w.date) = c.weekday;
  return null;
end $$;
create trigger note_new_hours after insert on location_opening_hours referencing new table as changed
  for each statement execute function note_changed_hours();
create trigger note_changed_hours after update on location_opening_hours referencing new table as changed
  for each statement execute function note_changed_hours();

create function note_changed_exceptions() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join waiting_list w
      on w.location_id = c.location_id and w.date = c.date;
  return null;
end $$;
create trigger note_new_exceptions after insert on location_opening_exceptions referencing new table as changed
  for each statement execute function note_changed_exceptions();
create trigger note_changed_exceptions after update on location_opening_exceptions referencing new table as changed
  for each statement execute function note_changed_exceptions();
create trigger note_gone_exceptions after delete on location_opening_exceptions referencing old table as changed
  for each statement execute function note_changed_exceptions();

-- A salon that opens again.
create function note_opened_salons() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from waiting_list w where w.location_id = new.id;
  return null;
end $$;
create trigger note_opened_salons after update of enabled on locations
  for each row when (new.enabled and not old.enabled) execute function note_opened_salons();
