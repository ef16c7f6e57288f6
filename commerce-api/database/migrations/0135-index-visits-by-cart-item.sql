-- outside a transaction
-- A cart line shows the end of the time that it held last, also when that hold has ended; deleting a cart line looks for
-- its visits as well.
drop index concurrently if exists visits_by_cart_item;
create index concurrently visits_by_cart_item on visits (cart_item_id) where cart_item_id is not null;
