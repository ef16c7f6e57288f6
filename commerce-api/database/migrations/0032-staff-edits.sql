-- What only the shop's own programs wrote so far is edited by people now: the database keeps the rules for them too.

-- A price is in a currency of its market.
create function refuse_foreign_currency() returns trigger language plpgsql as $$
begin
  if not exists (select from market_currencies mc join currencies c on c.id = mc.currency_id
      where mc.market_id = new.market_id and c.code = new.currency) then
    raise exception 'the market has no such currency' using errcode = 'check_violation',
      constraint = 'product_prices_currency_of_market';
  end if;
  return new;
end $$;
create trigger currency_of_market before insert or update of market_id, currency on product_prices
  for each row execute function refuse_foreign_currency();

-- What a promotion holds for is part of what was announced: once it has begun, nothing is taken out of it.
create function keep_begun_promotion_products() returns trigger language plpgsql as $$
begin
  if exists (select from promotions p where p.id = old.promotion_id and p.start_at <= now()) then
    raise exception 'the promotion has begun and keeps its products' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger keep_begun_promotion_products before delete on promotion_products
  for each row execute function keep_begun_promotion_products();
