-- Records whose pages are to be made anew: written with the change itself, told to the page servers by the worker.

create table page_changes (
  id bigint generated always as identity primary key,
  -- As pages name what they show: `product:12`, `articles`.
  key text not null check (length(key) <= 200),
  created_at timestamptz not null default now()
);

-- Arguments: what a single record is called (`product`), the list that it stands in (`products`), the column with its id.
-- Many at once are told as the list alone, on which every page of a single record hangs too.
create function note_page_changes() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  execute format('select array_agg(distinct c.%I::text) from changed c where c.%I is not null', tg_argv[2], tg_argv[2])
    into ids;
  if ids is null then
    return null;
  end if;
  insert into page_changes (key) values (tg_argv[1]);
  if cardinality(ids) <= 50 then
    insert into page_changes (key) select tg_argv[0] || ':' || i from unnest(ids) i;
  end if;
  return null;
end $$;

create function note_record_pages(table_name regclass, one text, many text, id_column text) returns void
language plpgsql as $$
begin
  execute format('create trigger note_page_changes_new after insert on %s referencing new table as changed
    for each statement execute function note_page_changes(%L, %L, %L)', table_name, one, many, id_column);
  execute format('create trigger note_page_changes_edited after update on %s referencing new table as changed
    for each statement execute function note_page_changes(%L, %L, %L)', table_name, one, many, id_column);
  execute format('create trigger note_page_changes_gone after delete on %s referencing old table as changed
    for each statement execute function note_page_changes(%L, %L, %L)', table_name, one, many, id_column);
end $$;

select note_record_pages('products', 'product', 'products', 'id');
select note_record_pages('product_prices', 'product', 'products', 'product_id');
select note_record_pages('product_contents', 'product', 'products', 'container_id');
select note_record_pages('promotion_products', 'product', 'products', 'product_id');
select note_record_pages('offers', 'product', 'offers', 'product_id');
select note_record_pages('bundles', 'product', 'products', 'product_id');
select note_record_pages('voucher_products', 'product', 'vouchers', 'product_id');
select note_record_pages('locations', 'location', 'locations', 'id');
select note_record_pages('location_opening_hours', 'location', 'locations', 'location_id');
select note_record_pages('location_opening_exceptions', 'location', 'locations', 'location_id');
select note_record_pages('cms_pages', 'cms-page', 'cms-pages', 'id');
drop function note_record_pages(regclass, text, text, text);

-- A promotion that is ended sooner or later: its treatments.
create function note_promotion_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values ('products');
  insert into page_changes (key) select 'product:' || p.product_id from promotion_products p
    where p.promotion_id = new.id limit 50;
  return null;
end $$;
create trigger note_page_changes after update on promotions for each row execute function note_promotion_pages();

-- A rating changes the article's own page; the lists have time.
create function note_article_pages() returns trigger language plpgsql as $$
declare
  article articles := coalesce(new, old);
begin
  insert into page_changes (key) values ('article:' || article.id);
  if tg_op <> 'UPDATE' or to_jsonb(new) - array['rating_sum', 'ratings_count']
      is distinct from to_jsonb(old) - array['rating_sum', 'ratings_count'] then
    insert into page_changes (key) values ('articles');
  end if;
  return null;
end $$;
create trigger note_page_changes after insert or update or delete on articles
  for each row execute function note_article_pages();

-- What readers see of an opinion: of its treatment, of its salon, on the page of all opinions.
create function note_opinion_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) select k.key from (values ('opinions'), ('product:' || new.product_id),
    ('location:' || new.location_id)) k (key) where k.key is not null;
  return null;
end $$;
create trigger note_page_changes_new after insert on opinions
  for each row when (new.status = 'published') execute function note_opinion_pages();
create trigger note_page_changes_edited after update on opinions
  for each row when (new is distinct from old and (new.status = 'published' or old.status = 'published'))
  execute function note_opinion_pages();

create function note_charity_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values ('charity-totals');
  return null;
end $$;
create trigger note_page_changes after insert or update on charity_months
  for each statement execute function note_charity_pages();
