-- How the salon took the money: all of it is booked as the method `cash` of the provider `salon`. Payments from before have
-- none: nothing recorded it but the audit log, which is no record of money. The constraints are validated by 0193.
alter table payment_transactions add column salon_method text;
alter table payment_transactions add constraint payment_transactions_salon_method_check
  check (salon_method in ('cash', 'card', 'coupon')) not valid;
alter table payment_transactions add constraint payment_transactions_salon_method_provider
  check (salon_method is null or payment_provider = 'salon') not valid;
