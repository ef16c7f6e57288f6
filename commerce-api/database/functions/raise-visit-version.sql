-- Raises a visit's version with every change that the calendar shows, by one however much a statement changes.
-- Source: docs/decisions/0205.
create or replace function raise_visit_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
