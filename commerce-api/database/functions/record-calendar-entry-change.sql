-- Records for the salons' windows which entry of a calendar changed: in the span that it left, and in the one that it has
-- now. `transaction_id` orders the changes by what a snapshot can see, not by when they were made.
-- Source: docs/decisions/0205.
create or replace function record_calendar_entry_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into calendar_entry_changes (location_id, transaction_id, entry_kind, entry_id, during)
      values (old.location_id, pg_current_xact_id()::text::bigint, tg_argv[0], old.id, old.during);
  end if;
  if tg_op = 'INSERT'
      or (tg_op = 'UPDATE' and (old.location_id, old.during) is distinct from (new.location_id, new.during)) then
    insert into calendar_entry_changes (location_id, transaction_id, entry_kind, entry_id, during)
      values (new.location_id, pg_current_xact_id()::text::bigint, tg_argv[0], new.id, new.during);
  end if;
  return null;
end $$;
