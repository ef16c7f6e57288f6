-- Letters without accents and case. Stored columns are generated with it: another result for the same text needs them
-- rebuilt.
-- Source: docs/decisions/0111.
create or replace function search_form(input text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, input)) $$;
