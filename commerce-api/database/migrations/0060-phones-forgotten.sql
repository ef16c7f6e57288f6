-- Six years after the contract's end the phone that a new customer's discount was given to is forgotten.
alter table new_customer_discounts alter column phone_hash drop not null;
