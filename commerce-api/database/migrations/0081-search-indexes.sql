-- outside a transaction: indexes are built while the shop goes on selling. Each is dropped first: a build that was
-- stopped leaves an invalid one behind.
-- Words of titles, and of titles and subjects, by themselves: a word that stands in many leads and few titles is found in
-- those few without reading entry after entry. Of salons there are few.
drop index concurrently if exists search_titles_of_products;
create index concurrently search_titles_of_products on search_entries_of_products
  using gin (ts_filter(document, '{a}'));

drop index concurrently if exists search_subjects_of_products;
create index concurrently search_subjects_of_products on search_entries_of_products
  using gin (ts_filter(document, '{a,b}'));

drop index concurrently if exists search_titles_of_articles;
create index concurrently search_titles_of_articles on search_entries_of_articles
  using gin (ts_filter(document, '{a}'));

drop index concurrently if exists search_subjects_of_articles;
create index concurrently search_subjects_of_articles on search_entries_of_articles
  using gin (ts_filter(document, '{a,b}'));
