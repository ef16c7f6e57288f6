-- outside a transaction
-- Consents of visitors without an account go after six years, the oldest first.
drop index concurrently if exists visitor_consents_by_age;
create index concurrently visitor_consents_by_age on visitor_consents (created_at) where user_id is null;
