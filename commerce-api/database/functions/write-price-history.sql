-- Writes every price to the history that the 30-day low is computed from. The clock at the moment of writing, with
-- the row locked, and not the transaction's start: two changes of one price stay in order. An import sets
-- aksamit.price_valid_from.
-- Source: docs/decisions/0090.
create or replace function write_price_history() returns trigger language plpgsql as $$
declare
  since timestamptz := coalesce(nullif(current_setting('aksamit.price_valid_from', true), '')::timestamptz,
    clock_timestamp());
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or (old.product_id, old.market_id, old.quantity_from, old.quantity_to)
      is distinct from (new.product_id, new.market_id, new.quantity_from, new.quantity_to)) then
    insert into price_history (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
      values (old.product_id, old.market_id, old.currency, old.quantity_from, old.quantity_to, null, since);
  end if;
  if tg_op <> 'DELETE' then
    insert into price_history (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
      values (new.product_id, new.market_id, new.currency, new.quantity_from, new.quantity_to, new.amount_minor, since);
  end if;
  return null;
end $$;
