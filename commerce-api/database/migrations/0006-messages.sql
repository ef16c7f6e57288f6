-- Messages to people (outbox), one-time codes, links of e-mails that prove an address.

-- Written in the transaction of its cause, sent by the worker.
create table messages (
  -- Also the Message-ID of an e-mail and the idx of an SMS: a message that goes out again is known by it.
  id uuid primary key default gen_random_uuid(),
  -- What the message is about, once: the same cause never writes a second one.
  once_key text not null unique,
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null check (recipient <> ''),
  locale text not null check (locale in ('pl', 'en')),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  -- Code or token in it; forgotten as soon as the message is through with.
  secret text,
  state text not null default 'due' check (state in ('due', 'sent', 'failed', 'expired')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- After this it is of no use to anybody.
  expires_at timestamptz not null,
  last_error text,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((state = 'due') = (closed_at is null)),
  check (state = 'due' or secret is null)
);
create index messages_due on messages (channel, next_try_at) where state = 'due';
create index messages_closed on messages (closed_at) where closed_at is not null;

-- The running code of a person for a purpose. A new one takes its place; the tries stay counted.
create table one_time_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('login', 'phone')),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  -- The number that it was sent to.
  phone_prefix text not null,
  phone text not null,
  tries integer not null default 0,
  tries_since timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Links in e-mails. Kept as SHA-256 only, used once.
create table email_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('password', 'activation')),
  -- The address that it was sent to: it proves no other one.
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_tokens_by_user on email_tokens (user_id, purpose);
