-- What a market is called in each language, for staff; null: by its name, which stands in titles of its own pages.
-- Source: docs/decisions/0242.
alter table markets add column names jsonb
  check (jsonb_typeof(names -> 'pl') = 'string' and jsonb_typeof(names -> 'en') = 'string');
