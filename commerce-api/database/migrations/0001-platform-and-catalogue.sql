-- Platform tables, markets, and the catalogue side: treatments with prices, salons, blog, pages.
-- Texts for people are jsonb objects by locale: {"pl": …, "en": …}.

create extension if not exists btree_gist;
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create domain localized as jsonb
  check (value is null or (jsonb_typeof(value) = 'object' and value ? 'pl' and value ? 'en'));
create domain slug_pair as jsonb
  check (value is null or (
    (value ->> 'pl') ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'
    and (value ->> 'en') ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'));

-- Letters without accents and case, for search. `ł` has no decomposition, unaccent's own rules know it.
create function search_form(input text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, input)) $$;

-- Platform -----------------------------------------------------------------------------------------------------------

create table idempotency_keys (
  scope text primary key,
  request_hash text not null,
  state text not null check (state in ('running', 'done')),
  status integer,
  body jsonb,
  claimed_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (state = 'running' or (status is not null and body is not null))
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table rate_counters (
  key text primary key,
  window_start timestamptz not null,
  count integer not null check (count > 0)
);

create table applied_seeds (
  name text primary key,
  applied_at timestamptz not null default now()
);

-- Markets ------------------------------------------------------------------------------------------------------------

create table currencies (
  id integer generated always as identity primary key,
  code text not null unique check (code in ('PLN', 'GBP')),
  name text not null,
  symbol text not null,
  is_prefix boolean not null
);

create table locales (
  id integer generated always as identity primary key,
  code text not null unique check (code in ('pl', 'en')),
  name text not null,
  iso_code text not null
);

create table markets (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z]{2,10}$'),
  name text not null,
  enabled boolean not null default true,
  gtm_id text,
  path_prefix text not null default '' check (path_prefix ~ '^(/[a-z]+)?$'),
  additional_visit_time integer not null check (additional_visit_time >= 0),
  default_payment_method text not null,
  voucher_step integer not null check (voucher_step > 0),
  voucher_offered integer[] not null,
  voucher_least integer not null check (voucher_least > 0),
  voucher_most integer not null check (voucher_most >= voucher_least),
  new_customer_discount integer not null check (new_customer_discount >= 0),
  brand jsonb not null
);

create table market_hosts (
  host text primary key check (host = lower(host)),
  market_id integer not null references markets
);
create table market_locales (
  market_id integer not null references markets,
  locale_id integer not null references locales,
  position integer not null,
  primary key (market_id, locale_id)
);
create table market_currencies (
  market_id integer not null references markets,
  currency_id integer not null references currencies,
  position integer not null,
  primary key (market_id, currency_id)
);

create table visitors (
  id bigint generated always as identity primary key,
  unique_id text not null unique check (unique_id ~ '^[a-z]{2,10}_[A-Za-z0-9_-]{12}$'),
  market_id integer not null references markets,
  created_at timestamptz not null default now()
);

-- Slugs: one namespace per kind of address; old ones stay and lead to the record --------------------------------------

create table slugs (
  namespace text not null,
  locale text not null check (locale in ('pl', 'en')),
  slug text not null,
  record_kind text not null,
  record_id bigint not null,
  is_current boolean not null default true,
  primary key (namespace, locale, slug)
);
create unique index slugs_one_current on slugs (namespace, record_kind, record_id, locale) where is_current;

-- Trigger arguments: namespace, kind of record.
create function keep_slugs() returns trigger language plpgsql as $$
declare
  namespace_name text := tg_argv[0];
  kind text := tg_argv[1];
  locale_code text;
  wanted text;
begin
  if tg_op = 'DELETE' then
    delete from slugs where record_kind = kind and record_id = old.id and namespace = namespace_name;
    return old;
  end if;
  foreach locale_code in array array['pl', 'en'] loop
    wanted := new.slugs ->> locale_code;
    update slugs set is_current = false
      where namespace = namespace_name and record_kind = kind and record_id = new.id
        and locale = locale_code and slug <> wanted and is_current;
    insert into slugs (namespace, locale, slug, record_kind, record_id)
      values (namespace_name, locale_code, wanted, kind, new.id)
      on conflict (namespace, locale, slug) do update set is_current = true
        where slugs.record_kind = kind and slugs.record_id = new.id;
    if not found then
      raise exception 'the slug % is taken in %', wanted, namespace_name
        using errcode = 'unique_violation', constraint = 'slugs_pkey';
    end if;
  end loop;
  return new;
end $$;

-- Treatments ---------------------------------------------------------------------------------------------------------

create table product_categories (
  id bigint generated always as identity primary key,
  code text not null unique,
  enabled boolean not null default true,
  name localized not null,
  slugs slug_pair not null,
  is_virtual boolean not null default false,
  show_in_menu boolean not null default true,
  link localized,
  position integer not null default 0
);
create trigger keep_slugs after insert or update of slugs or delete on product_categories
  for each row execute function keep_slugs('salons', 'productCategory');

create table body_parts (
  id bigint generated always as identity primary key,
  code text not null unique,
  name localized not null,
  slugs slug_pair not null,
  body_part_group text not null check (body_part_group in ('top', 'bottom', 'face')),
  position integer not null default 0
);
create trigger keep_slugs after insert or update of slugs or delete on body_parts
  for each row execute function keep_slugs('body-part', 'bodyPart');

create table products (
  id bigint generated always as identity primary key,
  code text not null unique,
  type text not null check (type in ('product', 'package', 'voucher', 'bundle')),
  gender text not null check (gender in ('male', 'female')),
  category_id bigint not null references product_categories,
  enabled boolean not null default true,
  name localized not null,
  slugs slug_pair not null,
  lead localized not null,
  -- By locale: description, infos, faqs, stages, comparisons, lists, cmsSections, metaTitle, metaDescription.
  content localized not null,
  duration integer not null check (duration > 0),
  duration_to integer check (duration_to > duration),
  show_duration boolean not null default true,
  package_quantity integer not null default 1 check (package_quantity >= 1),
  recommended_quantity_from integer not null default 1 check (recommended_quantity_from >= 1),
  recommended_quantity_to integer not null default 1,
  body_part_count integer not null default 0 check (body_part_count >= 0),
  promo_recommended boolean not null default false,
  is_special boolean not null default false,
  is_bundlable boolean not null default false,
  can_payment_by_cash boolean not null default true,
  show_lowest_price boolean not null default true,
  has_checkbox boolean not null default false,
  checkbox_label localized,
  vat_rate integer not null check (vat_rate between 0 and 100),
  position integer not null default 0,
  search_pl text generated always as (search_form((name ->> 'pl') || ' ' || (lead ->> 'pl'))) stored,
  search_en text generated always as (search_form((name ->> 'en') || ' ' || (lead ->> 'en'))) stored,
  check (recommended_quantity_to >= recommended_quantity_from),
  check (not has_checkbox or checkbox_label is not null)
);
create index products_by_list on products (gender, category_id, position) where enabled;
create index products_search_pl on products using gin (search_pl gin_trgm_ops);
create index products_search_en on products using gin (search_en gin_trgm_ops);
create trigger keep_slugs after insert or update of slugs or delete on products
  for each row execute function keep_slugs('product', 'product');

create table product_body_parts (
  product_id bigint not null references products on delete cascade,
  body_part_id bigint not null references body_parts,
  primary key (product_id, body_part_id)
);
create index product_body_parts_by_part on product_body_parts (body_part_id);

-- The matrix that holds now. Ranges of one product in one market never overlap.
create table product_prices (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  market_id integer not null references markets,
  currency text not null references currencies (code),
  quantity_from integer not null check (quantity_from >= 1),
  quantity_to integer not null check (quantity_to <= 99),
  amount_minor integer not null check (amount_minor >= 0),
  check (quantity_to >= quantity_from),
  constraint product_prices_ranges_do_not_overlap exclude using gist (
    product_id with =, market_id with =, int4range(quantity_from, quantity_to, '[]') with &&)
);

-- Every price that ever held, written by the trigger below and never rewritten (price-cut law: lowest of 30 days).
create table price_history (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  market_id integer not null,
  currency text not null,
  quantity_from integer not null,
  quantity_to integer not null,
  -- Null: from then on the range is not sold.
  amount_minor integer check (amount_minor >= 0),
  valid_from timestamptz not null
);
create index price_history_by_product on price_history (product_id, market_id, quantity_from, valid_from);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on price_history
  for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on price_history
  for each statement execute function refuse_rewriting();

-- `aksamit.price_valid_from` lets an import of older prices say since when they held.
create function write_price_history() returns trigger language plpgsql as $$
declare
  since timestamptz := coalesce(nullif(current_setting('aksamit.price_valid_from', true), '')::timestamptz, now());
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or (old.product_id, old.market_id, old.quantity_from, old.quantity_to)
      is distinct from (new.product_id, new.market_id, new.quantity_from, new.quantity_to)) then
    insert into price_history (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
      values (old.product_id, old.market_id, old.currency, old.quantity_from, old.quantity_to, null, since);
  end if;
  if tg_op <> 'DELETE' then
    insert into price_history (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
      values (new.product_id, new.market_id, new.currency, new.quantity_from, new.quantity_to, new.amount_minor, since);
  end if;
  return null;
end $$;
create trigger write_price_history after insert or update or delete on product_prices
  for each row execute function write_price_history();

create table promotions (
  id bigint generated always as identity primary key,
  code text not null unique,
  name localized not null,
  slugs slug_pair not null,
  market_id integer references markets,
  discount_kind text not null check (discount_kind in ('percentage', 'amount')),
  -- Percent, or minor units of the market's currency off each piece.
  discount_value integer not null check (discount_value > 0),
  start_at timestamptz not null,
  end_at timestamptz not null,
  position integer not null default 0,
  check (end_at > start_at),
  check (discount_kind <> 'percentage' or discount_value <= 100),
  check (discount_kind <> 'amount' or market_id is not null)
);
create index promotions_by_time on promotions (end_at, start_at);
create trigger keep_slugs after insert or update of slugs or delete on promotions
  for each row execute function keep_slugs('promotion', 'promotion');

create table promotion_products (
  promotion_id bigint not null references promotions,
  product_id bigint not null references products,
  primary key (promotion_id, product_id)
);
create index promotion_products_by_product on promotion_products (product_id);

-- A promotion that has begun is history too: it may only be ended sooner or later than planned, not rewritten.
create function keep_begun_promotions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.start_at <= now() then
      raise exception 'the promotion % has begun and stays', old.code using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.start_at <= now() and (
      (old.market_id, old.discount_kind, old.discount_value, old.start_at)
        is distinct from (new.market_id, new.discount_kind, new.discount_value, new.start_at)
      or (new.end_at is distinct from old.end_at and least(old.end_at, new.end_at) < now() - interval '1 minute')) then
    raise exception 'the promotion % has begun and cannot be rewritten', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_begun_promotions before update or delete on promotions
  for each row execute function keep_begun_promotions();

-- Salons -------------------------------------------------------------------------------------------------------------

create table cities (
  id bigint generated always as identity primary key,
  name text not null unique,
  slug text not null unique,
  voivodeship text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  search text generated always as (search_form(name)) stored
);

create table locations (
  id bigint generated always as identity primary key,
  code text not null unique,
  adid_code text not null unique,
  enabled boolean not null default true,
  name localized not null,
  slugs slug_pair not null,
  -- By locale: headlineSeo, description, directions, metaTitle, metaDescription, infos.
  content localized not null,
  country text not null default 'PL',
  city_id bigint not null references cities,
  postal_code text not null check (postal_code ~ '^\d{2}-\d{3}$'),
  address text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  phone text not null,
  email text not null,
  is_virtual boolean not null default false,
  position integer not null default 0
);
create index locations_by_city on locations (city_id);
create trigger keep_slugs after insert or update of slugs or delete on locations
  for each row execute function keep_slugs('salons', 'location');

create table location_opening_hours (
  location_id bigint not null references locations on delete cascade,
  -- ISO: Monday is 1.
  weekday integer not null check (weekday between 1 and 7),
  opens time,
  closes time,
  closed boolean not null default false,
  all_day boolean not null default false,
  primary key (location_id, weekday),
  check (closes > opens)
);

create table location_opening_exceptions (
  location_id bigint not null references locations on delete cascade,
  date date not null,
  opens time,
  closes time,
  closed boolean not null default true,
  all_day boolean not null default false,
  reason localized not null,
  primary key (location_id, date),
  check (closes > opens)
);

create table location_categories (
  location_id bigint not null references locations on delete cascade,
  category_id bigint not null references product_categories,
  primary key (location_id, category_id)
);

-- Blog ---------------------------------------------------------------------------------------------------------------

create table article_categories (
  id bigint generated always as identity primary key,
  code text not null unique,
  name localized not null,
  slugs slug_pair not null,
  description localized not null,
  position integer not null default 0
);
create trigger keep_slugs after insert or update of slugs or delete on article_categories
  for each row execute function keep_slugs('blog', 'articleCategory');

create table article_authors (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  position localized not null,
  bio localized not null,
  specialization localized not null
);

create table articles (
  id bigint generated always as identity primary key,
  code text not null unique,
  category_id bigint not null references article_categories,
  author_id bigint not null references article_authors,
  enabled boolean not null default true,
  title localized not null,
  slugs slug_pair not null,
  lead localized not null,
  -- By locale: blocks of text.
  content localized not null,
  meta localized not null,
  promo_bar localized,
  promo_bar_visible boolean not null default false,
  published_at timestamptz not null,
  gender text not null default 'all' check (gender in ('male', 'female', 'all')),
  is_professional boolean not null default false,
  rating_sum integer not null default 0 check (rating_sum >= 0),
  ratings_count integer not null default 0 check (ratings_count >= 0),
  cta_type text check (cta_type in ('contactForm', 'leadForm', 'offer', 'product')),
  cta_product_id bigint references products,
  search_pl text generated always as (search_form((title ->> 'pl') || ' ' || (lead ->> 'pl'))) stored,
  search_en text generated always as (search_form((title ->> 'en') || ' ' || (lead ->> 'en'))) stored,
  check (rating_sum <= ratings_count * 5)
);
create index articles_by_time on articles (published_at desc) where enabled;
create index articles_search_pl on articles using gin (search_pl gin_trgm_ops);
create index articles_search_en on articles using gin (search_en gin_trgm_ops);
create trigger keep_slugs after insert or update of slugs or delete on articles
  for each row execute function keep_slugs('article', 'article');

create table article_side_categories (
  article_id bigint not null references articles on delete cascade,
  category_id bigint not null references article_categories,
  primary key (article_id, category_id)
);
create table article_products (
  article_id bigint not null references articles on delete cascade,
  product_id bigint not null references products,
  primary key (article_id, product_id)
);

-- Words that are no category's slug since they are addresses of their own under /blog/.
insert into slugs (namespace, locale, slug, record_kind, record_id) values
  ('blog', 'pl', 'szukaj', 'reserved', 1), ('blog', 'en', 'search', 'reserved', 1),
  ('blog', 'pl', 'artykul', 'reserved', 2), ('blog', 'en', 'article', 'reserved', 2);

-- Pages --------------------------------------------------------------------------------------------------------------

create table cms_pages (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('information', 'legal', 'campaign', 'offer')),
  enabled boolean not null default true,
  title localized not null,
  slugs slug_pair not null,
  lead localized not null,
  -- By locale: blocks of text.
  body localized not null,
  -- By locale: title, description, keywords, canonical.
  meta localized not null,
  effective_at timestamptz,
  updated_at timestamptz not null default now()
);
create trigger keep_slugs after insert or update of slugs or delete on cms_pages
  for each row execute function keep_slugs('page', 'cmsPage');

create table redirects (
  id bigint generated always as identity primary key,
  from_path text not null unique check (from_path ~ '^/'),
  to_path text not null check (to_path ~ '^/' and to_path !~ '^//'),
  status integer not null default 301 check (status in (301, 302, 410)),
  check (from_path <> to_path or status = 410)
);
