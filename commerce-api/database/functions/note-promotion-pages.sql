-- Records that the products of a promotion changed in price.
-- Source: docs/decisions/0123.
create or replace function note_promotion_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values ('products');
  insert into page_changes (key) select 'product:' || p.product_id from promotion_products p
    where p.promotion_id = new.id limit 50;
  return null;
end $$;
