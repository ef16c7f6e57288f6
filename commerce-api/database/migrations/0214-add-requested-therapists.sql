-- A customer may ask for a therapist. A line remembers whom, for as long as its slot is chosen; a visit by 0230. The constraint is
-- validated by 0215.
-- Source: docs/decisions/0227.
alter table cart_items add column therapist_id bigint;
alter table cart_items add constraint cart_items_therapist_id_fkey foreign key (therapist_id) references therapists
  on delete set null not valid;
