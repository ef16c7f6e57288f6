-- Slots and visits: what a salon can do at once, and who is there when.

create table rooms (
  id bigint generated always as identity primary key,
  location_id bigint not null references locations on delete cascade,
  name text not null,
  enabled boolean not null default true,
  unique (id, location_id)
);
create index rooms_by_location on rooms (location_id);

create table devices (
  id bigint generated always as identity primary key,
  location_id bigint not null references locations on delete cascade,
  name text not null,
  enabled boolean not null default true,
  unique (id, location_id)
);
create index devices_by_location on devices (location_id);

create table device_categories (
  device_id bigint not null references devices on delete cascade,
  category_id bigint not null references product_categories,
  primary key (device_id, category_id)
);

create table therapists (
  id bigint generated always as identity primary key,
  location_id bigint not null references locations on delete cascade,
  first_name text not null,
  enabled boolean not null default true,
  unique (id, location_id)
);
create index therapists_by_location on therapists (location_id);

create table therapist_categories (
  therapist_id bigint not null references therapists on delete cascade,
  category_id bigint not null references product_categories,
  primary key (therapist_id, category_id)
);

-- Holds and visits in one table: one constraint per kind of resource refuses every overlap, whoever wrote it.
create table visits (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state in ('held', 'released', 'booked', 'done', 'noShow', 'refused', 'canceled')),
  location_id bigint not null references locations,
  room_id bigint not null,
  device_id bigint not null,
  therapist_id bigint not null,
  product_id bigint not null references products,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)
    and lower(during) is not null and upper(during) is not null),
  cart_item_id uuid references cart_items on delete set null,
  order_item_id uuid references order_items,
  user_id uuid references users on delete set null,
  -- Who holds: customer or visitor, and from where; forgotten when the hold ends.
  holder text,
  holder_address text,
  hold_started_at timestamptz,
  hold_expires_at timestamptz,
  -- Moved to within 24 hours: it stays where it is.
  is_final boolean not null default false,
  -- Of the calendar file: rises with each change of an event that calendars know already.
  sequence integer not null default 0 check (sequence >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (room_id, location_id) references rooms (id, location_id),
  foreign key (device_id, location_id) references devices (id, location_id),
  foreign key (therapist_id, location_id) references therapists (id, location_id),
  check (state <> 'held' or (hold_expires_at is not null and hold_started_at is not null)),
  constraint visits_one_per_room exclude using gist (room_id with =, during with &&)
    where (state in ('held', 'booked')),
  constraint visits_one_per_device exclude using gist (device_id with =, during with &&)
    where (state in ('held', 'booked')),
  constraint visits_one_per_therapist exclude using gist (therapist_id with =, during with &&)
    where (state in ('held', 'booked'))
);
create unique index visits_one_hold_per_item on visits (cart_item_id) where state = 'held';
-- The next visit of a treatment is booked only once the current one is done.
create unique index visits_one_ahead_per_item on visits (order_item_id) where state in ('held', 'booked');
create index visits_by_order_item on visits (order_item_id) where order_item_id is not null;
create index visits_by_user on visits (user_id) where user_id is not null;
create index visits_by_location on visits using gist (location_id, during) where state in ('held', 'booked');
create index visits_holds_by_end on visits (hold_expires_at) where state = 'held';
create index visits_by_holder on visits (holder) where state = 'held';

create table waiting_list (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  order_item_id uuid not null references order_items,
  location_id bigint not null references locations,
  date date not null,
  created_at timestamptz not null default now(),
  unique (order_item_id, location_id, date)
);
