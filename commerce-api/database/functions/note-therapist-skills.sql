-- Records the waited-for days of salons whose therapists serve other categories now. For each statement, not each
-- row.
-- Source: docs/decisions/0071.
create or replace function note_therapist_skills() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from changed c join therapists t on t.id = c.therapist_id
      join waiting_list w on w.location_id = t.location_id;
  return null;
end $$;
