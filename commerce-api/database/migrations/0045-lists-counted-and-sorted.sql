-- Lists stay as quick with ten thousand treatments as with a hundred: how many there are, and what they cost, is kept,
-- not reckoned anew for every reader.

-- Treatments and packages that are sold, by what lists can be narrowed to.
create table listed_counts (
  market_id integer not null references markets,
  category_id bigint not null references product_categories,
  gender text not null,
  type text not null,
  is_special boolean not null,
  count integer not null,
  primary key (market_id, category_id, gender, type, is_special)
);

create function keep_listed_counts() returns trigger language plpgsql as $$
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
create trigger keep_listed_counts
  after insert or delete or update of enabled, type, gender, category_id, is_special, sold_in on products
  for each row execute function keep_listed_counts();

-- The trigger's lock keeps writers of products out until this is done.
insert into listed_counts (market_id, category_id, gender, type, is_special, count)
  select m.id, p.category_id, p.gender, p.type, p.is_special, count(*)
  from products p cross join lateral unnest(p.sold_in) as m (id)
  where p.enabled and p.type in ('product', 'package') group by 1, 2, 3, 4, 5;

-- What a list shows as the price: that of the smallest quantity, before promotion.
create table listed_prices (
  product_id bigint not null references products on delete cascade,
  market_id integer not null references markets,
  amount_minor integer not null,
  primary key (product_id, market_id)
);
create index listed_prices_in_order on listed_prices (market_id, amount_minor, product_id);

create function keep_listed_prices() returns trigger language plpgsql as $$
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
create trigger keep_listed_prices after insert or update or delete on product_prices
  for each row execute function keep_listed_prices();

insert into listed_prices (product_id, market_id, amount_minor)
  select distinct on (product_id, market_id) product_id, market_id, amount_minor
  from product_prices order by product_id, market_id, quantity_from;

-- Polish order with numbers by their value: "Salon 2" before "Salon 10".
create collation polish (provider = icu, locale = 'pl-u-kn');
