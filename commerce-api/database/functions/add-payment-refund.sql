-- Keeps the refunded sum of a payment in step with its refunds, which are frozen: a failed refund no longer counts, a
-- completed one stays.
-- Source: docs/decisions/0135.
create or replace function add_payment_refund() returns trigger language plpgsql as $$
declare
  before integer := 0;
begin
  if tg_op = 'UPDATE' then
    if (new.amount, new.payment_transaction_id) is distinct from (old.amount, old.payment_transaction_id) then
      raise exception 'the amount of a refund is frozen' using errcode = 'check_violation';
    end if;
    if old.state = 'done' and new.state <> 'done' then
      raise exception 'money that went back does not return' using errcode = 'check_violation';
    end if;
    before := case when old.state = 'failed' then 0 else old.amount end;
  end if;
  update payment_transactions
    set amount_refunded = amount_refunded - before + case when new.state = 'failed' then 0 else new.amount end
    where id = new.payment_transaction_id and (before <> new.amount or new.state = 'failed');
  return null;
end $$;
