-- Visits that were moved to within a day before they began got no reminder because they were final. A reminder now depends
-- on `reminded_at` alone: these have had theirs with the e-mail about the move.
update visits set reminded_at = updated_at
where state = 'booked' and is_final and reminded_at is null and lower(during) > now();
