-- BLIK by a code that is typed in the shop: there is no redirect, and the bank may say why it refused.

alter table payment_transactions
  -- When the payer's code was handed to the gateway; the code itself is never kept.
  add column code_charged_at timestamptz,
  -- Why the bank refused a code; null: it did not, or nobody said why.
  add column refusal text;
alter table payment_transactions
  add constraint payment_transactions_refusal_check
    check (refusal in ('wrongCode', 'codeExpired', 'codeUsed', 'declined', 'noFunds', 'timeout', 'failed')) not valid;
alter table payment_transactions validate constraint payment_transactions_refusal_check;
