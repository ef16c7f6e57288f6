-- Checked apart from 0194, so that nobody waits for the lock.
alter table shop_pictures validate constraint shop_pictures_focus;
