-- Notifies other systems of an order that was placed, paid, refunded or canceled, whichever statement did it.
-- Source: docs/decisions/0218.
create or replace function queue_order_webhooks() returns trigger language plpgsql as $$
declare
  about jsonb := jsonb_build_object('orderId', new.id);
begin
  if tg_op = 'INSERT' then
    perform queue_webhooks('order.placed', new.id::text, about);
    return null;
  end if;
  if new.paid_status = 'paid' and old.paid_status <> 'paid' then
    perform queue_webhooks('order.paid', new.id::text, about);
  end if;
  if new.amount_returned > old.amount_returned then
    perform queue_webhooks('order.refunded', new.id::text, about);
  end if;
  if new.done_status = 'canceled' and old.done_status <> 'canceled' then
    perform queue_webhooks('order.canceled', new.id::text, about);
  end if;
  return null;
end $$;
