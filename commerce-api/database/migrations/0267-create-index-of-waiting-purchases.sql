-- outside a transaction: callers are added meanwhile. A deleted order line takes its waiting caller with it.
drop index concurrently if exists waiting_callers_by_order_item;
create index concurrently waiting_callers_by_order_item on waiting_callers (order_item_id) where order_item_id is not null;
