-- The salon's calendar days that a span of time touches.
-- Source: docs/decisions/0071.
create or replace function local_days(span tstzrange) returns setof date language sql immutable as $$
  select d.first + n from (select (lower(span) at time zone 'Europe/Warsaw')::date as first,
    ((upper(span) - interval '1 microsecond') at time zone 'Europe/Warsaw')::date as last) d
    cross join generate_series(0, d.last - d.first) n
$$;
