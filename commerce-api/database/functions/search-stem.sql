-- A word without its ending, so that "nogami" finds "nogi" and "legs" finds "leg"; at least three letters stay.
-- Source: docs/decisions/0111.
create or replace function search_stem(word text, locale text) returns text
  language sql immutable parallel safe strict
  as $$ select case when length(stem) >= 3 then stem else word end
    from (select case locale
      when 'pl' then regexp_replace(word,
        '(iami|owego|owych|owej|ami|iach|ach|ego|emu|ymi|imi|ych|ich|iem|owi|ow|om|em|ej|ie|ia|iu|y|i|a|e|u|o)$', '')
      else regexp_replace(word, '(ings|ing|ies|ed|es|s|y|e)$', '') end as stem) cut $$;
