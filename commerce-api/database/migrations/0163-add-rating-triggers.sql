-- Lists and pages of treatments show how customers rate them: their ready rows, and the cached responses of lists, follow
-- the opinions. Source: docs/decisions/0182.
create trigger raise_versions_new after insert on opinions referencing new table as changed for each statement
  execute function raise_product_versions('product_id', '');
create trigger raise_versions_edited after update on opinions referencing new table as changed old table as former
  for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_gone after delete on opinions referencing old table as changed for each statement
  execute function raise_product_versions('product_id', '');

create trigger count_list_change_new after insert on opinions
  for each row when (new.status = 'published' and new.product_id is not null) execute function count_list_change();
create trigger count_list_change_edited after update on opinions
  for each row when (new.* is distinct from old.* and (new.status = 'published' or old.status = 'published'))
  execute function count_list_change();
create trigger count_list_change_gone after delete on opinions
  for each row when (old.status = 'published' and old.product_id is not null) execute function count_list_change();
