-- Whether the time is over in which an order that waits for its slots may be paid at a gateway: an hour from the first
-- attempt. Each attempt holds the slots for its own length, so that attempts without an end would keep them for ever.
create function payment_hold_over(payment uuid) returns boolean language sql stable as $$
  select exists (
      select from payment_transactions t
      where t.order_payment_id = payment and t.payment_provider <> 'salon' and t.created_at <= now() - interval '1 hour')
    and exists (
      select from order_payments op join order_items i on i.order_id = op.order_id
      join visits v on v.order_item_id = i.id
      where op.id = payment and i.visit_count > 0 and v.state in ('held', 'released'))
$$;

create function refuse_payment_after_its_hour() returns trigger language plpgsql as $$
begin
  if payment_hold_over(new.order_payment_id) then
    raise exception 'the hour to pay for held slots is over' using errcode = 'check_violation',
      constraint = 'payment_hold_over', table = 'payment_transactions';
  end if;
  return new;
end $$;
create trigger refuse_payment_after_its_hour before insert on payment_transactions
  for each row when (new.payment_provider <> 'salon') execute function refuse_payment_after_its_hour();
