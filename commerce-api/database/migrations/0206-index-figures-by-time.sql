-- outside a transaction: the figures read months of these tables, and customers write them meanwhile.
drop index concurrently if exists orders_by_creation;
create index concurrently orders_by_creation on orders (created_at);
drop index concurrently if exists payment_transactions_by_settlement;
create index concurrently payment_transactions_by_settlement on payment_transactions (settled_at) where settled_at is not null;
drop index concurrently if exists payment_refunds_by_completion;
create index concurrently payment_refunds_by_completion on payment_refunds (done_at) where done_at is not null;
drop index concurrently if exists voucher_transfers_by_time;
create index concurrently voucher_transfers_by_time on voucher_transfers (created_at) where order_id is not null;
drop index concurrently if exists visits_by_start;
create index concurrently visits_by_start on visits (lower(during)) where state not in ('held', 'released');
