-- The bar that an article names instead of holding a copy. Validated by 0241. Source: docs/decisions/0241.
alter table articles add column promo_bar_id bigint;
alter table articles add constraint articles_promo_bar_id_fkey
  foreign key (promo_bar_id) references promo_bars not valid;
