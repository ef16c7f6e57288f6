-- Up to six treatments, best first: matches in the title, then subject, then anywhere. The three functions search_*
-- are alike but for the table, the text and who may see a record.
-- Source: docs/decisions/0073.
create or replace function search_products(anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text,
  in_market integer, at timestamptz)
  returns bigint[] language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
declare
  best bigint[] := '{}';
  candidates bigint[];
  matches integer;
begin
  -- Title
  select array_agg(m.record_id order by m.place, m.record_id), count(*) into candidates, matches from (
    select e.record_id, e.place from search_entries_of_products e
    where e.locale = in_locale and ts_filter(e.document, '{a}') @@ anywhere limit 201) m;
  if matches > 200 then
    best := (best || array(
      select e.record_id from search_entries_of_products e where e.locale = in_locale and ts_match_vq(e.document, in_title)
        and e.record_id <> all (best) and exists (
        select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in) offset 0) order by e.place, e.record_id limit 6))[1:6];
  elsif matches > 0 then
    best := (best || array(
      select e.record_id from (
        select c.record_id from unnest(candidates) with ordinality c (record_id, nth) order by c.nth offset 0) e
      where e.record_id <> all (best) and exists (
        select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in) offset 0) limit 6))[1:6];
  end if;
  if cardinality(best) = 6 then return best; end if;

  -- Subject and lead
  select array_agg(m.record_id order by m.is_elsewhere, m.place, m.record_id), count(*) into candidates, matches from (
    select e.record_id, e.place, not e.document @@ in_subject as is_elsewhere from search_entries_of_products e
    where e.locale = in_locale and e.document @@ anywhere limit 201) m;
  if matches > 200 then
    select array_agg(m.record_id order by m.place, m.record_id), count(*) into candidates, matches from (
      select e.record_id, e.place from search_entries_of_products e
      where e.locale = in_locale and ts_filter(e.document, '{a,b}') @@ anywhere limit 201) m;
    if matches > 200 then
      best := (best || array(
      select e.record_id from search_entries_of_products e where e.locale = in_locale and ts_match_vq(e.document, in_subject)
        and e.record_id <> all (best) and exists (
        select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in) offset 0) order by e.place, e.record_id limit 6))[1:6];
    elsif matches > 0 then
      best := (best || array(
      select e.record_id from (
        select c.record_id from unnest(candidates) with ordinality c (record_id, nth) order by c.nth offset 0) e
      where e.record_id <> all (best) and exists (
        select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in) offset 0) limit 6))[1:6];
    end if;
    if cardinality(best) = 6 then return best; end if;
    best := (best || array(
      select e.record_id from search_entries_of_products e where e.locale = in_locale and ts_match_vq(e.document, anywhere)
        and e.record_id <> all (best) and exists (
        select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in) offset 0) order by e.place, e.record_id limit 6))[1:6];
  elsif matches > 0 then
    best := (best || array(
      select e.record_id from (
        select c.record_id from unnest(candidates) with ordinality c (record_id, nth) order by c.nth offset 0) e
      where e.record_id <> all (best) and exists (
        select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in) offset 0) limit 6))[1:6];
  end if;
  
  return best;
end $$;
