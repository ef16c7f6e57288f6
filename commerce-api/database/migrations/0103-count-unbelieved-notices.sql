-- What came to the addresses of payment notices and was not believed: counted by day and reason, never kept.
create table unbelieved_notices (
  payment_provider text not null,
  reason text not null,
  day date not null,
  count bigint not null default 1,
  -- SHA-256 of the latest body, to tell one sender's text from another's.
  latest_hash bytea not null,
  latest_at timestamptz not null,
  primary key (payment_provider, reason, day)
);
