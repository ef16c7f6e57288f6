-- The first day with a free time in any salon, by what a visit needs: pages show it without reading calendars. A job finds it
-- every few minutes; all of it can be found again.
-- Source: docs/decisions/0228.
create unlogged table first_free_days (
  category_id bigint not null references product_categories on delete cascade,
  -- Of the visit, additional time of a first one included.
  minutes integer not null check (minutes > 0),
  date date not null,
  location_id bigint not null references locations on delete cascade,
  primary key (category_id, minutes)
);
