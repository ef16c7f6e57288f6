-- The version of a visit rises with every change that the calendar shows, whichever statement makes it: of two people who
-- change one visit, the second is refused and shown what happened. Reminders and renewed holds leave it.
alter table visits add column version integer not null default 1;
-- When the customer arrived at the salon.
alter table visit_notes add column arrived_at timestamptz;

create function raise_visit_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger raise_visit_version before update on visits
  for each row when ((old.state, old.location_id, old.room_id, old.device_id, old.therapist_id, old.product_id, old.during,
      old.order_item_id, old.is_final, old.version)
    is distinct from (new.state, new.location_id, new.room_id, new.device_id, new.therapist_id, new.product_id, new.during,
      new.order_item_id, new.is_final, new.version))
  execute function raise_visit_version();

create function raise_version_of_noted_visit() returns trigger language plpgsql as $$
begin
  update visits set version = version + 1 where id = new.visit_id;
  return null;
end $$;
create trigger raise_visit_version_new after insert on visit_notes
  for each row when (num_nonnulls(new.first_name, new.note, new.interview_at, new.customer_card_at, new.guardian_consent_at,
    new.arrived_at) > 0) execute function raise_version_of_noted_visit();
create trigger raise_visit_version after update on visit_notes
  for each row when (old.* is distinct from new.*) execute function raise_version_of_noted_visit();
