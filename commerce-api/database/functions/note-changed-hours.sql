-- Records the waited-for days of the weekdays whose opening hours changed. For each statement, not each row.
-- Source: docs/decisions/0071.
create or replace function note_changed_hours() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join waiting_list w on w.location_id = c.location_id
      and extract(isodow from w.date) = c.weekday;
  return null;
end $$;
