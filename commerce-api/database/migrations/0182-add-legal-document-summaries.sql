-- What a version changed, in a sentence or two for visitors; none where staff noted nothing.
alter table legal_documents add column summary localized;

-- The page of a legal text shows its coming and earlier versions: it is rendered again at once when one of them changes.
create trigger note_page_changes_new after insert on legal_documents referencing new table as changed
  for each statement execute function note_page_changes('cms-page', 'cms-pages', 'cms_page_id');
create trigger note_page_changes_edited after update on legal_documents referencing new table as changed
  for each statement execute function note_page_changes('cms-page', 'cms-pages', 'cms_page_id');
