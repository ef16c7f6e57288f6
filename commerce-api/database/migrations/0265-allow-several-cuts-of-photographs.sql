-- A photograph may be shown in several cuts, each a picture of its own. Source: docs/decisions/0253.
alter table shop_pictures drop constraint shop_pictures_file_upload_id_key;
