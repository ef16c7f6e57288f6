-- Invoices are numbered without gaps and never rewritten, but for the progress of their e-invoice; a number given by
-- KSeF stays.
-- Source: docs/decisions/0126, 0127.
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
