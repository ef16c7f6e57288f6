-- Every night the payments of the day are compared with the gateways' lists.

create table payment_comparisons (
  day date not null,
  payment_provider text not null check (payment_provider in ('przelewy24', 'paypal', 'stripe')),
  claimed_at timestamptz not null,
  -- Null: begun, and not ended (yet); taken over after a while.
  compared_at timestamptz,
  entries integer check (entries >= 0),
  primary key (day, payment_provider)
);

-- What does not fit, for a person to look at.
create table payment_differences (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('moneyWithoutOrder', 'orderWithoutMoney', 'otherAmount')),
  day date not null,
  payment_provider text not null,
  -- Of the gateway.
  external_id text not null,
  session_id text,
  payment_transaction_id uuid references payment_transactions,
  -- At the gateway and here, in minor units; null where it is not known.
  gateway_amount integer check (gateway_amount >= 0),
  amount integer check (amount >= 0),
  currency text not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  -- However often nights overlap, one thing is said once.
  unique (payment_provider, kind, external_id)
);
create index payment_differences_open on payment_differences (created_at desc) where resolved_at is null;
