-- Records that a city's name or position changed on the pages of its salons.
-- Source: docs/decisions/0123.
create or replace function note_city_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values ('locations');
  insert into page_changes (key) select 'location:' || l.id from locations l where l.city_id = new.id limit 50;
  return null;
end $$;
