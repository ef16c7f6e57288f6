-- Refuses updates and deletions of tables that are append-only.
-- Source: docs/decisions/0045, 0046, 0133.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
