-- One part of the search table for each kind of record, with statistics of its own. In one table the planner took
-- "warszawa", which stands in many salons, for as frequent among treatments, and read all of those in their order to
-- find none. Readers go on with the old table until the new one is whole; whoever changes a record waits.
lock table search_entries in share row exclusive mode;

create table search_entries_by_kind (
  kind text not null check (kind in ('product', 'article', 'location')),
  record_id bigint not null,
  locale text not null check (locale in ('pl', 'en')),
  -- Weights: A title, B what it is about (body parts, category, city), C lead.
  document tsvector not null,
  -- The text of an article.
  body tsvector not null default '',
  -- Order among equals.
  place integer not null default 0,
  primary key (kind, record_id, locale)
) partition by list (kind);
create table search_entries_of_products partition of search_entries_by_kind for values in ('product');
create table search_entries_of_articles partition of search_entries_by_kind for values in ('article');
create table search_entries_of_locations partition of search_entries_by_kind for values in ('location');

insert into search_entries_by_kind (kind, record_id, locale, document, body, place)
  select kind, record_id, locale, document, body, place from search_entries;

create index search_entries_words on search_entries_by_kind using gin (document);
create index search_entries_bodies on search_entries_by_kind using gin (body);
create index search_entries_places on search_entries_by_kind (locale, place, record_id);
analyze search_entries_by_kind;

-- From here on readers wait too, but for no more than these two lines.
drop table search_entries;
alter table search_entries_by_kind rename to search_entries;
