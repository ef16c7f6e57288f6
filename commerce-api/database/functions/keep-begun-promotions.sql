-- Refuses to rewrite or delete a promotion that has begun; only its end may still be moved, and not into the past.
-- Source: docs/decisions/0090.
create or replace function keep_begun_promotions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.start_at <= now() then
      raise exception 'the promotion % has begun and stays', old.code using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.start_at <= now() and (
      (old.market_id, old.discount_kind, old.discount_value, old.start_at)
        is distinct from (new.market_id, new.discount_kind, new.discount_value, new.start_at)
      or (new.end_at is distinct from old.end_at and least(old.end_at, new.end_at) < now() - interval '1 minute')) then
    raise exception 'the promotion % has begun and cannot be rewritten', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
