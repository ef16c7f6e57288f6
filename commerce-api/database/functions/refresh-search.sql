-- Rebuilds the search entries and the vocabulary of some records, in one order so that writers do not wait for each
-- other in a circle.
-- Source: docs/decisions/0111.
create or replace function refresh_search(changed_kind text, ids bigint[]) returns void language plpgsql as $$
begin
  insert into search_entries (kind, record_id, locale, document, body, place)
    select s.kind, s.record_id, s.locale,
      search_vector(s.title, s.locale, 'A') || search_vector(s.about, s.locale, 'B')
        || search_vector(s.lead, s.locale, 'C'), search_vector(s.body, s.locale, 'D'), s.place
    from search_sources s where s.kind = changed_kind and s.record_id = any(ids)
    order by s.kind, s.record_id, s.locale
    on conflict (kind, record_id, locale) do update
      set document = excluded.document, body = excluded.body, place = excluded.place;
  -- Always in the same order, so that two writers do not wait for each other.
  insert into search_vocabulary (locale, word)
    select distinct s.locale, word from search_sources s
    cross join unnest(search_words_of(concat_ws(' ', s.title, s.about, s.lead, s.body))) as word
    where s.kind = changed_kind and s.record_id = any(ids) and length(word) >= 3 and word !~ '^[0-9]+$'
    order by 1, 2
    on conflict do nothing;
end $$;
