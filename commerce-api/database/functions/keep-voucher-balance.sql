-- Maintains a voucher's balance by its ledger. A check refuses less than 0, and the row's lock orders two payments at
-- once.
-- Source: docs/decisions/0045.
create or replace function keep_voucher_balance() returns trigger language plpgsql as $$
begin
  if new.account = 'voucher' then
    update issued_vouchers v set balance = v.balance + new.amount
      from voucher_transfers t where t.id = new.transfer_id and v.id = t.voucher_id;
  end if;
  return null;
end $$;
