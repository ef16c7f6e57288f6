-- A changed e-mail or phone waits beside the one that holds until it is confirmed. Source: readings.md, "Sessions,
-- visitors, cookies".

alter table users add column pending_email text check (pending_email = lower(pending_email));
alter table users add column pending_email_at timestamptz;
alter table users add column pending_phone_prefix text check (pending_phone_prefix ~ '^[0-9]{1,4}$');
alter table users add column pending_phone text check (pending_phone ~ '^[0-9]{6,12}$');
alter table users add column pending_phone_at timestamptz;
alter table users add constraint users_pending_email check ((pending_email is null) = (pending_email_at is null)) not valid;
alter table users add constraint users_pending_phone check (num_nonnulls(pending_phone_prefix, pending_phone,
  pending_phone_at) in (0, 3)) not valid;
alter table users validate constraint users_pending_email;
alter table users validate constraint users_pending_phone;
create index users_pending_contacts on users (least(pending_email_at, pending_phone_at))
  where pending_email_at is not null or pending_phone_at is not null;

-- A link that makes a waiting address the one that holds.
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('password', 'activation', 'emailChange')) not valid;
alter table email_tokens validate constraint email_tokens_purpose_check;
