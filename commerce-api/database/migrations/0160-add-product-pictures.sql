-- Pictures of a treatment's page, in the order in which they are shown, each with what it shows in words. Source:
-- docs/decisions/0191.
create table product_pictures (
  product_id bigint not null references products (id) on delete cascade,
  picture_id bigint not null references shop_pictures (id),
  alt localized not null,
  position integer not null default 0 check (position >= 0),
  primary key (product_id, picture_id)
);
create index product_pictures_by_picture on product_pictures (picture_id);

-- A picture of the shop is an uploaded photograph, or a drawing that the API makes from its name.
alter table shop_pictures alter column file_upload_id drop not null;
alter table shop_pictures add column drawing text;
alter table shop_pictures add constraint shop_pictures_source check (num_nonnulls(file_upload_id, drawing) = 1) not valid;

create trigger raise_versions_new after insert on product_pictures referencing new table as changed for each statement
  execute function raise_product_versions('product_id', '');
create trigger raise_versions_edited after update on product_pictures referencing new table as changed old table as former
  for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_gone after delete on product_pictures referencing old table as changed for each statement
  execute function raise_product_versions('product_id', '');

create trigger note_page_changes_new after insert on product_pictures referencing new table as changed for each statement
  execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_edited after update on product_pictures referencing new table as changed for each statement
  execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_gone after delete on product_pictures referencing old table as changed for each statement
  execute function note_page_changes('product', 'products', 'product_id');
