-- How often a short link was followed, and whether a message can be sent once more: one that had a code or token cannot,
-- since these are deleted when it was sent. Null: written before this column, so nobody knows. A constant default rewrites
-- no table.
alter table short_links add column uses bigint not null default 0;
alter table short_links add column last_used_at timestamptz;
alter table messages add column is_repeatable boolean;
