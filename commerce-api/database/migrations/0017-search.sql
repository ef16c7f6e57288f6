-- Search: one row per record and language with its words, kept by triggers; a vocabulary to set slips of the pen right.

create extension if not exists fuzzystrmatch;

-- A word without its ending, so that "nogami" finds "nogi" and "legs" finds "leg". At least three letters stay.
create function search_stem(word text, locale text) returns text
  language sql immutable parallel safe strict
  as $$ select case when length(stem) >= 3 then stem else word end
    from (select case locale
      when 'pl' then regexp_replace(word,
        '(iami|owego|owych|owej|ami|iach|ach|ego|emu|ymi|imi|ych|ich|iem|owi|ow|om|em|ej|ie|ia|iu|y|i|a|e|u|o)$', '')
      else regexp_replace(word, '(ings|ing|ies|ed|es|s|y|e)$', '') end as stem) cut $$;

-- Words of a text in search form, without markup and punctuation.
create function search_words_of(input text) returns text[]
  language sql immutable parallel safe
  as $$ select coalesce(array_agg(word), '{}') from (
    select distinct word from regexp_split_to_table(search_form(coalesce(input, '')), '[^a-z0-9]+') as word
    where length(word) >= 2) words $$;

-- Words and stems of a text with one weight.
create function search_vector(input text, locale text, weight "char") returns tsvector
  language sql immutable parallel safe
  as $$ select setweight(coalesce(array_to_tsvector(array_agg(distinct lexeme)), ''::tsvector), weight)
    from (select unnest(array[word, search_stem(word, locale)]) as lexeme
      from unnest(search_words_of(input)) as word) lexemes $$;

create table search_entries (
  kind text not null check (kind in ('product', 'article', 'location')),
  record_id bigint not null,
  locale text not null check (locale in ('pl', 'en')),
  -- Weights: A title, B what it is about (body parts, category, city), C lead, D text.
  document tsvector not null,
  -- Order among equals.
  place integer not null default 0,
  primary key (kind, record_id, locale)
);
create index search_entries_by_word on search_entries using gin (document);

create table search_vocabulary (
  locale text not null check (locale in ('pl', 'en')),
  word text not null,
  primary key (locale, word)
);
create index search_vocabulary_by_likeness on search_vocabulary using gin (word gin_trgm_ops);

-- Texts of all blocks of an article, for the full text.
create function block_texts(blocks jsonb) returns text
  language sql immutable parallel safe
  as $$ select string_agg(value #>> '{}', ' ')
    from unnest(array['$[*].text', '$[*].items[*]', '$[*].items[*].title', '$[*].items[*].content', '$[*].label',
      '$[*].description']::jsonpath[]) as path
    cross join lateral jsonb_path_query(blocks, path) as value where jsonb_typeof(value) = 'string' $$;

create view search_sources as
  select 'product' as kind, p.id as record_id, l.locale, p.position as place, p.name ->> l.locale as title,
    concat_ws(' ', c.name ->> l.locale, (select string_agg(b.name ->> l.locale, ' ')
      from product_body_parts pb join body_parts b on b.id = pb.body_part_id where pb.product_id = p.id)) as about,
    p.lead ->> l.locale as lead, '' as body
  from products p join product_categories c on c.id = p.category_id cross join (values ('pl'), ('en')) as l (locale)
  where p.type in ('product', 'package')
  union all
  select 'article', a.id, l.locale, 0, a.title ->> l.locale, k.name ->> l.locale, a.lead ->> l.locale,
    block_texts(a.content -> l.locale)
  from articles a join article_categories k on k.id = a.category_id cross join (values ('pl'), ('en')) as l (locale)
  union all
  select 'location', s.id, l.locale, s.position, concat_ws(' ', s.name ->> l.locale, ct.name),
    concat_ws(' ', s.address, s.postal_code), ct.voivodeship, ''
  from locations s join cities ct on ct.id = s.city_id cross join (values ('pl'), ('en')) as l (locale);

create function refresh_search(changed_kind text, ids bigint[]) returns void language plpgsql as $$
begin
  insert into search_entries (kind, record_id, locale, document, place)
    select s.kind, s.record_id, s.locale,
      search_vector(s.title, s.locale, 'A') || search_vector(s.about, s.locale, 'B')
        || search_vector(s.lead, s.locale, 'C') || search_vector(s.body, s.locale, 'D'), s.place
    from search_sources s where s.kind = changed_kind and s.record_id = any(ids)
    order by s.kind, s.record_id, s.locale
    on conflict (kind, record_id, locale) do update set document = excluded.document, place = excluded.place;
  -- Always in the same order, so that two writers do not wait for each other.
  insert into search_vocabulary (locale, word)
    select distinct s.locale, word from search_sources s
    cross join unnest(search_words_of(concat_ws(' ', s.title, s.about, s.lead, s.body))) as word
    where s.kind = changed_kind and s.record_id = any(ids) and length(word) >= 3 and word !~ '^[0-9]+$'
    order by 1, 2
    on conflict do nothing;
end $$;

-- Trigger arguments: kind, and the query that finds the changed records by the row's own id ($1).
create function keep_search() returns trigger language plpgsql as $$
declare
  ids bigint[];
  changed bigint := case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[1])::bigint
    else (to_jsonb(new) ->> tg_argv[1])::bigint end;
begin
  if tg_argv[2] = '' then
    ids := array[changed];
    if tg_op = 'DELETE' then
      delete from search_entries where kind = tg_argv[0] and record_id = changed;
      return null;
    end if;
  else
    execute tg_argv[2] into ids using changed;
  end if;
  if ids is not null then perform refresh_search(tg_argv[0], ids); end if;
  return null;
end $$;

create trigger keep_search after insert or delete or update of name, lead, category_id, position on products
  for each row execute function keep_search('product', 'id', '');
create trigger keep_search after insert or delete on product_body_parts
  for each row execute function keep_search('product', 'product_id', 'select array[$1]');
create trigger keep_search after update of name on body_parts
  for each row execute function keep_search('product', 'id',
    'select array_agg(product_id) from product_body_parts where body_part_id = $1');
create trigger keep_search after update of name on product_categories
  for each row execute function keep_search('product', 'id',
    'select array_agg(id) from products where category_id = $1');
create trigger keep_search after insert or delete or update of title, lead, content, category_id on articles
  for each row execute function keep_search('article', 'id', '');
create trigger keep_search after update of name on article_categories
  for each row execute function keep_search('article', 'id',
    'select array_agg(id) from articles where category_id = $1');
create trigger keep_search after insert or delete or update of name, address, postal_code, city_id, position on locations
  for each row execute function keep_search('location', 'id', '');
create trigger keep_search after update of name, voivodeship on cities
  for each row execute function keep_search('location', 'id',
    'select array_agg(id) from locations where city_id = $1');

select refresh_search('product', (select array_agg(id) from products));
select refresh_search('article', (select array_agg(id) from articles));
select refresh_search('location', (select array_agg(id) from locations));
