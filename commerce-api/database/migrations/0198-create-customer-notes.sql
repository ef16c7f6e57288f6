-- What staff of a salon write down about a customer, for colleagues to read at the next visit. A note belongs to the visit at
-- which it was written, whose customer it is about (docs/decisions/0213), and to the salon, whose staff alone read it. Notes
-- are only added and deleted.
create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  visit_id uuid not null references visits on delete cascade,
  location_id bigint not null references locations on delete cascade,
  text text not null check (length(text) between 1 and 500),
  -- Without a foreign key: the note outlives the account of its author.
  written_by uuid not null,
  written_at timestamptz not null default now()
);
create index customer_notes_by_visit on customer_notes (visit_id);
create index customer_notes_by_time on customer_notes (written_at);
