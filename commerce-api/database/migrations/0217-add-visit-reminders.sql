-- How a customer wants to be reminded of a visit. Validated by 0218.
alter table users add column visit_reminders text not null default 'email';
alter table users add constraint users_visit_reminders_check
  check (visit_reminders in ('email', 'sms', 'both', 'none')) not valid;
