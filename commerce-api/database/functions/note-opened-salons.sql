-- Records the waited-for days of a salon that opens again.
-- Source: docs/decisions/0071.
create or replace function note_opened_salons() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date)
    select distinct w.location_id, w.date from waiting_list w where w.location_id = new.id;
  return null;
end $$;
