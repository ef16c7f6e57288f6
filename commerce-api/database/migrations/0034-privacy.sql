-- Consents of visitors, and the acknowledgement of the health rules, each with the version of its text and how it came.
create table visitor_consents (
  id uuid primary key default gen_random_uuid(),
  visitor_id bigint references visitors on delete cascade,
  user_id uuid references users on delete cascade,
  type text not null check (type in ('analytics', 'marketingEmail', 'marketingPhone', 'professional', 'health')),
  value boolean not null,
  text_version text not null check (length(text_version) between 1 and 40),
  -- Proof: the page, and a keyed hash of the address.
  source text not null check (length(source) between 1 and 200),
  address_hash bytea not null check (octet_length(address_hash) = 32),
  created_at timestamptz not null default now(),
  check (visitor_id is not null or user_id is not null)
);
create index visitor_consents_by_visitor on visitor_consents (visitor_id, type, created_at desc);
create index visitor_consents_by_user on visitor_consents (user_id, type, created_at desc) where user_id is not null;
create trigger append_only before update on visitor_consents for each row execute function refuse_rewriting();

-- Orders whose person was taken out, six years after the contract's end.
alter table orders add column anonymized_at timestamptz;
create index orders_to_anonymize on orders (created_at) where anonymized_at is null;
