-- What changed in the salons' calendars during the last hours, for windows that show a colleague's change: a visit's row
-- stands for the span that it left and for the one that it has now. A change is known by its transaction: of a window that
-- has seen all transactions before a certain one, none is hidden that commits later. Rows are only added and taken away, so
-- that writers do not wait for each other.
create table calendar_entry_changes (
  location_id bigint not null,
  transaction_id bigint not null,
  entry_kind text not null check (entry_kind in ('event', 'blockedTime')),
  entry_id uuid not null,
  during tstzrange not null,
  at timestamptz not null default now()
);
create index calendar_entry_changes_by_location on calendar_entry_changes (location_id, transaction_id);
create index calendar_entry_changes_by_time on calendar_entry_changes (at);

create function record_calendar_entry_change() returns trigger language plpgsql as $$
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
create trigger record_calendar_entry_change_new after insert on visits
  for each row execute function record_calendar_entry_change('event');
create trigger record_calendar_entry_change after update on visits
  for each row when (old.version <> new.version) execute function record_calendar_entry_change('event');
create trigger record_calendar_entry_change_gone after delete on visits
  for each row execute function record_calendar_entry_change('event');
create trigger record_calendar_entry_change after insert or update or delete on blocked_times
  for each row execute function record_calendar_entry_change('blockedTime');
