-- Other systems learn of visits to which nobody came or that the salon refused, too. Validated by 0226.
alter table webhook_endpoints drop constraint webhook_endpoints_events_check;
alter table webhook_endpoints add constraint webhook_endpoints_events_check
  check (cardinality(events) > 0 and events <@ array['order.placed', 'order.paid', 'order.refunded', 'order.canceled',
    'visit.booked', 'visit.moved', 'visit.canceled', 'visit.done', 'visit.noShow', 'visit.refused']) not valid;
