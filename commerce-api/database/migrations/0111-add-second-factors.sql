-- Codes of an authenticator app beside the password, for staff (docs/decisions/0083).

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with a key that the database does not hold.
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null: enrolment is under way, nothing is asked for yet.
  confirmed_at timestamptz,
  -- Time step of the latest code that passed; it and earlier ones pass no more.
  last_step bigint,
  -- Wrong codes, counted over an hour.
  failures integer not null default 0,
  failures_since timestamptz
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- When this login passed the second factor.
alter table sessions add column second_factor_at timestamptz;

-- Of the demo's admin alone, who logs in by the README's words: set by a seed that production refuses to start with.
alter table users add column is_second_factor_optional boolean not null default false;
