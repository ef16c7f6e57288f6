-- outside a transaction
-- What of a payment is promised back is asked for with every refund, and by the worker.
drop index concurrently if exists payment_refunds_by_payment;
create index concurrently payment_refunds_by_payment on payment_refunds (payment_transaction_id);
