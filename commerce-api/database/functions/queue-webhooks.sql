-- Queues a notification for each endpoint that wants the event, in the transaction of its cause. Several statements of one
-- transaction that make the same event make one. The endpoints are locked against deletion, so that a booking never fails because
-- one is deleted at the same moment.
-- Source: docs/decisions/0218.
create or replace function queue_webhooks(event_type text, subject text, event_data jsonb) returns void
language plpgsql as $$
begin
  insert into webhook_deliveries (endpoint_id, type, subject_id, data)
    select e.id, event_type, subject, event_data from webhook_endpoints e
    where e.enabled and event_type = any (e.events) order by e.id for key share
    on conflict (endpoint_id, type, subject_id, occurred_at) do nothing;
end $$;
