-- Who a therapist's portrait shows. Validated by 0237. Source: docs/decisions/0233.
alter table therapists
  -- Who is drawn while there is no photograph.
  add column portrait text not null default 'woman' check (portrait in ('woman', 'man')),
  add column picture_id bigint;
alter table therapists add constraint therapists_picture_id_fkey
  foreign key (picture_id) references shop_pictures not valid;
