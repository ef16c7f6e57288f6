-- Records the waited-for days of salons whose devices serve other categories now. For each statement, not each row.
-- Source: docs/decisions/0071.
create or replace function note_device_skills() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join devices d on d.id = c.device_id
      join waiting_list w on w.location_id = d.location_id;
  return null;
end $$;
