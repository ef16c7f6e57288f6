-- States of a legal document (draft, published, in effect, withdrawn); refuses to rewrite what was published, and
-- deletions.
-- Source: readings.md, "Clocks kept by the worker".
create or replace function keep_legal_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'legal documents stay' using errcode = 'restrict_violation';
  end if;
  if new.status is distinct from old.status and not (old.status = 'draft' and new.status in ('published', 'withdrawn')
      or old.status = 'published' and new.status in ('inEffect', 'withdrawn')) then
    raise exception 'a legal document does not go from % to %', old.status, new.status
      using errcode = 'restrict_violation';
  end if;
  if old.status <> 'draft' and (new.body, new.summary, new.published_at, new.effective_at, new.cms_page_id)
      is distinct from (old.body, old.summary, old.published_at, old.effective_at, old.cms_page_id) then
    raise exception 'what was published is not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
