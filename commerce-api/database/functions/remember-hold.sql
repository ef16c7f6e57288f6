-- Records how long a shopper holds slots of a salon's day, and an address those of an hour; a new window begins after
-- the pause of 20 minutes in hold-rules.ts.
-- Source: docs/decisions/0139.
create or replace function remember_hold() returns trigger language plpgsql as $$
begin
  insert into hold_windows as w (holder, location_id, scope, started_at, held_until)
    select k.holder, new.location_id, k.scope, new.hold_started_at, new.hold_expires_at
    from (values
      (new.holder, to_char(lower(new.during) at time zone 'Europe/Warsaw', 'YYYY-MM-DD')),
      ('address:' || new.holder_address, to_char(lower(new.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'))
    ) as k (holder, scope)
    where k.holder is not null
  on conflict (holder, location_id, scope) do update set
    started_at = case when w.held_until + interval '20 minutes' <= excluded.started_at then excluded.started_at
      else w.started_at end,
    held_until = greatest(w.held_until, excluded.held_until);
  return null;
end $$;
