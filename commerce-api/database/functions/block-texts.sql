-- All texts of an article's blocks, for the full-text search.
-- Source: docs/decisions/0111.
create or replace function block_texts(blocks jsonb) returns text
  language sql immutable parallel safe
  as $$ select string_agg(value #>> '{}', ' ')
    from unnest(array['$[*].text', '$[*].items[*]', '$[*].items[*].title', '$[*].items[*].content', '$[*].label',
      '$[*].description']::jsonpath[]) as path
    cross join lateral jsonb_path_query(blocks, path) as value where jsonb_typeof(value) = 'string' $$;
