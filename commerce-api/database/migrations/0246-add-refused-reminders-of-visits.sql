-- When an SMS about a visit was refused for good; older than `reminded_at` it is about a former time. Source: docs/decisions/0244.
alter table visits add column reminder_refused_at timestamptz;
