-- Records on the pages of their salons that therapists serve other categories now. A removed therapist's own trigger
-- has noted the salon.
-- Source: docs/decisions/0123.
create or replace function note_therapist_pages() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  select array_agg(distinct t.location_id::text) into ids
    from changed c join therapists t on t.id = c.therapist_id;
  if ids is null then
    return null;
  end if;
  insert into page_changes (key) values ('locations');
  if cardinality(ids) <= 50 then
    insert into page_changes (key) select 'location:' || i from unnest(ids) i;
  end if;
  return null;
end $$;
