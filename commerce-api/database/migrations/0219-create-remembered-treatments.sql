-- Treatments that a customer set aside for later. Their numbers bound the list: each is taken once.
create table remembered_treatments (
  user_id uuid not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  number smallint not null check (number between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (user_id, product_id),
  constraint remembered_treatments_number unique (user_id, number)
);
create index remembered_treatments_by_product on remembered_treatments (product_id);
