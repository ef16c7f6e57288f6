-- What is searched: titles, subjects, leads and texts of treatments, articles and salons in each language. Among
-- equal matches articles rank by date.
-- Source: docs/decisions/0111.
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
