-- Breaks of an exceptional day beside its first, as 0228 adds them to usual days; apart from it, since times are read of both tables at
-- once. Validated by 0229. Source: docs/decisions/0232.
alter table therapist_shift_exceptions add column further_breaks int4multirange not null default '{}';
alter table therapist_shift_exceptions add constraint therapist_shift_exceptions_breaks_apart
  check (isempty(further_breaks) or break_starts is not null and not further_breaks && int4range(
    (extract(epoch from break_starts) / 60)::int, (extract(epoch from break_ends) / 60)::int)) not valid;
alter table therapist_shift_exceptions add constraint therapist_shift_exceptions_breaks_within
  check (isempty(further_breaks) or starts is not null and further_breaks <@ int4range(
    (extract(epoch from starts) / 60)::int, (extract(epoch from ends) / 60)::int)) not valid;
