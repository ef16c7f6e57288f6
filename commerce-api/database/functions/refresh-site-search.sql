-- Rebuilds the search entries and the vocabulary of some bundles, offers, vouchers or pages, in one order so that writers do
-- not wait for each other in a circle.
-- Source: docs/decisions/0184.
create or replace function refresh_site_search(kinds text[], ids bigint[]) returns void language plpgsql as $$
begin
  insert into search_site_entries (kind, record_id, locale, document, position)
    select s.kind, s.record_id, s.locale, search_vector(s.title, s.locale, 'A')
        || search_vector(s.about, s.locale, 'B') || search_vector(s.lead, s.locale, 'C'), s.position
    from site_search_sources s where s.kind = any (kinds) and s.record_id = any (ids)
    order by s.kind, s.record_id, s.locale
    on conflict (kind, record_id, locale) do update set document = excluded.document, position = excluded.position;
  insert into search_vocabulary (locale, word)
    select distinct s.locale, word from site_search_sources s
    cross join unnest(search_words_of(concat_ws(' ', s.title, s.about, s.lead))) as word
    where s.kind = any (kinds) and s.record_id = any (ids) and length(word) >= 3 and word !~ '^[0-9]+$'
    order by 1, 2
    on conflict do nothing;
end $$;
