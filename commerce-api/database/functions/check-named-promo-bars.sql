-- Refuses sections that name a promo bar which is not there, and lets nobody remove a named one meanwhile. The argument is
-- the path of the sections in the row.
-- Source: docs/decisions/0246.
create or replace function check_named_promo_bars() returns trigger language plpgsql as $$
declare
  named text;
begin
  for named in
    select distinct q #>> '{}' from jsonb_path_query(to_jsonb(new) #> tg_argv[0]::text[], '$.*[*].promoBarId') q
    where jsonb_typeof(q) = 'string' order by 1
  loop
    perform from promo_bars b where b.id::text = named for key share;
    if not found then
      raise exception 'there is no promo bar %', named
        using errcode = '23503', constraint = 'sections_promo_bar', table = tg_table_name;
    end if;
  end loop;
  return new;
end $$;
