-- When the therapists of a salon who have a rota do not work, as far as a span touches it: before and after their shifts, on
-- days off, and in breaks; by the salons' wall clock. Of a therapist without a week there are
-- dates that differ alone.
-- Source: docs/decisions/0214, 0232.
create or replace function times_off_shift(salon bigint, span tstzrange)
returns table (therapist_id bigint, during tstzrange, is_break boolean) language sql stable as $$
  with days as (
    select r.therapist_id, d.date, coalesce(e.starts, s.starts) as starts, coalesce(e.ends, s.ends) as ends,
      case when e.therapist_id is null then s.break_starts else e.break_starts end as break_starts,
      case when e.therapist_id is null then s.break_ends else e.break_ends end as break_ends,
      case when e.therapist_id is null then s.further_breaks else e.further_breaks end as further_breaks,
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
        select break_starts::interval, break_ends::interval, true where not is_off and break_starts is not null
        union all
        select make_interval(mins => lower(b)), make_interval(mins => upper(b)), true from unnest(further_breaks) b
          where not is_off) p
    where p.starts < p.ends)
  select pieces.therapist_id, tstzrange(starts at time zone 'Europe/Warsaw', ends at time zone 'Europe/Warsaw'), is_break
    from pieces
    where tstzrange(starts at time zone 'Europe/Warsaw', ends at time zone 'Europe/Warsaw') && span
$$;
