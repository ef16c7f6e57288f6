-- outside a transaction: the lists of messages and payments are sorted by time, and both are written all day.
drop index concurrently if exists messages_by_creation;
create index concurrently messages_by_creation on messages (created_at desc, id desc);
drop index concurrently if exists messages_by_recipient;
create index concurrently messages_by_recipient on messages (lower(recipient) text_pattern_ops);
drop index concurrently if exists payment_transactions_by_creation;
create index concurrently payment_transactions_by_creation on payment_transactions (created_at desc, id desc);
