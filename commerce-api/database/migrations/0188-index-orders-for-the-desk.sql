-- outside a transaction
drop index concurrently if exists orders_by_first_name_form;
create index concurrently orders_by_first_name_form on orders (search_form(first_name) text_pattern_ops);
drop index concurrently if exists orders_by_last_name_form;
create index concurrently orders_by_last_name_form on orders (search_form(last_name) text_pattern_ops);
drop index concurrently if exists orders_by_email;
create index concurrently orders_by_email on orders (lower(email));
