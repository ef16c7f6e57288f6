-- Notifies other systems of a visit that was booked, moved, canceled, refused, missed or done, whichever statement did it. A hold is none yet.
-- Source: docs/decisions/0218.
create or replace function queue_visit_webhooks() returns trigger language plpgsql as $$
declare
  about jsonb := jsonb_build_object('eventId', new.id, 'locationId', new.location_id::text,
    'startAt', to_char(lower(new.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    if new.state in ('booked', 'canceled', 'done', 'noShow', 'refused') then
      perform queue_webhooks('visit.' || new.state, new.id::text, about);
    end if;
  elsif new.state = 'booked' then
    perform queue_webhooks('visit.moved', new.id::text, about);
  end if;
  return null;
end $$;
