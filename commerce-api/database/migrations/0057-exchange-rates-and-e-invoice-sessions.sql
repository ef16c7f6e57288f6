-- VAT of invoices in foreign money is also told in złoty, at the central bank's average rate.
create table exchange_rates (
  currency text not null references currencies (code),
  -- The working day that the bank's table is of.
  day date not null,
  -- The bank's number of the table: 222/A/NBP/2026.
  table_number text not null,
  -- Złoty for one unit, times ten thousand: the bank gives four places.
  rate integer not null check (rate > 0),
  primary key (currency, day)
);
create table exchange_rate_looks (
  currency text primary key references currencies (code),
  -- When the bank was last asked: tables of earlier days that are missing do not exist.
  looked_at timestamptz not null
);

-- The national e-invoice system takes a document in a session and gives it its number later.
alter table invoices
  add column e_invoice_session text,
  add column e_invoice_reference text,
  -- Why the system refused the document; a person has to look.
  add column e_invoice_problem text;

create or replace function keep_invoices() returns trigger language plpgsql as $$
declare
  passing constant text[] := array['number', 'e_invoice_number', 'e_invoice_tries', 'e_invoice_next_try_at',
    'e_invoice_session', 'e_invoice_reference', 'e_invoice_problem'];
begin
  if tg_op = 'INSERT' then
    if new.sequence <> (select last from invoice_counters where series = new.series)
        or (new.sequence > 1 and not exists (
          select from invoices where series = new.series and sequence = new.sequence - 1)) then
      raise exception 'invoice % of % would leave a gap', new.sequence, new.series
        using errcode = 'check_violation', constraint = 'invoices_without_gaps';
    end if;
  -- The number is computed from series and sequence, after this trigger.
  elsif to_jsonb(new) - passing is distinct from to_jsonb(old) - passing then
    raise exception 'an invoice is not rewritten, it is corrected' using errcode = 'restrict_violation';
  elsif old.e_invoice_number is not null and new.e_invoice_number is distinct from old.e_invoice_number then
    raise exception 'the number of the e-invoice system stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
