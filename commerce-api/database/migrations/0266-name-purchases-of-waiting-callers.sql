-- A caller may wait for a visit of what they have bought: it is booked of the purchase then, not as a new one.
alter table waiting_callers add column order_item_id uuid references order_items on delete cascade;
