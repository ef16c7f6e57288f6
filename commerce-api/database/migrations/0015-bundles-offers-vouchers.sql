-- Bundles, special offers and vouchers are sold like treatments: each is a row of products (so that prices, their
-- history, promotions, carts and orders hold for it), with what is its own in a table beside.

alter table products drop constraint products_type_check;
alter table products add constraint products_type_check
  check (type in ('product', 'package', 'voucher', 'bundle', 'offer'));
alter table products drop constraint products_gender_check;
-- A voucher is for anybody and takes no time.
alter table products add constraint products_gender_check
  check (gender in ('male', 'female') or (type = 'voucher' and gender = 'all'));
alter table products drop constraint products_duration_check;
alter table products add constraint products_duration_check
  check (duration > 0 or (type = 'voucher' and duration = 0));

alter table products add column level text check (level in ('minimum', 'soft', 'komfort', 'premium'));
alter table products add constraint products_level_check1 check (level is null or type in ('package', 'bundle'));
-- Treatments out of package_quantity that are not paid for.
alter table products add column package_bonus_quantity integer not null default 0
  check (package_bonus_quantity >= 0);
alter table products add constraint products_bonus_below_total check (package_bonus_quantity < package_quantity);
alter table products add column created_at timestamptz not null default now();

-- What a package or an offer is made of.
create table product_contents (
  container_id bigint not null references products on delete cascade,
  product_id bigint not null references products,
  quantity integer not null check (quantity between 1 and 99),
  position integer not null default 0,
  primary key (container_id, product_id),
  check (container_id <> product_id)
);
create index product_contents_by_product on product_contents (product_id);

-- A bundle's treatments are chosen by the shopper: at least min_product_selection, at most body_part_count of the
-- bundlable treatments of its category and gender.
create table bundles (
  product_id bigint primary key references products on delete cascade,
  -- Months from the first visit in which all visits are taken.
  event_limit integer not null check (event_limit between 1 and 60),
  -- Months from the purchase in which the first visit is taken.
  validity_duration_months integer not null check (validity_duration_months between 1 and 60),
  min_product_selection integer not null check (min_product_selection >= 1),
  is_most_bought boolean not null default false,
  color text not null check (color ~ '^#[0-9a-f]{6}$')
);

create table offers (
  product_id bigint primary key references products on delete cascade,
  variant text not null check (variant in ('special', 'flexy')),
  -- The specification's own list of an offer's categories.
  category text not null check (category in ('epilation', 'endermology', 'emSpec')),
  label localized not null,
  show_countdown boolean not null default true,
  valid_from timestamptz not null,
  valid_to timestamptz,
  check (valid_to > valid_from)
);
create index offers_by_time on offers (valid_to, valid_from);

-- What may be bought as a gift; vouchers that were sold, and their ledger, stand elsewhere.
create table voucher_products (
  product_id bigint primary key references products on delete cascade,
  market_id integer not null references markets,
  -- Electronic: sent by e-mail ("online"); paper: sent to an address ("offline").
  kind text not null check (kind in ('electronic', 'paper')),
  value integer not null check (value > 0),
  valid_months integer not null check (valid_months between 1 and 60),
  -- For VAT: a multi-purpose voucher is taxed when it is used.
  purpose text not null check (purpose in ('single', 'multi')),
  unique (market_id, kind, value)
);

-- The row beside must be of the product's type.
create function refuse_wrong_type() returns trigger language plpgsql as $$
declare
  wanted text := tg_argv[0];
begin
  if not exists (select 1 from products p where p.id = new.product_id and p.type = wanted) then
    raise exception 'the product % is no %', new.product_id, wanted using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger only_bundles before insert or update of product_id on bundles
  for each row execute function refuse_wrong_type('bundle');
create trigger only_offers before insert or update of product_id on offers
  for each row execute function refuse_wrong_type('offer');
create trigger only_vouchers before insert or update of product_id on voucher_products
  for each row execute function refuse_wrong_type('voucher');

create function keep_product_type() returns trigger language plpgsql as $$
begin
  raise exception 'the type of product % is fixed', old.code using errcode = 'check_violation';
end $$;
create trigger keep_product_type before update of type on products
  for each row when (old.type is distinct from new.type) execute function keep_product_type();

-- Vouchers are money: never at a reduced price.
create function refuse_voucher_promotion() returns trigger language plpgsql as $$
begin
  if exists (select 1 from products p where p.id = new.product_id and p.type = 'voucher') then
    raise exception 'a voucher is in no promotion' using errcode = 'check_violation',
      constraint = 'promotion_products_no_vouchers';
  end if;
  return new;
end $$;
create trigger no_vouchers before insert or update on promotion_products
  for each row execute function refuse_voucher_promotion();

-- What goes well with a treatment, chosen by people; the rest is found by rule.
create table product_suggestions (
  product_id bigint not null references products on delete cascade,
  suggested_id bigint not null references products on delete cascade,
  position integer not null default 0,
  primary key (product_id, suggested_id),
  check (product_id <> suggested_id)
);
create index product_suggestions_by_suggested on product_suggestions (suggested_id);

update products set level = substring(code from '(minimum|komfort|premium)$') where type = 'package';
