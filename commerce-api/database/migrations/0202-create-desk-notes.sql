-- What colleagues write down about a form of the desk, for each other: never sent. Anonymized with the form.
create table lead_notes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  made_by uuid not null,
  made_at timestamptz not null default now()
);
create index lead_notes_by_lead on lead_notes (lead_id, id);

-- Answers that the desk begins with: {firstName} and {number} are filled in, the rest is edited before it is sent.
create table answer_templates (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  desk text not null check (desk in ('leads', 'complaints', 'reviewerApplications')),
  content localized not null,
  enabled boolean not null default true,
  position integer not null default 0
);
create index answer_templates_by_desk on answer_templates (desk, position);
