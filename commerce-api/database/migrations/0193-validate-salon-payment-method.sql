-- Checked apart from 0191, so that nobody waits for the lock.
alter table payment_transactions validate constraint payment_transactions_salon_method_check;
alter table payment_transactions validate constraint payment_transactions_salon_method_provider;
