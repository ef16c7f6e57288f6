-- Requests for the newsletter and what became of them. A row is a request; it is a subscription once the link in the e-mail was
-- confirmed, and a proof of the consent after it has ended. The confirmation's token is stored as its hash.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  market_id int not null references markets (id),
  locale text not null check (locale in ('pl', 'en')),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  -- What was read and where, and a keyed hash of the network address, as with consents of visitors.
  text_version text not null,
  source text not null,
  address_hash bytea not null,
  token_hash bytea not null unique,
  token_expires_at timestamptz not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  check (ended_at is null or confirmed_at is not null)
);
-- One subscription of an address at a time, however many requests are confirmed at once.
create unique index newsletter_subscriptions_active on newsletter_subscriptions (market_id, email)
  where confirmed_at is not null and ended_at is null;
create index newsletter_subscriptions_by_email on newsletter_subscriptions (email);
create index newsletter_subscriptions_pending on newsletter_subscriptions (token_expires_at) where confirmed_at is null;
create index newsletter_subscriptions_ended on newsletter_subscriptions (ended_at) where ended_at is not null;
