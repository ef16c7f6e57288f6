-- outside a transaction: indexes are built while the shop goes on selling. Each is dropped first: a build that was
-- stopped leaves an invalid one behind.
drop index concurrently if exists product_prices_by_product;
create index concurrently product_prices_by_product on product_prices (product_id, market_id, quantity_from);

drop index concurrently if exists products_listed_by_name_pl;
create index concurrently products_listed_by_name_pl on products ((name ->> 'pl') collate "pl-x-icu", id)
  where enabled and type in ('product', 'package');

drop index concurrently if exists products_listed_by_name_en;
create index concurrently products_listed_by_name_en on products ((name ->> 'en') collate "pl-x-icu", id)
  where enabled and type in ('product', 'package');

drop index concurrently if exists products_listed_by_duration;
create index concurrently products_listed_by_duration on products (duration, id)
  where enabled and type in ('product', 'package');

drop index concurrently if exists products_recommended;
create index concurrently products_recommended on products (promo_recommended desc, position, id)
  where enabled and type in ('product', 'package');

drop index concurrently if exists opinions_by_rating;
create index concurrently opinions_by_rating on opinions (rating, created_at desc, id desc) where status = 'published';

drop index concurrently if exists locations_in_order;
create index concurrently locations_in_order on locations (position, id) where enabled;
