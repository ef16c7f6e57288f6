-- Records a change of names shown on the cards of other records. Argument: the list's key.
-- Source: docs/decisions/0134.
create or replace function note_list_change() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values (tg_argv[0]);
  return null;
end $$;
