-- What people say (opinions, ratings of articles), sections of pages, and salons' profiles on the maps service.

-- One rating of an article per visitor; the article's sum and count follow in the same transaction.
create table article_ratings (
  article_id bigint not null references articles on delete cascade,
  visitor_id bigint not null references visitors on delete cascade,
  rating integer not null check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  primary key (article_id, visitor_id)
);
create index article_ratings_by_visitor on article_ratings (visitor_id);

create function count_article_rating() returns trigger language plpgsql as $$
begin
  update articles set rating_sum = rating_sum + new.rating, ratings_count = ratings_count + 1
    where id = new.article_id;
  return null;
end $$;
create trigger count_article_rating after insert on article_ratings
  for each row execute function count_article_rating();
create trigger ratings_stay before update on article_ratings
  for each row execute function refuse_rewriting();

create table opinions (
  id bigint generated always as identity primary key,
  -- One opinion per visit. Null: matched to a visit in the salon's own records, or not at all.
  visit_id uuid unique references visits on delete set null,
  user_id uuid references users on delete set null,
  location_id bigint references locations,
  product_id bigint references products,
  author_name text not null check (length(author_name) between 1 and 80),
  rating integer not null check (rating between 1 and 5),
  -- Language that it was written in; `translation` is the other one.
  locale text not null check (locale in ('pl', 'en')),
  content text not null check (length(content) between 1 and 2000),
  translation text check (length(translation) between 1 and 2000),
  verification text not null check (verification in ('visit', 'salonRecord', 'none')),
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  reply localized,
  created_at timestamptz not null default now(),
  moderated_at timestamptz,
  check ((status = 'pending') = (moderated_at is null))
);
create index opinions_by_time on opinions (created_at desc, id desc) where status = 'published';
create index opinions_by_location on opinions (location_id, created_at desc) where status = 'published';
create index opinions_by_product on opinions (product_id, created_at desc) where status = 'published';
create index opinions_waiting on opinions (created_at) where status = 'pending';

-- Pieces of pages that are edited by themselves.
create table cms_sections (
  id bigint generated always as identity primary key,
  code text not null unique,
  -- The page it stands on: home, womensZone, mensZone, vouchers, charity, reviewerClub, priceList, salons, application.
  page text not null check (page ~ '^[a-zA-Z]{1,40}$'),
  enabled boolean not null default true,
  title localized not null,
  -- By locale: blocks of text.
  content localized not null,
  -- By locale: label and path without the locale's prefix.
  link localized,
  position integer not null default 0,
  updated_at timestamptz not null default now()
);
create index cms_sections_by_page on cms_sections (page, position) where enabled;

-- Business profiles on a search-and-maps service; figures are refreshed from there.
create table location_profiles (
  location_id bigint primary key references locations on delete cascade,
  place_id text not null unique,
  profile_url text not null check (profile_url ~ '^https://'),
  review_url text not null check (review_url ~ '^https://'),
  rating numeric(2, 1) check (rating between 1 and 5),
  ratings_count integer not null default 0 check (ratings_count >= 0),
  refreshed_at timestamptz not null,
  check ((rating is null) = (ratings_count = 0))
);

-- The longest that a salon is looked for around a place is 50 km: a box of coordinates first, then the distance.
create index locations_by_place on locations (lat, lng) where enabled and not is_virtual;
