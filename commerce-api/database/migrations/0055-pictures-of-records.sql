-- Photographs that staff sent take the place of drawn pictures. A picture never changes: another one is another id, and so
-- another address.

create table shop_pictures (
  id bigint generated always as identity primary key,
  file_upload_id uuid not null unique references file_uploads,
  created_at timestamptz not null default now()
);
alter table products add column picture_id bigint references shop_pictures;
alter table articles add column picture_id bigint references shop_pictures;
alter table locations add column picture_id bigint references shop_pictures;
