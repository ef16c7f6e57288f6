-- Checked apart from 0196, so that nobody waits for the lock.
alter table legal_documents validate constraint legal_documents_seven_days;
