-- Accounts, carts, discount codes, orders, payments. Amounts are integers in minor units of the row's currency.

-- Accounts -----------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key default gen_random_uuid(),
  market_id integer not null references markets,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text,
  first_name text not null,
  last_name text not null,
  gender text check (gender in ('male', 'female', 'all')),
  date_birth date,
  phone_prefix text not null check (phone_prefix ~ '^[0-9]{1,4}$'),
  phone text not null check (phone ~ '^[0-9]{6,12}$'),
  phone_verified_at timestamptz,
  role text not null default 'customer' check (role in ('customer', 'staff', 'manager', 'admin')),
  is_influencer boolean not null default false,
  is_first_event boolean not null default true,
  preffered_location_id bigint references locations,
  invoice jsonb check (jsonb_typeof(invoice) = 'object'),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_one_email on users (email) where deleted_at is null;
create unique index users_one_verified_phone on users (phone_prefix, phone)
  where phone_verified_at is not null and deleted_at is null;

-- Tokens are kept as SHA-256 only.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  authenticated_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- Set when a fresh token took its place: calls already on their way still pass.
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

-- Carts --------------------------------------------------------------------------------------------------------------

create table discount_codes (
  id bigint generated always as identity primary key,
  market_id integer not null references markets,
  code text not null check (code = upper(code) and code <> ''),
  discount_type text not null check (discount_type in ('percentage', 'amount')),
  -- Percent, or minor units of the market's currency.
  discount_value integer not null check (discount_value > 0),
  product_category_id bigint references product_categories,
  enabled boolean not null default true,
  valid_from timestamptz,
  valid_to timestamptz,
  total_limit integer check (total_limit > 0),
  customer_limit integer check (customer_limit > 0),
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null default now(),
  unique (market_id, code),
  check (discount_type <> 'percentage' or discount_value <= 100),
  -- The last use can never be given twice.
  constraint discount_codes_within_limit check (total_limit is null or used_count <= total_limit)
);

create table carts (
  id uuid primary key default gen_random_uuid(),
  market_id integer not null references markets,
  visitor_id bigint references visitors,
  user_id uuid references users on delete cascade,
  currency text not null references currencies (code),
  state text not null default 'open' check (state in ('open', 'ordered', 'joined')),
  version integer not null default 0 check (version >= 0),
  discount_code_id bigint references discount_codes,
  joined_into uuid references carts,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (visitor_id is not null or user_id is not null),
  check ((state = 'joined') = (joined_into is not null))
);
create unique index carts_one_open_per_visitor on carts (visitor_id, market_id)
  where state = 'open' and user_id is null;
create unique index carts_one_open_per_user on carts (user_id, market_id) where state = 'open' and user_id is not null;

create table cart_items (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  item_type text not null check (item_type in ('product', 'package')),
  product_id bigint not null references products,
  quantity integer not null check (quantity between 1 and 99),
  data jsonb,
  location_id bigint references locations,
  start_at timestamptz,
  is_accepted boolean not null default true,
  created_at timestamptz not null default now()
);
create index cart_items_by_cart on cart_items (cart_id);
-- The same treatment twice is one line with a larger quantity, as long as nothing sets the lines apart.
create unique index cart_items_one_plain_line on cart_items (cart_id, product_id)
  where data is null and start_at is null;

-- What the shopper was shown, per version of the cart: an order is compared with it, line by line.
create table cart_versions (
  cart_id uuid not null references carts on delete cascade,
  version integer not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  shown_at timestamptz not null default now(),
  primary key (cart_id, version)
);

-- Orders -------------------------------------------------------------------------------------------------------------

create sequence order_numbers start 1001;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  market_id integer not null references markets,
  locale text not null check (locale in ('pl', 'en')),
  -- Prefix of the pages in this market and locale: '', '/en', '/gb'.
  base_path text not null,
  user_id uuid references users on delete set null,
  visitor_id bigint references visitors,
  -- One cart becomes one order, however often it is sent.
  cart_id uuid not null unique references carts,
  cart_version integer not null,
  -- Hash of who, what and idempotency key; a repeat after a crash finds its order by it.
  request_scope text not null unique,
  currency text not null references currencies (code),
  done_status text not null default 'new' check (done_status in ('new', 'active', 'done', 'canceled')),
  paid_status text not null default 'notPaid'
    check (paid_status in ('notPaid', 'partPaid', 'paid', 'refunded', 'partRefunded')),
  payment_method text not null check (payment_method in
    ('cash', 'blik', 'przelewy24', 'przelewy24Instalments', 'stripe', 'paypal', 'paypo', 'blikPayLater')),
  original_price_total integer not null check (original_price_total >= 0),
  discount_code_value integer not null check (discount_code_value >= 0),
  price_total integer not null check (price_total >= 0),
  amount_due integer not null check (amount_due >= 0),
  amount_paid integer not null default 0 check (amount_paid >= 0),
  discount_code_id bigint references discount_codes,
  discount_code text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_prefix text not null,
  phone text not null,
  gender text check (gender in ('male', 'female', 'all')),
  invoice jsonb check (jsonb_typeof(invoice) = 'object'),
  address jsonb check (jsonb_typeof(address) = 'object'),
  created_at timestamptz not null default now(),
  canceled_at timestamptz,
  check (price_total + discount_code_value <= original_price_total),
  check (amount_due <= price_total),
  check (paid_status not in ('paid', 'refunded') or amount_paid >= amount_due),
  check ((done_status = 'canceled') = (canceled_at is not null)),
  check ((discount_code_id is null) = (discount_code is null))
);
create index orders_by_user on orders (user_id, created_at desc) where user_id is not null;

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  position integer not null,
  item_type text not null,
  product_id bigint not null references products,
  name localized not null,
  slugs slug_pair not null,
  quantity integer not null check (quantity between 1 and 99),
  standard_price integer not null check (standard_price >= 0),
  discount_code_value integer not null check (discount_code_value >= 0),
  price integer not null check (price >= 0),
  lowest_price_value integer check (lowest_price_value >= 0),
  vat_rate integer not null check (vat_rate between 0 and 100),
  data jsonb,
  location_id bigint references locations,
  start_at timestamptz,
  later_reservation boolean not null,
  unique (order_id, position),
  check (price + discount_code_value <= standard_price)
);

