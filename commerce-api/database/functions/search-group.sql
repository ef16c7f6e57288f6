-- Up to `most` records of one kind, in the order of search_products, search_articles, search_locations and search_site: for
-- a group that is shown whole, and to count it.
-- Source: docs/decisions/0184.
create or replace function search_group(in_kind text, anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text,
  in_market integer, at timestamptz, most integer) returns setof bigint
  language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
begin
  if in_kind in ('bundle', 'offer', 'voucher', 'page') then
    return query select s.record_id from search_site(anywhere, in_title, in_subject, in_locale, in_market, at, most) s
      where s.kind = in_kind order by s.nth;
    return;
  end if;
  return query select e.record_id from search_entries e
    where e.kind = in_kind and e.locale = in_locale and (e.document @@ anywhere or e.body @@ anywhere) and case in_kind
      when 'product' then exists (select from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and in_market = any (p.sold_in))
      when 'article' then exists (select from articles a where a.id = e.record_id and a.enabled and a.published_at <= at)
      else exists (select from locations l where l.id = e.record_id and l.enabled) end
    order by case when e.document @@ in_title then 0 when e.document @@ in_subject then 1
      when e.document @@ anywhere then 2 else 3 end, e.place, e.record_id
    limit most;
end $$;
