-- Seven days end at the same time of the day by the salons' clock, also when the clocks change in between; and the check
-- means the same in whatever zone a session is (a restore, a console).
alter table legal_documents drop constraint legal_documents_seven_days;
alter table legal_documents add constraint legal_documents_seven_days check (effective_at in (
  (published_at at time zone 'Europe/Warsaw' + interval '7 days') at time zone 'Europe/Warsaw',
  -- As it was counted before.
  published_at + interval '168 hours')) not valid;
alter table legal_documents validate constraint legal_documents_seven_days;
