-- A note or a mark is a change of its visit. Notes that are deleted when retention ends change nothing that anyone works on.
-- Source: docs/decisions/0205.
create or replace function raise_version_of_noted_visit() returns trigger language plpgsql as $$
begin
  update visits set version = version + 1 where id = new.visit_id;
  return null;
end $$;
