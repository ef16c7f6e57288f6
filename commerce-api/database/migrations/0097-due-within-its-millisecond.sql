-- What is to be done at once is due in the millisecond in which it was written: the worker's clock counts whole ones, and
-- would call it due only after its next round.
alter table messages alter column next_try_at set default date_trunc('milliseconds', now());
alter table payment_refunds alter column next_try_at set default date_trunc('milliseconds', now());
alter table invoices alter column e_invoice_next_try_at set default date_trunc('milliseconds', now());
alter table waiting_list alter column next_check_at set default date_trunc('milliseconds', now());
