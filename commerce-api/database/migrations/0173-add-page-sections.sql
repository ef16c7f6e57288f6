-- What a page is made of, by locale: typed sections. Null: a page of its body alone, as all were before.
-- Source: docs/decisions/0197.
alter table cms_pages add column sections localized;
