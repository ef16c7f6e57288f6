-- When what a record's page shows was last edited, for search engines; null for what was there before and stays as it is.
-- The column is empty at first, and gets its default afterwards: no row is rewritten while the shop sells.

alter table products add column edited_at timestamptz;
alter table products alter column edited_at set default now();
alter table locations add column edited_at timestamptz;
alter table locations alter column edited_at set default now();
alter table articles add column edited_at timestamptz;
alter table articles alter column edited_at set default now();

create function note_edit() returns trigger language plpgsql as $$
begin
  new.edited_at := now();
  return new;
end $$;

-- Not for counters and what is kept by triggers: they are no edit.
create trigger note_edit before update of name, slugs, lead, content, category_id, gender, duration, enabled, picture_id
  on products for each row execute function note_edit();
create trigger note_edit before update of name, slugs, content, city_id, postal_code, address, phone, email, enabled, picture_id
  on locations for each row execute function note_edit();
create trigger note_edit before update of title, slugs, lead, content, category_id, enabled, picture_id
  on articles for each row execute function note_edit();
