-- outside a transaction
-- The customer's card finds visits that were booked at the desk by the phone that was given.
drop index concurrently if exists visit_notes_by_phone;
create index concurrently visit_notes_by_phone on visit_notes (phone, phone_prefix) where phone is not null;
