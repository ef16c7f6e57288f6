-- Files that were sent with a form: evidence of a complaint. They stay as long as the form's person does.

create table lead_files (
  lead_id uuid not null references leads on delete cascade,
  file_upload_id uuid not null unique references file_uploads,
  position integer not null check (position >= 0),
  primary key (lead_id, file_upload_id)
);
