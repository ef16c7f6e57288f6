-- Breaks of a day beside its first, in minutes of the day: a set of times in which none can overlap another. Validated by 0229.
-- Source: docs/decisions/0232.
alter table therapist_shifts add column further_breaks int4multirange not null default '{}';
alter table therapist_shifts add constraint therapist_shifts_breaks_apart
  check (isempty(further_breaks) or break_starts is not null and not further_breaks && int4range(
    (extract(epoch from break_starts) / 60)::int, (extract(epoch from break_ends) / 60)::int)) not valid;
alter table therapist_shifts add constraint therapist_shifts_breaks_within
  check (isempty(further_breaks) or further_breaks <@ int4range(
    (extract(epoch from starts) / 60)::int, (extract(epoch from ends) / 60)::int)) not valid;
