-- Which process runs a request: it has a lock for as long as it lives. Null: of an earlier release, or in a transaction.
alter table idempotency_keys add column claimed_by integer;
