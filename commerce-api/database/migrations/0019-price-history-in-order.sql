-- Two changes of one price at the same time wait for each other on the row; the history must tell them in the order
-- in which they came to hold. now() is when a transaction began, which may be the other way round: the clock at the
-- moment of writing, with the row locked, is not.
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
