-- Records the days on which offered time was taken, so that the waiting list withdraws its offers.
-- Source: docs/decisions/0071, 0110.
create or replace function note_taken_time() returns trigger language plpgsql as $$
begin
  insert into calendar_changes (location_id, date) select new.location_id, d from local_days(new.during) d
    where exists (select from waiting_list w where w.location_id = new.location_id and w.date = d
      and w.offered_start_at is not null and w.offer_gone_at is null);
  return null;
end $$;
