-- Legal texts take effect 7 days after publication. Source: readings.md, "Clocks kept by the worker".
create table legal_documents (
  id uuid primary key default gen_random_uuid(),
  cms_page_id bigint not null references cms_pages on delete cascade,
  body localized not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'inEffect', 'withdrawn')),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  effective_at timestamptz,
  check ((published_at is null) = (effective_at is null)),
  check (status <> 'draft' or published_at is null),
  check (status not in ('published', 'inEffect') or published_at is not null),
  constraint legal_documents_seven_days check (effective_at = published_at + interval '7 days')
);
create index legal_documents_by_page on legal_documents (cms_page_id, created_at desc);
create index legal_documents_due on legal_documents (effective_at) where status = 'published';

create function keep_legal_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'legal documents stay' using errcode = 'restrict_violation';
  end if;
  if new.status is distinct from old.status and not (old.status = 'draft' and new.status in ('published', 'withdrawn')
      or old.status = 'published' and new.status in ('inEffect', 'withdrawn')) then
    raise exception 'a legal document does not go from % to %', old.status, new.status
      using errcode = 'restrict_violation';
  end if;
  if old.status <> 'draft' and (new.body, new.published_at, new.effective_at, new.cms_page_id)
      is distinct from (old.body, old.published_at, old.effective_at, old.cms_page_id) then
    raise exception 'what was published is not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_legal_documents before update or delete on legal_documents
  for each row execute function keep_legal_documents();

-- The charity campaign: an entry is a review of a salon on the maps service.
create table charity_entries (
  id uuid primary key default gen_random_uuid(),
  location_id bigint not null references locations,
  -- Name of the profile that the review was written with, as it is shown; and as it is compared.
  reviewer_name text not null check (length(reviewer_name) between 1 and 120),
  reviewer_key text not null check (reviewer_key <> ''),
  review_url text check (review_url ~ '^https://'),
  rating integer not null check (rating between 1 and 5),
  has_comment boolean not null,
  has_photos boolean not null,
  posted_at timestamptz not null,
  -- Minor units of PLN; by the rule below, never typed in.
  amount integer not null,
  status text not null default 'counted' check (status in ('counted', 'disqualified')),
  reason text check (length(reason) between 1 and 300),
  created_at timestamptz not null default now(),
  anonymized_at timestamptz,
  -- One entry per customer and salon.
  constraint charity_entries_one_each unique (location_id, reviewer_key),
  constraint charity_entries_amount check (amount = case when status = 'disqualified' then 0
    when has_photos then 1000 else 500 end),
  check ((status = 'disqualified') = (reason is not null))
);
create index charity_entries_by_time on charity_entries (posted_at desc);

-- A month's sum as it was published; by then it is promised and does not change.
create table charity_months (
  month date primary key check (extract(day from month) = 1),
  entries_count integer not null check (entries_count >= 0),
  amount integer not null check (amount >= 0),
  published_at timestamptz not null,
  pay_by date not null,
  paid_at timestamptz
);
create function keep_charity_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.month, new.entries_count, new.amount, new.published_at, new.pay_by)
      is distinct from (old.month, old.entries_count, old.amount, old.published_at, old.pay_by)
      or (old.paid_at is not null and new.paid_at is distinct from old.paid_at) then
    raise exception 'a published month stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_charity_months before update or delete on charity_months
  for each row execute function keep_charity_months();

-- An entry of a published month stays in it.
create function keep_published_entries() returns trigger language plpgsql as $$
declare
  entry_month date := date_trunc('month', coalesce(old.posted_at, new.posted_at) at time zone 'Europe/Warsaw')::date;
begin
  -- Waits for a month that is being published at this moment.
  perform pg_advisory_xact_lock_shared(4174033, extract(epoch from entry_month)::int / 86400);
  if exists (select from charity_months m where m.month = entry_month)
      and (tg_op <> 'UPDATE' or new.amount is distinct from old.amount or new.posted_at is distinct from old.posted_at) then
    raise exception 'the month was published' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_published_entries before insert or update or delete on charity_entries
  for each row execute function keep_published_entries();

-- Parts of what is owed may be paid in the salon, each a payment of its own; of the gateways' payments one settles.
drop index payment_transactions_one_settles;
create unique index payment_transactions_one_settles on payment_transactions (order_payment_id)
  where is_settling and payment_provider <> 'salon';

-- Coupons of group-buying services: named, single use, with the holder's document looked at.
create table salon_coupons (
  id uuid primary key default gen_random_uuid(),
  service text not null check (length(service) between 1 and 60),
  code text not null check (code = upper(code) and length(code) between 3 and 60),
  holder_name text not null check (length(holder_name) between 1 and 160),
  payment_transaction_id uuid not null unique references payment_transactions,
  taken_by uuid not null,
  taken_at timestamptz not null default now(),
  unique (service, code)
);
