-- Reminders of visits: once for each time that a visit is moved to.
alter table visits add column reminded_at timestamptz;
create index visits_unreminded on visits (lower(during))
  where state = 'booked' and reminded_at is null and order_item_id is not null;
