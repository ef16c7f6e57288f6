-- Refuses to change what a voucher was issued as, to revive a canceled one, and to mail one again or after it was canceled.
-- Source: docs/decisions/0045, 0234.
create or replace function keep_issued_voucher() returns trigger language plpgsql as $$
begin
  if (old.code, old.market_id, old.currency, old.voucher_type, old.value, old.order_item_id, old.piece, old.design,
        old.send_at)
      is distinct from (new.code, new.market_id, new.currency, new.voucher_type, new.value, new.order_item_id, new.piece,
        new.design, new.send_at)
      or (old.state = 'canceled' and new.state <> 'canceled') then
    raise exception 'the voucher % stays as it was issued', old.id using errcode = 'restrict_violation';
  end if;
  if old.mailed_at is distinct from new.mailed_at and (old.mailed_at is not null or new.state = 'canceled') then
    raise exception 'the voucher % is mailed once, while it is valid', old.id using errcode = 'restrict_violation',
      constraint = 'issued_vouchers_mailed_once';
  end if;
  return new;
end $$;
