-- Payments through further gateways.

alter table payment_transactions
  drop constraint payment_transactions_payment_provider_check,
  add constraint payment_transactions_payment_provider_check
    check (payment_provider in ('przelewy24', 'paypal', 'stripe', 'salon')),
  -- The gateway's own id of the try, given when it was opened: PayPal's order, Stripe's session.
  add column gateway_id text;
create unique index payment_transactions_one_per_gateway_id on payment_transactions (payment_provider, gateway_id)
  where gateway_id is not null;
-- One payment at a gateway completes one try.
create unique index payment_transactions_one_per_external_id on payment_transactions (payment_provider, external_id)
  where external_id is not null;
