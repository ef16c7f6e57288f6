-- outside a transaction
-- Visitors who left nothing are purged: whether they did is found by index, and so are the rows that name them.
drop index concurrently if exists visitors_by_age;
create index concurrently visitors_by_age on visitors (created_at);
drop index concurrently if exists carts_by_visitor;
create index concurrently carts_by_visitor on carts (visitor_id) where visitor_id is not null;
drop index concurrently if exists orders_by_visitor;
create index concurrently orders_by_visitor on orders (visitor_id) where visitor_id is not null;
drop index concurrently if exists release_report_sources_by_visitor;
create index concurrently release_report_sources_by_visitor on release_report_sources (visitor_id);
drop index concurrently if exists short_links_by_age;
create index concurrently short_links_by_age on short_links (created_at);
