-- Authors of the blog with pages of their own: an address in each language, and which portrait is drawn for them. An
-- author without addresses has no page. Source: docs/decisions/0199.
alter table article_authors
  add column slugs slug_pair,
  add column portrait text not null default 'brand' check (portrait in ('woman', 'man', 'brand'));

create trigger keep_slugs after insert or update of slugs on article_authors
  for each row when (new.slugs is not null) execute function keep_slugs('author', 'articleAuthor');
create trigger keep_slugs_gone after delete on article_authors
  for each row execute function keep_slugs('author', 'articleAuthor');

-- Their pages stand under /blog/autor/ and /blog/author/: no category has these words as its slug.
insert into slugs (namespace, locale, slug, record_kind, record_id) values
  ('blog', 'pl', 'autor', 'reserved', 3), ('blog', 'en', 'author', 'reserved', 3);

create trigger note_page_changes_new after insert on article_authors referencing new table as changed for each statement
  execute function note_page_changes('author', 'articles', 'id');
create trigger note_page_changes_edited after update on article_authors referencing new table as changed
  for each statement execute function note_page_changes('author', 'articles', 'id');
create trigger note_page_changes_gone after delete on article_authors referencing old table as changed for each statement
  execute function note_page_changes('author', 'articles', 'id');
