-- Counts a rating in its article, so that lists do not read the ratings.
-- Source: docs/decisions/0118.
create or replace function count_article_rating() returns trigger language plpgsql as $$
begin
  update articles set rating_sum = rating_sum + new.rating, ratings_count = ratings_count + 1
    where id = new.article_id;
  return null;
end $$;
