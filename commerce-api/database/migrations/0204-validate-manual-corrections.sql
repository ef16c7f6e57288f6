-- Checked apart from 0203, so that nobody waits for the lock.
alter table invoices validate constraint invoices_correction_has_cause;
