-- Checked apart from 0225, so that nobody waits for the lock.
alter table webhook_endpoints validate constraint webhook_endpoints_events_check;
