-- Sets when a record was last edited, for the site map.
-- Source: docs/decisions/0123.
create or replace function note_edit() returns trigger language plpgsql as $$
begin
  new.edited_at := now();
  return new;
end $$;
