-- What lists and the search show: numbered by itself, for each rating, opinion and donation is a change of a page too, and
-- answers that were kept would be made anew all day.
create sequence list_changes;
-- Until its first use a sequence gives the same number as after it.
select nextval('list_changes');

create function count_list_change() returns trigger language plpgsql as $$
begin
  perform nextval('list_changes');
  return null;
end $$;
create trigger count_list_change after insert on page_changes
  for each row when (new.key in ('products', 'articles', 'locations')) execute function count_list_change();

-- Names that stand on cards of other records.
create function note_list_change() returns trigger language plpgsql as $$
begin
  insert into page_changes (key) values (tg_argv[0]);
  return null;
end $$;
create trigger note_list_change after insert or update or delete on product_categories
  for each statement execute function note_list_change('products');
create trigger note_list_change after insert or update or delete on body_parts
  for each statement execute function note_list_change('products');
create trigger note_list_change after insert or update or delete on cities
  for each statement execute function note_list_change('locations');
create trigger note_list_change after insert or update or delete on article_categories
  for each statement execute function note_list_change('articles');
create trigger note_list_change after insert or update or delete on article_authors
  for each statement execute function note_list_change('articles');
