-- Refuses a voucher's balance that differs from the sum of its ledger.
-- Source: docs/decisions/0045.
create or replace function check_voucher_balance() returns trigger language plpgsql as $$
begin
  if new.balance is distinct from (select coalesce(sum(e.amount), 0) from voucher_transfers t
      join voucher_entries e on e.transfer_id = t.id where t.voucher_id = new.id and e.account = 'voucher') then
    raise exception 'the balance of voucher % is not that of its ledger', new.id
      using errcode = 'check_violation', constraint = 'issued_vouchers_balance_of_ledger';
  end if;
  return null;
end $$;
