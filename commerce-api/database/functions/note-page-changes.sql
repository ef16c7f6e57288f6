-- Records which records' pages changed, in the transaction of the change; more than 50 at once as their list alone.
-- Arguments: key of one record; key of its list; the column with its id.
-- Source: docs/decisions/0123.
create or replace function note_page_changes() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  execute format('select array_agg(distinct c.%I::text) from changed c where c.%I is not null', tg_argv[2], tg_argv[2])
    into ids;
  if ids is null then
    return null;
  end if;
  insert into page_changes (key) values (tg_argv[1]);
  if cardinality(ids) <= 50 then
    insert into page_changes (key) select tg_argv[0] || ':' || i from unnest(ids) i;
  end if;
  return null;
end $$;
