-- At the end of the transaction: a transfer has two entries that balance, and returns no more to a voucher than it
-- paid for the order.
-- Source: docs/decisions/0045.
create or replace function check_voucher_transfer() returns trigger language plpgsql as $$
declare
  the_transfer voucher_transfers;
  sum_of_entries bigint;
  number_of_entries integer;
  spent bigint;
begin
  if tg_table_name = 'voucher_transfers' then
    the_transfer := new;
  else
    select * into the_transfer from voucher_transfers where id = new.transfer_id;
  end if;
  select coalesce(sum(amount), 0), count(*) into sum_of_entries, number_of_entries
    from voucher_entries where transfer_id = the_transfer.id;
  if sum_of_entries <> 0 or number_of_entries <> 2 then
    raise exception 'the voucher transfer % does not balance', the_transfer.id
      using errcode = 'check_violation', constraint = 'voucher_transfers_balance';
  end if;
  if the_transfer.order_id is not null then
    select coalesce(sum(e.amount), 0) into spent from voucher_transfers t join voucher_entries e on e.transfer_id = t.id
      where t.order_id = the_transfer.order_id and t.voucher_id = the_transfer.voucher_id and e.account = 'order';
    if spent < 0 then
      raise exception 'more is returned to a voucher than it paid for the order %', the_transfer.order_id
        using errcode = 'check_violation', constraint = 'voucher_transfers_return_what_was_paid';
    end if;
  end if;
  return null;
end $$;
