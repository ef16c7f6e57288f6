-- outside a transaction: indexes are built while the shop goes on selling. Each is dropped first: a build that was
-- stopped leaves an invalid one behind.
drop index concurrently if exists order_items_withdrawn;
create index concurrently order_items_withdrawn on order_items (order_id) where withdrawn_at is not null;
