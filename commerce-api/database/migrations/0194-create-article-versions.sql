-- What staff write of an article: each time it is saved is a version, so that a former one can be restored and two people who
-- write at once are noticed. A version is published at once, at a time ahead (`publish_at`), or never; the article itself holds
-- what is public. Source: docs/decisions/0211.
create table article_versions (
  id bigint generated always as identity primary key,
  article_id bigint not null references articles (id) on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references users (id) on delete set null,
  publish_at timestamptz,
  published_at timestamptz,
  unique (article_id, number),
  constraint article_versions_planned_once check (publish_at is null or published_at is null)
);
-- An article has one plan.
create unique index article_versions_planned on article_versions (article_id) where publish_at is not null;
create index article_versions_by_time on article_versions (publish_at) where publish_at is not null;

-- Records as they would look, for everybody with the link, until it ends. Nothing of them is public.
create table content_previews (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  record_kind text not null check (record_kind in ('article', 'cmsPage')),
  record_id bigint not null,
  content jsonb not null,
  created_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint content_previews_end check (expires_at > created_at)
);
create index content_previews_by_time on content_previews (expires_at);

-- What a photograph shows, in both languages, and the point that every cut of it holds, percent from its left and its top.
-- Photographs from before have neither: their records' names stand for the text, and the cut looks for the point itself. The
-- constraints are validated by 0195.
alter table shop_pictures add column alt localized, add column focus_x smallint, add column focus_y smallint;
alter table shop_pictures add constraint shop_pictures_focus check (
  (focus_x is null) = (focus_y is null) and focus_x between 0 and 100 and focus_y between 0 and 100) not valid;

-- The photograph of an author, who has a drawn portrait without it.
alter table article_authors add column picture_id bigint references shop_pictures;

-- Articles that staff chose to stand below another one; where they are fewer than its page shows, the newest of its category follow.
create table article_related (
  article_id bigint not null references articles (id) on delete cascade,
  related_id bigint not null references articles (id) on delete cascade,
  position integer not null default 0,
  primary key (article_id, related_id),
  constraint article_related_to_another check (article_id <> related_id)
);
create index article_related_by_other on article_related (related_id);
create trigger note_page_changes_new after insert on article_related referencing new table as changed for each statement
  execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_edited after update on article_related referencing new table as changed
  for each statement execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_gone after delete on article_related referencing old table as changed for each statement
  execute function note_page_changes('article', 'articles', 'article_id');
