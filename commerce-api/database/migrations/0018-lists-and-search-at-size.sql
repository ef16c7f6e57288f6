-- Lists and search stay quick when there are many records.

-- Markets in which a product has a price: what every list asks for, without a look at product_prices.
alter table products add column sold_in integer[] not null default '{}';

create function keep_sold_in() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  foreach changed in array
    case tg_op when 'INSERT' then array[new.product_id] when 'DELETE' then array[old.product_id]
      else array[old.product_id, new.product_id] end
  loop
    update products p set sold_in = s.markets
      from (select coalesce(array_agg(distinct pp.market_id order by pp.market_id), '{}') as markets
        from product_prices pp where pp.product_id = changed) s
      where p.id = changed and p.sold_in <> s.markets;
  end loop;
  return null;
end $$;
create trigger keep_sold_in after insert or delete or update of product_id, market_id on product_prices
  for each row execute function keep_sold_in();

update products p set sold_in = s.markets
  from (select product_id, array_agg(distinct market_id order by market_id) as markets
    from product_prices group by product_id) s
  where p.id = s.product_id;

-- A list is read in its order, and counted, from the index alone.
create index products_listed on products (position, id)
  include (gender, category_id, type, is_special, sold_in) where enabled and type in ('product', 'package');
create index products_listed_by_gender on products (gender, position, id)
  include (category_id, type, is_special, sold_in) where enabled and type in ('product', 'package');
create index articles_listed on articles (published_at desc, id desc) include (category_id, gender) where enabled;

-- The text of an article is long and seldom needed: words of title, subject and lead stand by themselves.
alter table search_entries add column body tsvector not null default '';
create index search_entries_by_body on search_entries using gin (body);
create index search_entries_in_order on search_entries (locale, kind, place, record_id);

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

-- Of articles that fit equally well the newest comes first.
create or replace view search_sources as
  select 'product' as kind, p.id as record_id, l.locale, p.position as place, p.name ->> l.locale as title,
    concat_ws(' ', c.name ->> l.locale, (select string_agg(b.name ->> l.locale, ' ')
      from product_body_parts pb join body_parts b on b.id = pb.body_part_id where pb.product_id = p.id)) as about,
    p.lead ->> l.locale as lead, '' as body
  from products p join product_categories c on c.id = p.category_id cross join (values ('pl'), ('en')) as l (locale)
  where p.type in ('product', 'package')
  union all
  select 'article', a.id, l.locale, -(extract(epoch from a.published_at) / 86400)::int, a.title ->> l.locale, k.name ->> l.locale, a.lead ->> l.locale,
    block_texts(a.content -> l.locale)
  from articles a join article_categories k on k.id = a.category_id cross join (values ('pl'), ('en')) as l (locale)
  union all
  select 'location', s.id, l.locale, s.position, concat_ws(' ', s.name ->> l.locale, ct.name),
    concat_ws(' ', s.address, s.postal_code), ct.voivodeship, ''
  from locations s join cities ct on ct.id = s.city_id cross join (values ('pl'), ('en')) as l (locale);

drop trigger keep_search on articles;
create trigger keep_search after insert or delete or update of title, lead, content, category_id, published_at on articles
  for each row execute function keep_search('article', 'id', '');

select refresh_search('product', (select array_agg(id) from products));
select refresh_search('article', (select array_agg(id) from articles));
select refresh_search('location', (select array_agg(id) from locations));
