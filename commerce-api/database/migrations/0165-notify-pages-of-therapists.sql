-- The page of a salon shows its therapists and what they do: it is rendered again at once when one of them changes.

create trigger note_page_changes_new after insert on therapists referencing new table as changed
  for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_edited after update on therapists referencing new table as changed
  for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on therapists referencing old table as changed
  for each statement execute function note_page_changes('location', 'locations', 'location_id');

create function note_therapist_pages() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  select array_agg(distinct t.location_id::text) into ids
    from changed c join therapists t on t.id = c.therapist_id;
  if ids is null then
    return null;
  end if;
  insert into page_changes (key) values ('locations');
  if cardinality(ids) <= 50 then
    insert into page_changes (key) select 'location:' || i from unnest(ids) i;
  end if;
  return null;
end $$;
create trigger note_page_changes_new after insert on therapist_categories referencing new table as changed
  for each statement execute function note_therapist_pages();
create trigger note_page_changes_gone after delete on therapist_categories referencing old table as changed
  for each statement execute function note_therapist_pages();
