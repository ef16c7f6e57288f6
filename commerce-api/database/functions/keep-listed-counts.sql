-- Maintains the number of listed products by market, category, gender and type.
-- Source: docs/decisions/0118.
create or replace function keep_listed_counts() returns trigger language plpgsql as $$
begin
  -- One statement, in one order: two writers do not wait for each other in a circle.
  insert into listed_counts as kept (market_id, category_id, gender, type, is_special, count)
    select changed.market_id, changed.category_id, changed.gender, changed.type, changed.is_special, sum(changed.by)
    from (
      select unnest(old.sold_in) as market_id, old.category_id, old.gender, old.type, old.is_special, -1 as by
        where old.enabled and old.type in ('product', 'package')
      union all
      select unnest(new.sold_in), new.category_id, new.gender, new.type, new.is_special, 1
        where new.enabled and new.type in ('product', 'package')
    ) changed
    group by 1, 2, 3, 4, 5 having sum(changed.by) <> 0 order by 1, 2, 3, 4, 5
    on conflict (market_id, category_id, gender, type, is_special) do update set count = kept.count + excluded.count;
  return null;
end $$;
