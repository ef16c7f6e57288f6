-- Reports beyond what one network may count on a day: they take no canary back, and are seen all the same.
-- Source: docs/decisions/0087-notice-a-canary-nobody-can-use.md.

-- How many there were of each release on a day; as many rows as versions were live.
create table release_uncounted_reports (
  day date not null,
  module text not null check (length(module) between 1 and 50),
  version text not null check (length(version) between 1 and 64),
  channel text not null check (channel in ('stable', 'canary')),
  views integer not null default 0 check (views >= 0),
  problems integer not null default 0 check (problems >= 0),
  primary key (day, module, version, channel)
);

-- How many problems of such reports a network has had passed on. One row for a network; gone after the next day.
create table release_report_networks (
  day date not null,
  source bytea not null check (length(source) = 16),
  problems integer not null default 0 check (problems >= 0),
  primary key (day, source)
);

-- kept: no error-reporting service is configured, the release commands show it.
alter table release_problems drop constraint release_problems_state_check;
-- safe: the table holds the problems of 30 days at most, and what is there fits.
alter table release_problems add constraint release_problems_state_check
  check (state in ('due', 'sent', 'failed', 'kept'));
