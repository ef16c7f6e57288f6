-- Keys by which other systems read from the shop. The key itself is stored nowhere. Rows stay after the key has ended: the
-- audit log names them. Source: docs/decisions/0217.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  beginning text not null check (beginning ~ '^ak_[A-Za-z0-9_-]{6}$'),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0
    and scopes <@ array['orders', 'visits', 'offer', 'content', 'figures']),
  made_by uuid not null references users (id),
  made_at timestamptz not null default now(),
  -- The last day on which it works, by the salons' clock.
  last_day date,
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- Null with a time: its maker's role or account ended.
  revoked_by uuid references users (id) on delete set null
);
create index api_keys_by_maker on api_keys (made_by);

-- The key that a call was made with; its maker is the actor. Null: a person made it.
alter table audit_log add column api_key_id uuid;
