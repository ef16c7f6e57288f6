-- Numbers the changes that lists and search show. Ratings, opinions and donations have no part in it: cached answers
-- would be rebuilt all day.
-- Source: docs/decisions/0134.
create or replace function count_list_change() returns trigger language plpgsql as $$
begin
  perform nextval('list_changes');
  return null;
end $$;
