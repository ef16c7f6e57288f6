-- Where a word stands counts: title before subject before lead. A word without a position keeps no weight, and any weight
-- was then found in it: until now all places were alike, and the best match was the first of the list.
create or replace function search_vector(input text, locale text, weight "char") returns tsvector
  language sql immutable parallel safe
  as $$ select case when weight = 'D' then coalesce(array_to_tsvector(array_agg(distinct lexeme)), ''::tsvector)
      else coalesce(string_agg(distinct lexeme || ':1' || weight::text, ' '), '')::tsvector end
    from (select unnest(array[word, search_stem(word, locale)]) as lexeme
      from unnest(search_words_of(input)) as word) lexemes $$;

-- Each as whoever edits it would: what is searched meanwhile is the old or the new entry.
select refresh_search('product', (select array_agg(id) from products));
select refresh_search('article', (select array_agg(id) from articles));
select refresh_search('location', (select array_agg(id) from locations));
