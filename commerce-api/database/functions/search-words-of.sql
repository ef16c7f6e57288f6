-- Distinct words of a text in search form, without markup and punctuation.
-- Source: docs/decisions/0111.
create or replace function search_words_of(input text) returns text[]
  language sql immutable parallel safe
  as $$ select coalesce(array_agg(word), '{}') from (
    select distinct word from regexp_split_to_table(search_form(coalesce(input, '')), '[^a-z0-9]+') as word
    where length(word) >= 2) words $$;
