-- outside a transaction: indexes are built while the shop goes on selling. Each is dropped first: a build that was
-- stopped leaves an invalid one behind.
-- Titles and subjects of salons have indexes of their own now, as those of treatments and articles (0081).
drop index concurrently if exists search_titles_of_locations;
create index concurrently search_titles_of_locations on search_entries_of_locations
  using gin (ts_filter(document, '{a}'));

drop index concurrently if exists search_subjects_of_locations;
create index concurrently search_subjects_of_locations on search_entries_of_locations
  using gin (ts_filter(document, '{a,b}'));
