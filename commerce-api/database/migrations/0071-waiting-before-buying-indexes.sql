-- outside a transaction: indexes are built while the shop goes on selling. Each is dropped first: a build that was
-- stopped leaves an invalid one behind.
drop index concurrently if exists waiting_list_once_per_customer;
create unique index concurrently waiting_list_once_per_customer on waiting_list (user_id, product_id, location_id, date)
  where product_id is not null and user_id is not null;

drop index concurrently if exists waiting_list_once_per_visitor;
create unique index concurrently waiting_list_once_per_visitor on waiting_list (visitor_id, product_id, location_id, date)
  where product_id is not null and user_id is null;

drop index concurrently if exists waiting_list_by_email;
create index concurrently waiting_list_by_email on waiting_list (lower(email)) where email is not null;

drop index concurrently if exists waiting_list_by_token;
create unique index concurrently waiting_list_by_token on waiting_list (token_hash) where token_hash is not null;
