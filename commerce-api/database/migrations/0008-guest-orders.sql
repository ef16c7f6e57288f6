-- Orders of an account that was deleted belong to nobody for good: a phone number may be somebody else's by then.
alter table orders add column is_unlinked boolean not null default false;
alter table orders add constraint orders_unlinked check (not is_unlinked or user_id is null) not valid;
alter table orders validate constraint orders_unlinked;
create index orders_of_guests on orders (phone_prefix, phone) where user_id is null and not is_unlinked;
