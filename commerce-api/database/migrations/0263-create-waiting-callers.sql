-- Somebody who called a salon on a full day: the desk calls back once a time is free. Deleted when the day is over.
create table waiting_callers (
  id uuid primary key default gen_random_uuid(),
  location_id bigint not null references locations,
  product_id bigint not null references products,
  date date not null,
  -- By the salons' clock; null: any time of the day.
  wanted_time time,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  phone_prefix text not null check (phone_prefix ~ '^[0-9]{1,4}$'),
  phone text not null check (phone ~ '^[0-9]{6,12}$'),
  note text check (length(note) between 1 and 500),
  added_by uuid not null,
  created_at timestamptz not null default now(),
  constraint waiting_callers_once unique (location_id, date, product_id, phone, phone_prefix)
);
create index waiting_callers_by_phone on waiting_callers (phone, phone_prefix);
create index waiting_callers_by_day on waiting_callers (date);
