-- Refuses to change what a voucher was issued as, and to revive a canceled one.
-- Source: docs/decisions/0045.
create or replace function keep_issued_voucher() returns trigger language plpgsql as $$
begin
  if (old.code, old.market_id, old.currency, old.voucher_type, old.value, old.order_item_id, old.piece)
      is distinct from (new.code, new.market_id, new.currency, new.voucher_type, new.value, new.order_item_id, new.piece)
      or (old.state = 'canceled' and new.state <> 'canceled') then
    raise exception 'the voucher % stays as it was issued', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
