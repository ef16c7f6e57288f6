-- Refreshes the search entries of changed records. Arguments: kind; the row's column with an id; the query that finds
-- the records of that id ($1), empty for the row's own record.
-- Source: docs/decisions/0111.
create or replace function keep_search() returns trigger language plpgsql as $$
declare
  ids bigint[];
  changed bigint := case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[1])::bigint
    else (to_jsonb(new) ->> tg_argv[1])::bigint end;
begin
  if tg_argv[2] = '' then
    ids := array[changed];
    if tg_op = 'DELETE' then
      delete from search_entries where kind = tg_argv[0] and record_id = changed;
      return null;
    end if;
  else
    execute tg_argv[2] into ids using changed;
  end if;
  if ids is not null then perform refresh_search(tg_argv[0], ids); end if;
  return null;
end $$;
