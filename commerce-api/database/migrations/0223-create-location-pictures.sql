-- Pictures of a salon, in the order in which they are shown, each with what it shows in words. Source: docs/decisions/0225.
create table location_pictures (
  location_id bigint not null references locations (id) on delete cascade,
  picture_id bigint not null references shop_pictures (id),
  alt localized not null,
  position integer not null default 0 check (position >= 0),
  primary key (location_id, picture_id)
);
create index location_pictures_by_picture on location_pictures (picture_id);

create trigger note_page_changes_new after insert on location_pictures referencing new table as changed for each statement
  execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_edited after update on location_pictures referencing new table as changed for each statement
  execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on location_pictures referencing old table as changed for each statement
  execute function note_page_changes('location', 'locations', 'location_id');
