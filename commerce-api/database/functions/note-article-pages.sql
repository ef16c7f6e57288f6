-- Records that an article changed; a rating changes the article's own page only, not the lists.
-- Source: docs/decisions/0123.
create or replace function note_article_pages() returns trigger language plpgsql as $$
declare
  article articles := coalesce(new, old);
begin
  insert into page_changes (key) values ('article:' || article.id);
  if tg_op <> 'UPDATE' or to_jsonb(new) - array['rating_sum', 'ratings_count']
      is distinct from to_jsonb(old) - array['rating_sum', 'ratings_count'] then
    insert into page_changes (key) values ('articles');
  end if;
  return null;
end $$;
