-- Maintains the price that lists sort by: the lowest quantity's price of each product and market.
-- Source: docs/decisions/0118.
create or replace function keep_listed_prices() returns trigger language plpgsql as $$
declare
  changed record;
begin
  for changed in
    select distinct * from (values (old.product_id, old.market_id), (new.product_id, new.market_id))
      as touched (product_id, market_id) where product_id is not null order by 1, 2
  loop
    delete from listed_prices l where l.product_id = changed.product_id and l.market_id = changed.market_id
      and not exists (select from product_prices pp
        where pp.product_id = changed.product_id and pp.market_id = changed.market_id);
    insert into listed_prices as l (product_id, market_id, amount_minor)
      select pp.product_id, pp.market_id, pp.amount_minor from product_prices pp
      where pp.product_id = changed.product_id and pp.market_id = changed.market_id
      order by pp.quantity_from limit 1
      on conflict (product_id, market_id) do update set amount_minor = excluded.amount_minor
        where l.amount_minor <> excluded.amount_minor;
  end loop;
  return null;
end $$;
