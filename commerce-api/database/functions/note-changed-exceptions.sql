-- Records the waited-for dates of changed exceptions from opening hours. For each statement, not each row.
-- Source: docs/decisions/0071.
create or replace function note_changed_exceptions() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join waiting_list w
      on w.location_id = c.location_id and w.date = c.date;
  return null;
end $$;
