-- Personal data at most six years after the contract's end. Source: readings.md, "Clocks kept by the worker".

-- An account that nobody uses is a contract that has ended: seen last, and told that it will be deleted.
alter table users add column last_seen_at timestamptz not null default now();
alter table users add column idle_warned_at timestamptz;
create index users_by_last_seen on users (last_seen_at) where deleted_at is null and role = 'customer';

-- The buyer of an invoice goes when its time is over; nothing else of it ever changes.
alter table invoices add column anonymized_at timestamptz;
drop trigger keep_invoices on invoices;
create trigger keep_new_invoices before insert on invoices for each row execute function keep_invoices();
create trigger keep_invoices before update on invoices for each row
  when (not coalesce(old.anonymized_at is null and old.issued_at < new.anonymized_at - interval '6 years'
    and new.content -> 'buyer'
      = '{"name": "-", "vatId": "-", "address": "-", "postalCode": "-", "city": "-", "country": "-"}'::jsonb
    and new.content - 'buyer' = old.content - 'buyer'
    and (new.id, new.kind, new.series, new.sequence, new.order_id, new.corrects_id, new.order_refund_id, new.issued_at,
        new.e_invoice_number)
      is not distinct from (old.id, old.kind, old.series, old.sequence, old.order_id, old.corrects_id,
        old.order_refund_id, old.issued_at, old.e_invoice_number), false))
  execute function keep_invoices();
