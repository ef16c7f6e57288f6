-- Words and stems of a text with one weight. Words of title, subject and lead carry a position: without one
-- PostgreSQL ignores the weight.
-- Source: docs/decisions/0073, 0111.
create or replace function search_vector(input text, locale text, weight "char") returns tsvector
  language sql immutable parallel safe
  as $$ select case when weight = 'D' then coalesce(array_to_tsvector(array_agg(distinct lexeme)), ''::tsvector)
      else coalesce(string_agg(distinct lexeme || ':1' || weight::text, ' '), '')::tsvector end
    from (select unnest(array[word, search_stem(word, locale)]) as lexeme
      from unnest(search_words_of(input)) as word) lexemes $$;
