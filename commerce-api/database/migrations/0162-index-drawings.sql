-- outside a transaction
drop index concurrently if exists shop_pictures_by_drawing;
create unique index concurrently shop_pictures_by_drawing on shop_pictures (drawing);
