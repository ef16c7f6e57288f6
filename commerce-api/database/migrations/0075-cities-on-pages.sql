-- A city that staff rename or move stands on the pages of its salons.

create function note_city_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values ('locations');
  insert into page_changes (key) select 'location:' || l.id from locations l where l.city_id = new.id limit 50;
  return null;
end $$;
create trigger note_page_changes after update on cities for each row execute function note_city_pages();
