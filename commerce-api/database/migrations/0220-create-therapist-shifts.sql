-- When therapists work: a week, dates that differ from it, and one break a day. A therapist without a rota works whenever the
-- salon is open, as all did before. Times are of the salons' wall clock. Source: docs/decisions/0214.
create table therapist_rotas (
  therapist_id bigint primary key,
  location_id bigint not null,
  -- Rises with every change of the week or of a date.
  version integer not null default 1,
  -- Transaction of the last change: windows that show the calendar load it again.
  changed_in bigint not null default pg_current_xact_id()::text::bigint,
  foreign key (therapist_id, location_id) references therapists (id, location_id) on delete cascade
);
create index therapist_rotas_by_location on therapist_rotas (location_id);

-- Weekdays on which the therapist works; the others are free. Without any, only dates that differ count.
create table therapist_shifts (
  therapist_id bigint not null references therapist_rotas on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  break_starts time,
  break_ends time,
  primary key (therapist_id, weekday),
  check (starts < ends),
  check ((break_starts is null) = (break_ends is null)),
  check (break_starts < break_ends and break_starts >= starts and break_ends <= ends)
);

-- Dates that differ from the week: other hours, or none.
create table therapist_shift_exceptions (
  therapist_id bigint not null references therapist_rotas on delete cascade,
  date date not null,
  starts time,
  ends time,
  break_starts time,
  break_ends time,
  primary key (therapist_id, date),
  check ((starts is null) = (ends is null)),
  check (starts < ends),
  check ((break_starts is null) = (break_ends is null)),
  check (break_starts is null or (starts is not null and break_starts >= starts and break_ends <= ends
    and break_starts < break_ends))
);

-- Agreed to knowingly at the desk: the therapist stays longer, or comes in.
alter table visits add column is_outside_shift boolean not null default false;

create function times_off_shift(salon bigint, span tstzrange)
returns table (therapist_id bigint, during tstzrange, is_break boolean) language sql stable as $$
  with days as (
    select r.therapist_id, d.date, coalesce(e.starts, s.starts) as starts, coalesce(e.ends, s.ends) as ends,
      case when e.therapist_id is null then s.break_starts else e.break_starts end as break_starts,
      case when e.therapist_id is null then s.break_ends else e.break_ends end as break_ends,
      e.therapist_id is not null and e.starts is null or e.therapist_id is null and s.therapist_id is null as is_off
    from therapist_rotas r
      cross join lateral (select g::date as date from generate_series(
        (lower(span) at time zone 'Europe/Warsaw')::date, (upper(span) at time zone 'Europe/Warsaw')::date,
        interval '1 day') g) d
      left join therapist_shift_exceptions e on e.therapist_id = r.therapist_id and e.date = d.date
      left join therapist_shifts s on s.therapist_id = r.therapist_id and s.weekday = extract(isodow from d.date)
        and e.therapist_id is null
    where r.location_id = salon
      and (e.therapist_id is not null or exists (select from therapist_shifts w where w.therapist_id = r.therapist_id))),
  pieces as (
    select days.therapist_id, days.date + p.starts as starts, days.date + p.ends as ends, p.is_break from days
      cross join lateral (
        select interval '0' as starts, case when is_off then interval '24 hours' else days.starts::interval end as ends,
          false as is_break
        union all
        select days.ends::interval, interval '24 hours', false where not is_off
        union all
        select break_starts::interval, break_ends::interval, true where not is_off and break_starts is not null) p
    where p.starts < p.ends)
  select pieces.therapist_id, tstzrange(starts at time zone 'Europe/Warsaw', ends at time zone 'Europe/Warsaw'), is_break
    from pieces
    where tstzrange(starts at time zone 'Europe/Warsaw', ends at time zone 'Europe/Warsaw') && span
$$;

-- No constraint spans two tables: both sides take the salon's lock, as bookings do.
create function refuse_visits_off_shift() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4174005, new.location_id::int);
  if exists (select from times_off_shift(new.location_id, new.during) o where o.therapist_id = new.therapist_id) then
    raise exception 'the therapist does not work then' using errcode = 'exclusion_violation',
      constraint = 'visits_one_per_shift';
  end if;
  return new;
end $$;
create trigger refuse_visits_off_shift_new before insert on visits
  for each row when (new.state in ('held', 'booked') and not new.is_outside_shift)
  execute function refuse_visits_off_shift();
create trigger refuse_visits_off_shift_moved before update on visits
  for each row when (new.state in ('held', 'booked') and not new.is_outside_shift
    and (old.state not in ('held', 'booked') or (old.location_id, old.therapist_id, old.during)
      is distinct from (new.location_id, new.therapist_id, new.during)))
  execute function refuse_visits_off_shift();

-- Somebody who waits is offered what a changed rota makes free.
create trigger note_new_units after insert on therapist_rotas referencing new table as changed
  for each statement execute function note_changed_units();
create trigger note_changed_units after update on therapist_rotas referencing new table as changed
  for each statement execute function note_changed_units();
