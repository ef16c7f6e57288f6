-- What people send by forms, with the clock of the answer. Source: content-and-business-rules.md, sections 3, 5 and 9.

create sequence lead_numbers start 1001;

create table leads (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  lead_type text not null check (lead_type in
    ('callBack', 'professional', 'businessIdea', 'contact', 'contactBusiness', 'influencer', 'mail')),
  market_id integer not null references markets,
  locale text not null check (locale in ('pl', 'en')),
  user_id uuid references users on delete set null,
  first_name text not null check (length(first_name) between 1 and 160),
  last_name text check (length(last_name) between 1 and 80),
  email text not null check (email <> ''),
  phone_prefix text check (phone_prefix ~ '^[0-9]{1,4}$'),
  phone text check (phone ~ '^[0-9]{6,12}$'),
  location_id bigint references locations on delete set null,
  city text,
  -- Of the type contact; a complaint also says what about.
  topic text check (topic in ('complaints', 'reservations', 'marketing', 'other')),
  complaint_subject text check (complaint_subject in ('resignation', 'noEffects', 'sideEffects', 'other')),
  complaint_about text check (complaint_about in ('services', 'products')),
  -- The other fields of the form, by its own names.
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  state text not null default 'new' check (state in ('new', 'inProgress', 'answered', 'accepted', 'rejected')),
  -- The last second in which an answer is in time; null: nobody has to answer.
  answer_by timestamptz,
  answer text check (length(answer) between 1 and 4000),
  -- Null beside a closed state: closed by the clock, or by itself.
  answered_by uuid references users on delete set null,
  closed_at timestamptz,
  anonymized_at timestamptz,
  created_at timestamptz not null default now(),
  check ((phone is null) = (phone_prefix is null)),
  check ((topic is not null) = (lead_type = 'contact')),
  constraint leads_complaint check ((topic is not distinct from 'complaints')
    = (complaint_subject is not null and complaint_about is not null)
    and (complaint_subject is null) = (complaint_about is null)),
  check ((state in ('answered', 'accepted', 'rejected')) = (closed_at is not null)),
  check (state not in ('accepted', 'rejected') or topic = 'complaints' or lead_type = 'influencer')
);
create index leads_by_time on leads (created_at desc, id desc);
create index leads_open_by_clock on leads (answer_by) where closed_at is null;
create index leads_by_user on leads (user_id) where user_id is not null;
create index leads_by_closing on leads (closed_at) where closed_at is not null and anonymized_at is null;

-- What was consented to in a form, with the version of its text.
create table lead_consents (
  lead_id uuid not null references leads on delete cascade,
  type text not null check (type in ('regulations', 'marketingEmail', 'marketingPhone', 'analytics', 'professional')),
  value boolean not null,
  text_version text not null,
  source text not null,
  created_at timestamptz not null default now(),
  primary key (lead_id, type)
);
