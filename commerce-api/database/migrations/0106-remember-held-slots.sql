-- Since when a shopper has held slots of a day in a salon, and an address one slot: so long in all, then a pause. Written
-- whenever a hold begins, is renewed or changes hands, whoever does it. Nothing of it outlives the pause.
create table hold_windows (
  -- Customer or visitor, or `address:<address>`.
  holder text not null,
  location_id bigint not null,
  -- Of a shopper the local date, of an address the instant that the slot begins.
  scope text not null,
  started_at timestamptz not null,
  held_until timestamptz not null,
  primary key (holder, location_id, scope)
);
create index hold_windows_by_end on hold_windows (held_until);

-- The pause is twenty minutes, as in hold-rules.ts.
create function remember_hold() returns trigger language plpgsql as $$
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
create trigger remember_hold after insert or update of hold_expires_at, holder on visits
  for each row when (new.state = 'held') execute function remember_hold();
