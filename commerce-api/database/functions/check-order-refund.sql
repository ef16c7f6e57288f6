-- At the end of the transaction: the lines of a refund add up to its amount.
-- Source: docs/decisions/0074, 0135.
create or replace function check_order_refund() returns trigger language plpgsql as $$
declare
  refund_id uuid := coalesce(to_jsonb(new) ->> 'order_refund_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select amount from order_refunds where id = refund_id) is distinct from
      (select coalesce(sum(amount), 0) from order_refund_items where order_refund_id = refund_id) then
    raise exception 'the lines of refund % do not add up', refund_id
      using errcode = 'check_violation', constraint = 'order_refunds_add_up';
  end if;
  return null;
end $$;
