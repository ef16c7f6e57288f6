-- Files that people send. The bytes stand in the file store under the row's id.
create table file_uploads (
  id uuid primary key default gen_random_uuid(),
  -- Whose it is; forgotten with the person.
  user_id uuid references users on delete cascade,
  visitor_id bigint references visitors on delete cascade,
  original_name text not null check (length(original_name) between 1 and 200),
  file_name text not null check (file_name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  -- As announced; as kept once it is ready.
  size integer not null check (size between 1 and 10485760),
  status text not null default 'pending' check (status in ('pending', 'ready', 'refused')),
  width integer check (width > 0),
  height integer check (height > 0),
  put_expires_at timestamptz not null,
  -- Something of the shop needs it: it is not cleared away.
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check (user_id is not null or visitor_id is not null),
  check ((status = 'pending') = (settled_at is null))
);
create index file_uploads_by_user on file_uploads (user_id) where user_id is not null;
create index file_uploads_by_visitor on file_uploads (visitor_id) where visitor_id is not null;
create index file_uploads_unattached on file_uploads (created_at) where attached_at is null;

create table short_links (
  -- 8 of an alphabet without look-alikes.
  code text primary key check (code ~ '^[2-9a-km-zA-HJ-NP-Z]{8}$'),
  url text not null check (length(url) <= 2000),
  -- One address, one link.
  url_hash bytea not null unique check (octet_length(url_hash) = 32),
  created_at timestamptz not null default now()
);
