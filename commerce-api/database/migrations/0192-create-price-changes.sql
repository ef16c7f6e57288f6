-- Prices that begin at a time ahead. A row waits here until its time has come and is then the price itself, with its line
-- in the history: so the table holds what is ahead alone, and the price and its history what holds and held.
create table price_changes (
  id bigint generated always as identity primary key,
  price_id bigint not null references product_prices (id) on delete cascade,
  amount_minor integer not null check (amount_minor >= 0),
  valid_from timestamptz not null,
  unique (price_id, valid_from)
);
create index price_changes_by_time on price_changes (valid_from);
