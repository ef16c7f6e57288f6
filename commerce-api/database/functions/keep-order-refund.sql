-- Refuses to rewrite a refund; only the person who asked for it may be anonymized.
-- Source: docs/decisions/0135.
create or replace function keep_order_refund() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'requested_by' is distinct from to_jsonb(old) - 'requested_by' then
    raise exception 'a refund is not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
