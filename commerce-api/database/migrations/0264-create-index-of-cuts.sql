-- outside a transaction: pictures are added meanwhile. The same cut of a photograph is none twice. Source: docs/decisions/0253.
drop index concurrently if exists shop_pictures_by_cut;
create unique index concurrently shop_pictures_by_cut on shop_pictures (file_upload_id, focus_x, focus_y, focus_zoom) nulls not distinct
  where file_upload_id is not null;
