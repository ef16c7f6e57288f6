-- The best matches of each kind, found step by step: a step that is not needed costs nothing, and each is planned once for
-- a connection, whatever the words. In one statement all steps together took longer to get ready than to run.

-- One function for each kind, alike but for the table, for whether there is a text, and for who can be seen:
--   search_products, search_articles, search_locations (anywhere, in_title, in_subject, in_locale, in_market, at)
-- give up to six ids, the best first: words in the title, then title or subject, then anywhere, then in the text; among
-- equals in the order of their list. `in_market` and `at`: the market and time of who searches.
-- Up to 200 matches of a step, a thousand of texts, which are long to read, are looked up by its index and sorted. A word
-- that has more stands so often that six are found sooner by reading entries in their order (the function ts_match_vq in
-- place of its operator keeps the planner from the index). How often it stands is not guessed but counted: words come
-- together in ways that no statistics know.
do $make$
declare
  template constant text := $template$
create function {name}(anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text, in_market integer,
  at timestamptz) returns bigint[] language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $body$
declare
  best bigint[] := '{}';
  candidates bigint[];
  matches integer;
begin
  -- Title
  select array_agg(m.record_id order by m.place, m.record_id), count(*) into candidates, matches from (
    select e.record_id, e.place from {entries} e
    where e.locale = in_locale and ts_filter(e.document, '{a}') @@ anywhere limit 201) m;
  if matches > 200 then
    {in_order title}
  elsif matches > 0 then
    {sorted}
  end if;
  if cardinality(best) = 6 then return best; end if;

  -- Subject and lead
  select array_agg(m.record_id order by m.is_elsewhere, m.place, m.record_id), count(*) into candidates, matches from (
    select e.record_id, e.place, not e.document @@ in_subject as is_elsewhere from {entries} e
    where e.locale = in_locale and e.document @@ anywhere limit 201) m;
  if matches > 200 then
    select array_agg(m.record_id order by m.place, m.record_id), count(*) into candidates, matches from (
      select e.record_id, e.place from {entries} e
      where e.locale = in_locale and ts_filter(e.document, '{a,b}') @@ anywhere limit 201) m;
    if matches > 200 then
      {in_order subject}
    elsif matches > 0 then
      {sorted}
    end if;
    if cardinality(best) = 6 then return best; end if;
    {in_order anywhere}
  elsif matches > 0 then
    {sorted}
  end if;
  {text}
  return best;
end $body$$template$;

  -- Candidates are in order; only of the first ones is it asked whether they can be seen.
  sorted constant text := $sorted$best := (best || array(
      select e.record_id from (
        select c.record_id from unnest(candidates) with ordinality c (record_id, nth) order by c.nth offset 0) e
      where e.record_id <> all (best) and {is_seen} limit 6))[1:6];$sorted$;
  in_order constant text := $in_order$best := (best || array(
      select e.record_id from {entries} e where e.locale = in_locale and ts_match_vq(e.{column}, {query})
        and e.record_id <> all (best) and {is_seen} order by e.place, e.record_id limit 6))[1:6];$in_order$;
  text_step constant text := $text$
  if cardinality(best) = 6 then return best; end if;
  select array_agg(m.record_id order by m.place, m.record_id), count(*) into candidates, matches from (
    select e.record_id, e.place from {entries} e where e.locale = in_locale and e.body @@ anywhere limit 1001) m;
  if matches > 1000 then
    {in_order text}
  elsif matches > 0 then
    {sorted}
  end if;$text$;
  made record;
  made_text text;
begin
  for made in select * from (values
    ('search_products', 'search_entries_of_products', '', $seen$exists (
        select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in) offset 0)$seen$),
    ('search_articles', 'search_entries_of_articles', text_step, $seen$exists (
        select from articles a where a.id = e.record_id and a.enabled and a.published_at <= at offset 0)$seen$),
    ('search_locations', 'search_entries_of_locations', '', $seen$exists (
        select from locations l where l.id = e.record_id and l.enabled offset 0)$seen$)
  ) as kind (name, entries, text_step, is_seen)
  loop
    made_text := replace(template, '{text}', made.text_step);
    made_text := replace(made_text, '{sorted}', sorted);
    made_text := replace(made_text, '{in_order title}',
      replace(replace(in_order, '{column}', 'document'), '{query}', 'in_title'));
    made_text := replace(made_text, '{in_order subject}',
      replace(replace(in_order, '{column}', 'document'), '{query}', 'in_subject'));
    made_text := replace(made_text, '{in_order anywhere}',
      replace(replace(in_order, '{column}', 'document'), '{query}', 'anywhere'));
    made_text := replace(made_text, '{in_order text}',
      replace(replace(in_order, '{column}', 'body'), '{query}', 'anywhere'));
    made_text := replace(made_text, '{entries}', made.entries);
    made_text := replace(made_text, '{is_seen}', made.is_seen);
    execute replace(made_text, '{name}', made.name);
  end loop;
end $make$;
