-- Staff: whose salons, what they did, and the times they block. Source: calls.md, "Staff calls"; readings.md, "Roles".

-- Salons of somebody with the role staff; managers and admins work for all.
create table staff_locations (
  user_id uuid not null references users on delete cascade,
  location_id bigint not null references locations on delete cascade,
  primary key (user_id, location_id)
);
create index staff_locations_by_location on staff_locations (location_id);

-- Every staff call, written in its transaction. Ids only, no foreign keys: the log outlives what it speaks of.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_role text not null check (actor_role in ('staff', 'manager', 'admin')),
  -- Method and path pattern: `PUT /admin/users/:id/role`.
  call text not null,
  -- The right that allowed it.
  staff_right text not null,
  subject_kind text,
  subject_id text,
  location_id bigint,
  -- Of records of the shop what changed; of persons the names of the fields alone.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  request_id text not null
);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc);
create index audit_log_by_subject on audit_log (subject_kind, subject_id, at desc) where subject_id is not null;
create trigger append_only before update or delete on audit_log
  for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on audit_log
  for each statement execute function refuse_rewriting();

-- What staff add to a visit: who comes when nobody bought it online, and the marks of the salon's paper.
create table visit_notes (
  visit_id uuid primary key references visits on delete cascade,
  first_name text check (length(first_name) between 1 and 80),
  last_name text check (length(last_name) between 1 and 80),
  phone_prefix text check (phone_prefix ~ '^[0-9]{1,4}$'),
  phone text check (phone ~ '^[0-9]{6,12}$'),
  note text check (length(note) <= 500),
  interview_at timestamptz,
  customer_card_at timestamptz,
  guardian_consent_at timestamptz,
  check ((first_name is null) = (last_name is null)),
  check ((phone is null) = (phone_prefix is null))
);

-- A room, device or therapist that takes no visits for a while: holiday, repair, training.
create table blocked_times (
  id uuid primary key default gen_random_uuid(),
  location_id bigint not null references locations on delete cascade,
  room_id bigint,
  device_id bigint,
  therapist_id bigint,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)
    and lower(during) is not null and upper(during) is not null),
  reason text not null check (length(reason) between 1 and 200),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  foreign key (room_id, location_id) references rooms (id, location_id) on delete cascade,
  foreign key (device_id, location_id) references devices (id, location_id) on delete cascade,
  foreign key (therapist_id, location_id) references therapists (id, location_id) on delete cascade,
  constraint blocked_times_one_resource check (num_nonnulls(room_id, device_id, therapist_id) = 1)
);
create index blocked_times_by_location on blocked_times using gist (location_id, during);

-- No constraint spans two tables: each side looks at the other under the salon's lock, the one that bookings take too.
create function refuse_blocked_visits() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4174005, new.location_id::int);
  if exists (select from blocked_times b where b.location_id = new.location_id and b.during && new.during
      and (b.room_id = new.room_id or b.device_id = new.device_id or b.therapist_id = new.therapist_id)) then
    raise exception 'the time is blocked' using errcode = 'exclusion_violation',
      constraint = 'visits_one_per_blocked_time';
  end if;
  return new;
end $$;
create trigger refuse_blocked_visits_new before insert on visits
  for each row when (new.state in ('held', 'booked')) execute function refuse_blocked_visits();
create trigger refuse_blocked_visits_moved before update on visits
  for each row when (new.state in ('held', 'booked') and (old.state not in ('held', 'booked')
    or (old.location_id, old.room_id, old.device_id, old.therapist_id, old.during)
      is distinct from (new.location_id, new.room_id, new.device_id, new.therapist_id, new.during)))
  execute function refuse_blocked_visits();

create function refuse_blocking_visits() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4174005, new.location_id::int);
  if exists (select from visits v where v.location_id = new.location_id and v.during && new.during
      and (v.state = 'booked' or (v.state = 'held' and v.hold_expires_at > now()))
      and (v.room_id = new.room_id or v.device_id = new.device_id or v.therapist_id = new.therapist_id)) then
    raise exception 'there are visits in this time' using errcode = 'exclusion_violation',
      constraint = 'blocked_times_without_visits';
  end if;
  return new;
end $$;
create trigger refuse_blocking_visits before insert or update on blocked_times
  for each row execute function refuse_blocking_visits();
