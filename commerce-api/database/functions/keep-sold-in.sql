-- Maintains the markets in which a product has a price.
-- Source: docs/decisions/0118.
create or replace function keep_sold_in() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  foreach changed in array
    case tg_op when 'INSERT' then array[new.product_id] when 'DELETE' then array[old.product_id]
      else array[old.product_id, new.product_id] end
  loop
    update products p set sold_in = s.markets
      from (select coalesce(array_agg(distinct pp.market_id order by pp.market_id), '{}') as markets
        from product_prices pp where pp.product_id = changed) s
      where p.id = changed and p.sold_in <> s.markets;
  end loop;
  return null;
end $$;