-- What an order's maker holds: as many as were given out, each kept as SHA-256.
create table order_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  order_id uuid not null references orders on delete cascade,
  created_at timestamptz not null default now()
);
create index order_tokens_by_order on order_tokens (order_id);

create table discount_redemptions (
  id uuid primary key default gen_random_uuid(),
  discount_code_id bigint not null references discount_codes,
  order_id uuid not null unique references orders,
  -- E-mail of the order, lowercase: the limit per customer counts by it.
  customer_key text not null,
  created_at timestamptz not null default now(),
  -- Set when the order was canceled unpaid: the use is given back.
  released_at timestamptz
);
create index discount_redemptions_by_customer on discount_redemptions (discount_code_id, customer_key)
  where released_at is null;

-- Every consent that was given or taken back, with the text it was given to; the latest of a type holds.
create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  order_id uuid references orders on delete cascade,
  type text not null check (type in ('regulations', 'marketingEmail', 'marketingPhone', 'analytics', 'professional')),
  value boolean not null,
  text_version text not null,
  source text not null,
  created_at timestamptz not null default now(),
  check (user_id is not null or order_id is not null)
);
create index consents_by_user on consents (user_id, type, created_at desc) where user_id is not null;

-- Payments -----------------------------------------------------------------------------------------------------------

create table order_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders,
  -- Frozen at the time of the order.
  amount integer not null check (amount >= 0),
  currency text not null references currencies (code),
  payment_method text not null,
  status text not null default 'new'
    check (status in ('new', 'pending', 'completed', 'canceled', 'refunded', 'error', 'undefined')),
  created_at timestamptz not null default now()
);

-- One row per try.
create table payment_transactions (
  id uuid primary key default gen_random_uuid(),
  order_payment_id uuid not null references order_payments,
  payment_method text not null,
  payment_provider text not null check (payment_provider in ('przelewy24', 'salon')),
  amount integer not null check (amount > 0),
  currency text not null references currencies (code),
  status text not null default 'new'
    check (status in ('new', 'pending', 'completed', 'canceled', 'refunded', 'error', 'undefined')),
  -- Ours, sent to the gateway; the gateway's own id of the order.
  session_id text not null unique,
  external_id text,
  redirect_url text,
  continue_url text not null,
  expires_at timestamptz,
  -- When the gateway is asked next; null: it needs no asking.
  next_check_at timestamptz,
  checks integer not null default 0,
  checked_at timestamptz,
  -- The payer was seen on the confirmation page again.
  returned_at timestamptz,
  -- This try is the one that paid the order; a second success is refunded instead.
  is_settling boolean not null default false,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  check (not is_settling or status in ('completed', 'refunded')),
  check (status not in ('completed', 'refunded') or settled_at is not null)
);
create unique index payment_transactions_one_settles on payment_transactions (order_payment_id) where is_settling;
create index payment_transactions_by_payment on payment_transactions (order_payment_id, created_at desc);
create index payment_transactions_due on payment_transactions (next_check_at) where next_check_at is not null;

create function keep_payment_states() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and not (
      new.status = 'completed' and old.status in ('new', 'pending', 'canceled', 'error', 'undefined')
      or new.status = 'refunded' and old.status = 'completed'
      or new.status = 'pending' and old.status = 'new'
      or new.status in ('canceled', 'error', 'undefined') and old.status in ('new', 'pending')) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.amount, new.currency, new.session_id) is distinct from (old.amount, old.currency, old.session_id) then
    raise exception 'the amount of a payment is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_payment_states before update on payment_transactions
  for each row execute function keep_payment_states();

create table payment_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_transaction_id uuid not null references payment_transactions,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('secondPayment', 'orderCanceled')),
  state text not null default 'requested' check (state in ('requested', 'done', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (payment_transaction_id, reason)
);
create index payment_refunds_due on payment_refunds (next_try_at) where state = 'requested';

-- What gateways sent, as it came, and what was made of it.
create table payment_notices (
  id bigint generated always as identity primary key,
  payment_provider text not null,
  payload text not null,
  outcome text not null,
  received_at timestamptz not null default now()
);

-- What a person has to look at: another amount than the frozen one, money that belongs to nothing, failed refunds.
create table payment_alerts (
  id bigint generated always as identity primary key,
  kind text not null,
  payment_transaction_id uuid references payment_transactions,
  details jsonb not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);
