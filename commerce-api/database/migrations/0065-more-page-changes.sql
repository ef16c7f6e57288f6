-- What else pages show of what staff edit: a record's links, pieces of pages, redirects, profiles of salons.

create function note_linked_pages(table_name regclass, one text, many text, id_column text) returns void
language plpgsql as $$
begin
  execute format('create trigger note_page_changes_new after insert on %s referencing new table as changed
    for each statement execute function note_page_changes(%L, %L, %L)', table_name, one, many, id_column);
  execute format('create trigger note_page_changes_edited after update on %s referencing new table as changed
    for each statement execute function note_page_changes(%L, %L, %L)', table_name, one, many, id_column);
  execute format('create trigger note_page_changes_gone after delete on %s referencing old table as changed
    for each statement execute function note_page_changes(%L, %L, %L)', table_name, one, many, id_column);
end $$;

select note_linked_pages('product_body_parts', 'product', 'products', 'product_id');
select note_linked_pages('product_suggestions', 'product', 'products', 'product_id');
select note_linked_pages('location_categories', 'location', 'locations', 'location_id');
select note_linked_pages('location_profiles', 'location', 'locations', 'location_id');
select note_linked_pages('article_side_categories', 'article', 'articles', 'article_id');
select note_linked_pages('article_products', 'article', 'articles', 'article_id');
select note_linked_pages('cms_sections', 'cms-section', 'cms-sections', 'id');
-- Page servers read the whole list anew.
select note_linked_pages('redirects', 'redirect', 'redirects', 'id');
drop function note_linked_pages(regclass, text, text, text);
