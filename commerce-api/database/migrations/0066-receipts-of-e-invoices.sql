-- The e-invoice system's receipt (UPO) of each document that it took: the proof that it was handed in.
create table e_invoice_receipts (
  invoice_id uuid primary key references invoices,
  -- As it came: signed, so it is never rewritten.
  content text not null,
  -- SHA-256 of the content, base64, as the system tells it; null where it did not.
  hash text,
  received_at timestamptz not null default now()
);
create trigger append_only before update or delete on e_invoice_receipts
  for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on e_invoice_receipts
  for each statement execute function refuse_rewriting();

-- Documents that have their number already get their receipts too.
update invoices set e_invoice_next_try_at = now(), e_invoice_tries = 0
  where e_invoice_number is not null and e_invoice_session is not null and e_invoice_next_try_at is null;
