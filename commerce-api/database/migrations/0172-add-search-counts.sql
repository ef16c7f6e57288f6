-- In how many minutes of a day something was searched for that the shop has: what is shown as a popular search. No person, no
-- address, no time but the day. Rows are written for a whole minute at once, and purged after 35 days.
create table search_counts (
  market_id int not null references markets (id) on delete cascade,
  locale text not null check (locale in ('pl', 'en')),
  day date not null,
  term text not null check (length(term) between 3 and 40),
  minutes int not null check (minutes > 0),
  primary key (market_id, locale, day, term)
);
create index search_counts_by_day on search_counts (day);
