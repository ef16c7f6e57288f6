-- Writes each published state of a page down, beginning with the one before its first change, and raises the version of
-- its draft: an editor who has not seen the change learns of it. `aksamit.editor` holds the id of the person, if it is one.
-- Source: docs/decisions/0212.
create or replace function keep_cms_page_versions() returns trigger language plpgsql as $$
declare
  editor uuid := nullif(current_setting('aksamit.editor', true), '')::uuid;
  last integer := (select max(number) from cms_page_versions where cms_page_id = new.id);
  fields text[] := array['title', 'slugs', 'lead', 'body', 'sections', 'meta'];
begin
  if tg_op = 'INSERT' and editor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if (new.enabled, new.title, new.slugs, new.lead, new.body, new.sections, new.meta)
        is not distinct from (old.enabled, old.title, old.slugs, old.lead, old.body, old.sections, old.meta) then
      return null;
    end if;
    if last is null then
      insert into cms_page_versions (cms_page_id, number, enabled, content, created_at)
        select new.id, 1, old.enabled, jsonb_object_agg(key, value), old.updated_at
          from jsonb_each(to_jsonb(old)) where key = any (fields);
      last := 1;
    end if;
  end if;
  insert into cms_page_versions (cms_page_id, number, enabled, content, created_by)
    select new.id, coalesce(last, 0) + 1, new.enabled, jsonb_object_agg(key, value), editor
      from jsonb_each(to_jsonb(new)) where key = any (fields);
  insert into cms_page_drafts (cms_page_id, edited_by) values (new.id, editor)
    on conflict (cms_page_id) do update set version = cms_page_drafts.version + 1;
  return null;
end $$;
