-- How the salon took the money: all of it is booked as the method `cash` of the provider `salon`. Payments from before have
-- none: nothing recorded it but the audit log, which is no record of money.
alter table payment_transactions add column salon_method text
  check (salon_method in ('cash', 'card', 'coupon')),
  add constraint payment_transactions_salon_method_provider check (salon_method is null or payment_provider = 'salon');
