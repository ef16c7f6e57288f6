-- outside a transaction
drop index concurrently if exists visit_notes_by_first_name_form;
create index concurrently visit_notes_by_first_name_form on visit_notes (search_form(first_name) text_pattern_ops);
drop index concurrently if exists visit_notes_by_last_name_form;
create index concurrently visit_notes_by_last_name_form on visit_notes (search_form(last_name) text_pattern_ops);
