-- Refreshes the search entries of changed bundles, offers, vouchers and pages. Arguments: their kinds; the row's column with
-- the record's id.
-- Source: docs/decisions/0184.
create or replace function keep_site_search() returns trigger language plpgsql as $$
declare
  changed bigint := case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[1])::bigint
    else (to_jsonb(new) ->> tg_argv[1])::bigint end;
begin
  if tg_op = 'DELETE' then
    delete from search_site_entries where kind = any (tg_argv[0]::text[]) and record_id = changed;
  else
    perform refresh_site_search(tg_argv[0]::text[], array[changed]);
  end if;
  return null;
end $$;
