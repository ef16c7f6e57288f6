-- As 0250, of what an editor has not published yet.
create trigger check_named_promo_bars before insert or update of content on cms_page_drafts
  for each row when (new.content is not null) execute function check_named_promo_bars('{content,sections}');
