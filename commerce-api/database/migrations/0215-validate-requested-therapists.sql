-- Checked apart from 0214, so that nobody waits for the lock.
alter table cart_items validate constraint cart_items_therapist_id_fkey;
