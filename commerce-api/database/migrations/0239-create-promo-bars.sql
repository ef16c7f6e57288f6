-- Promo bars: announcements that are written once and shown for a time, on articles and pages. Source: docs/decisions/0241.
create table promo_bars (
  id bigint generated always as identity primary key,
  -- For staff alone.
  name text not null check (length(name) between 1 and 200),
  -- False: a draft.
  enabled boolean not null default false,
  headline localized not null,
  subheadline localized not null,
  -- In each language a list of objects with a label and a path.
  actions localized not null,
  look text not null default 'soft' check (look in ('soft', 'plain', 'velvet')),
  start_at timestamptz not null,
  -- Null: until somebody ends it.
  end_at timestamptz,
  -- Null: in all markets.
  market_id bigint references markets,
  -- Kinds of page on which it stands, each true or false.
  page_kinds jsonb not null default '{"information": false, "campaign": false, "offer": false}' check (jsonb_typeof(page_kinds) = 'object'),
  -- Above the header of every public page.
  is_shop_wide boolean not null default false,
  edited_at timestamptz not null default now(),
  -- The state that pages were last notified of: the worker changes it when the time of a bar begins or ends.
  is_shown boolean not null default false,
  constraint promo_bars_period check (end_at > start_at),
  -- A page of the shop, or an address of the web; nothing that runs.
  constraint promo_bars_actions_links check (not jsonb_path_exists(actions::jsonb,
    '$.*[*].path ? (!(@ like_regex "^(/($|[^/\\\\])|https://)"))')),
  -- One above the header at a time; one without a market stands in all of them.
  constraint promo_bars_one_shop_wide exclude using gist (
    int8range(market_id, market_id, '[]') with &&, tstzrange(start_at, end_at) with &&) where (is_shop_wide and enabled)
);

create table promo_bar_article_categories (
  promo_bar_id bigint not null references promo_bars on delete cascade,
  category_id bigint not null references article_categories on delete cascade,
  primary key (promo_bar_id, category_id)
);
create index promo_bar_article_categories_by_category on promo_bar_article_categories (category_id);

create table promo_bar_articles (
  promo_bar_id bigint not null references promo_bars on delete cascade,
  article_id bigint not null references articles on delete cascade,
  primary key (promo_bar_id, article_id)
);
create index promo_bar_articles_by_article on promo_bar_articles (article_id);

create table promo_bar_pages (
  promo_bar_id bigint not null references promo_bars on delete cascade,
  cms_page_id bigint not null references cms_pages on delete cascade,
  primary key (promo_bar_id, cms_page_id)
);
create index promo_bar_pages_by_page on promo_bar_pages (cms_page_id);

-- Each state of a bar that was stored, so that a former one can be looked at and restored.
create table promo_bar_versions (
  promo_bar_id bigint not null references promo_bars on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references users (id) on delete set null,
  primary key (promo_bar_id, number)
);

create trigger note_edit before update of name, enabled, headline, subheadline, actions, look, start_at, end_at, market_id,
  page_kinds, is_shop_wide on promo_bars for each row execute function note_edit();

create trigger note_page_changes_new after insert on promo_bars referencing new table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'id');
create trigger note_page_changes_edited after update on promo_bars referencing new table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'id');
create trigger note_page_changes_gone after delete on promo_bars referencing old table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'id');
create trigger note_page_changes_new after insert on promo_bar_article_categories referencing new table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_gone after delete on promo_bar_article_categories referencing old table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_new after insert on promo_bar_articles referencing new table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_gone after delete on promo_bar_articles referencing old table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_new after insert on promo_bar_pages referencing new table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_gone after delete on promo_bar_pages referencing old table as changed
  for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
