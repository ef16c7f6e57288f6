-- Where other systems are notified, and each notification until 30 days after it was delivered or given up. The secret that
-- signs is derived from CODE_SECRET, the id and the number. Source: docs/decisions/0218.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  url text not null check (length(url) <= 2000 and url ~ '^https?://'),
  description text not null check (length(description) between 1 and 200),
  events text[] not null check (cardinality(events) > 0 and events <@ array['order.placed', 'order.paid', 'order.refunded', 'order.canceled',
    'visit.booked', 'visit.moved', 'visit.canceled', 'visit.done']),
  enabled boolean not null default true,
  -- Raised by each edit: of two people who edit one endpoint the later learns of the earlier.
  version integer not null default 1 check (version > 0),
  secret_number integer not null default 1 check (secret_number > 0),
  -- Until when the former secret signs too.
  former_secret_until timestamptz,
  created_at timestamptz not null default now(),
  -- Since when nothing arrived; null: the last delivery did.
  failing_since timestamptz,
  -- The worker disabled it, since nothing arrived for days.
  gave_up_at timestamptz,
  check (gave_up_at is null or not enabled)
);

create table webhook_deliveries (
  -- The `webhook-id`: the same on every attempt, also when it is sent again.
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  type text not null,
  -- What it is about: with the type and the transaction's time it names the cause.
  subject_id text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  occurred_at timestamptz not null default now(),
  state text not null default 'due' check (state in ('due', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default date_trunc('milliseconds', now()),
  attempted_at timestamptz,
  -- HTTP status of the last response; null: there was none.
  response_status integer,
  last_error text,
  closed_at timestamptz,
  check ((state = 'due') = (closed_at is null)),
  unique (endpoint_id, type, subject_id, occurred_at)
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'due';
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, occurred_at desc, id desc);
create index webhook_deliveries_closed on webhook_deliveries (closed_at) where closed_at is not null;

create function queue_webhooks(event_type text, subject text, event_data jsonb) returns void language plpgsql as $$
begin
  insert into webhook_deliveries (endpoint_id, type, subject_id, data)
    select e.id, event_type, subject, event_data from webhook_endpoints e
    where e.enabled and event_type = any (e.events)
    on conflict (endpoint_id, type, subject_id, occurred_at) do nothing;
end $$;

create function queue_order_webhooks() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create function queue_visit_webhooks() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger queue_order_webhooks_new after insert on orders for each row execute function queue_order_webhooks();
create trigger queue_order_webhooks after update of done_status, paid_status, amount_returned on orders
  for each row when (old.done_status is distinct from new.done_status or old.paid_status is distinct from new.paid_status
    or old.amount_returned < new.amount_returned) execute function queue_order_webhooks();
create trigger queue_visit_webhooks_new after insert on visits for each row when (new.state = 'booked')
  execute function queue_visit_webhooks();
create trigger queue_visit_webhooks after update of state, location_id, during on visits
  for each row when (old.state is distinct from new.state or old.location_id is distinct from new.location_id
    or old.during is distinct from new.during) execute function queue_visit_webhooks();
