-- Keeps the namespace of a record's addresses: current slugs, former ones for redirects, none twice. Arguments:
-- namespace; kind of record.
-- Source: docs/decisions/0092.
create or replace function keep_slugs() returns trigger language plpgsql as $$
declare
  namespace_name text := tg_argv[0];
  kind text := tg_argv[1];
  locale_code text;
  wanted text;
begin
  if tg_op = 'DELETE' then
    delete from slugs where record_kind = kind and record_id = old.id and namespace = namespace_name;
    return old;
  end if;
  foreach locale_code in array array['pl', 'en'] loop
    wanted := new.slugs ->> locale_code;
    update slugs set is_current = false
      where namespace = namespace_name and record_kind = kind and record_id = new.id
        and locale = locale_code and slug <> wanted and is_current;
    insert into slugs (namespace, locale, slug, record_kind, record_id)
      values (namespace_name, locale_code, wanted, kind, new.id)
      on conflict (namespace, locale, slug) do update set is_current = true
        where slugs.record_kind = kind and slugs.record_id = new.id;
    if not found then
      raise exception 'the slug % is taken in %', wanted, namespace_name
        using errcode = 'unique_violation', constraint = 'slugs_pkey';
    end if;
  end loop;
  return new;
end $$;
