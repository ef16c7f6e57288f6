-- Records that a published opinion changed: on its treatment's page, its salon's and the list.
-- Source: docs/decisions/0123.
create or replace function note_opinion_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) select k.key from (values ('opinions'), ('product:' || new.product_id),
    ('location:' || new.location_id)) k (key) where k.key is not null;
  return null;
end $$;
