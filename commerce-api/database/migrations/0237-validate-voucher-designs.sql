-- Checked apart from 0231, 0234, 0235 and 0236, so that nobody waits for the lock.
alter table cart_items validate constraint cart_items_voucher_design;
alter table cart_items validate constraint cart_items_voucher_send_on;
alter table order_items validate constraint order_items_voucher_design;
alter table order_items validate constraint order_items_voucher_send_on;
alter table issued_vouchers validate constraint issued_vouchers_sent_while_valid;
alter table issued_vouchers validate constraint issued_vouchers_paper_not_mailed;
alter table therapists validate constraint therapists_picture_id_fkey;
