-- Refuses a price in a currency that its market does not have.
-- Source: docs/decisions/0115.
create or replace function refuse_foreign_currency() returns trigger language plpgsql as $$
begin
  if not exists (select from market_currencies mc join currencies c on c.id = mc.currency_id
      where mc.market_id = new.market_id and c.code = new.currency) then
    raise exception 'the market has no such currency' using errcode = 'check_violation',
      constraint = 'product_prices_currency_of_market';
  end if;
  return new;
end $$;
