-- What browsers report of the releases that they show, and the problems that go on to the error-reporting service.
-- Source: docs/decisions/0034-release-reports.md.

-- One row for a visitor, kind, module and version, however often it is reported; the latest report counts.
create table release_reports (
  visitor_id bigint not null references visitors on delete cascade,
  kind text not null check (kind in ('view', 'problem', 'lcp', 'cls', 'inp')),
  module text not null check (length(module) between 1 and 50),
  version text not null check (length(version) between 1 and 64),
  -- The side of a running comparison that the visitor's bucket belongs to; none: the module had no canary.
  side text not null check (side in ('canary', 'stable', 'none')),
  value double precision check (value between 0 and 600000),
  reported_at timestamptz not null,
  primary key (visitor_id, kind, module, version),
  check ((value is null) = (kind in ('view', 'problem')))
);
create index release_reports_of_side on release_reports (module, version, side, reported_at) where kind = 'view';
create index release_reports_by_age on release_reports (reported_at);

-- Which visitors reported from which network on a day. `source` is a keyed hash that is another one every day; a row
-- is gone after the next day.
create table release_report_sources (
  day date not null,
  source bytea not null check (length(source) = 16),
  visitor_id bigint not null references visitors on delete cascade,
  problems integer not null default 0 check (problems >= 0),
  primary key (day, source, visitor_id)
);

-- Problems on their way to the error-reporting service. Of the same problem in one hour the first few are rows of their
-- own; the last row gathers the rest and leaves when the hour is over.
create table release_problems (
  id uuid primary key default gen_random_uuid(),
  group_key bytea not null,
  hour timestamptz not null,
  number integer not null check (number > 0),
  count integer not null default 1 check (count > 0),
  module text not null,
  version text not null,
  channel text not null check (channel in ('stable', 'canary')),
  market text not null,
  page text,
  phase text,
  message text not null check (length(message) <= 1000),
  stack text check (length(stack) <= 8000),
  occurred_at timestamptz not null,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  unique (group_key, hour, number)
);
create index release_problems_due on release_problems (next_try_at) where state = 'due';
create index release_problems_by_age on release_problems (occurred_at);
