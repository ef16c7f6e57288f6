-- A correction follows from a refund, or is made by a member of staff with a reason: money that went back outside of the shop,
-- or wrong data of the buyer. The constraint is validated by 0204.
alter table invoices add column correction_reason text;
alter table invoices add column corrected_by uuid;
alter table invoices drop constraint invoices_check;
alter table invoices add constraint invoices_correction_has_cause check (
  (kind = 'correction') = (corrects_id is not null)
  and (kind = 'correction') = (num_nonnulls(order_refund_id, correction_reason) = 1)
  and (correction_reason is null) = (corrected_by is null)) not valid;

-- What a correction by hand took off the order's lines: later corrections start from what is left.
create table invoice_correction_items (
  invoice_id uuid not null references invoices,
  order_item_id uuid not null references order_items,
  amount integer not null check (amount > 0),
  primary key (invoice_id, order_item_id)
);
create trigger append_only before update or delete on invoice_correction_items
  for each row execute function refuse_rewriting();
