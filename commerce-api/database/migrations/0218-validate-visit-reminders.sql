-- Checked apart from 0217, so that nobody waits for the lock.
alter table users validate constraint users_visit_reminders_check;
