-- Checked apart from 0228, so that nobody waits for the lock.
alter table therapist_shifts validate constraint therapist_shifts_breaks_apart;
alter table therapist_shifts validate constraint therapist_shifts_breaks_within;
alter table therapist_shift_exceptions validate constraint therapist_shift_exceptions_breaks_apart;
alter table therapist_shift_exceptions validate constraint therapist_shift_exceptions_breaks_within;
