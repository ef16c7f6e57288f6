-- outside a transaction: invoices are issued meanwhile. One of an order replaces none, and each is replaced once.
drop index concurrently if exists invoices_first_of_order;
create unique index concurrently invoices_first_of_order on invoices (order_id) where kind = 'invoice' and replaces_id is null;
drop index concurrently if exists invoices_replaced_once;
create unique index concurrently invoices_replaced_once on invoices (replaces_id) where replaces_id is not null;
drop index concurrently if exists invoices_one_per_order;
