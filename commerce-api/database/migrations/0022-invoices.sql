-- Invoices and their corrections: numbered without gaps, never rewritten.

-- One row per series and year; its lock makes the next number wait, and a rollback takes the number back.
create table invoice_counters (
  series text primary key check (series ~ '^(FV|KOR)/[0-9]{4}$'),
  last integer not null check (last >= 1)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'correction')),
  series text not null references invoice_counters,
  sequence integer not null check (sequence >= 1),
  number text not null unique generated always as (series || '/' || lpad(sequence::text, 6, '0')) stored,
  order_id uuid not null references orders,
  -- Of a correction: what it corrects, and the refund that is its reason.
  corrects_id uuid references invoices,
  order_refund_id uuid unique references order_refunds,
  -- Everything that stands on it, frozen.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  issued_at timestamptz not null,
  -- Of the national e-invoice system.
  e_invoice_number text unique,
  e_invoice_tries integer not null default 0,
  e_invoice_next_try_at timestamptz default now(),
  unique (series, sequence),
  check ((kind = 'correction') = (corrects_id is not null and order_refund_id is not null)),
  check (series like (case kind when 'invoice' then 'FV/%' else 'KOR/%' end))
);
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_by_order on invoices (order_id, issued_at);
create index invoices_to_send on invoices (e_invoice_next_try_at) where e_invoice_next_try_at is not null;

create function keep_invoices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.sequence <> (select last from invoice_counters where series = new.series)
        or (new.sequence > 1 and not exists (
          select from invoices where series = new.series and sequence = new.sequence - 1)) then
      raise exception 'invoice % of % would leave a gap', new.sequence, new.series
        using errcode = 'check_violation', constraint = 'invoices_without_gaps';
    end if;
  -- The number is computed from series and sequence, after this trigger.
  elsif to_jsonb(new) - array['number', 'e_invoice_number', 'e_invoice_tries', 'e_invoice_next_try_at']
      is distinct from to_jsonb(old) - array['number', 'e_invoice_number', 'e_invoice_tries', 'e_invoice_next_try_at'] then
    raise exception 'an invoice is not rewritten, it is corrected' using errcode = 'restrict_violation';
  elsif old.e_invoice_number is not null and new.e_invoice_number is distinct from old.e_invoice_number then
    raise exception 'the number of the e-invoice system stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_invoices before insert or update on invoices for each row execute function keep_invoices();
create trigger append_only before delete on invoices for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on invoices
  for each statement execute function refuse_rewriting();
