-- outside a transaction
drop index concurrently if exists issued_vouchers_to_send;
create index concurrently issued_vouchers_to_send on issued_vouchers (send_at)
  where mailed_at is null and state = 'active';
