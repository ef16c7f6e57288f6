-- Orders that the reception made at its desk: a next treatment, or a visit that had none. Staff of the salon may take the
-- money also before the order has a visit there.
create table desk_sales (
  order_id uuid primary key references orders,
  location_id bigint not null references locations,
  sold_by uuid not null,
  sold_at timestamptz not null default now()
);
create index desk_sales_by_location on desk_sales (location_id, sold_at);
