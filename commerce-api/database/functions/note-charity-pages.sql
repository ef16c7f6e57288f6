-- Records that the totals of the charity page changed.
-- Source: docs/decisions/0123.
create or replace function note_charity_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values ('charity-totals');
  return null;
end $$;
