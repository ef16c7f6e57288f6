-- Bundles, offers, vouchers and pages that match, up to `most` of each kind, best first: words in the title, then among
-- synonyms, then in the lead. Only what can be bought in the market now, and pages that are shown.
-- Source: docs/decisions/0184.
create or replace function search_site(anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text,
  in_market integer, at timestamptz, most integer) returns table (kind text, record_id bigint, nth bigint)
  language sql stable parallel safe as $$
  select ranked.kind, ranked.record_id, ranked.nth from (
    select e.kind, e.record_id, row_number() over (partition by e.kind order by case when e.document @@ in_title then 0
        when e.document @@ in_subject then 1 else 2 end, e.position, e.record_id) as nth
    from search_site_entries e
    where e.locale = in_locale and e.document @@ anywhere and case when e.kind = 'page'
      then e.record_id < 0 or exists (select from cms_pages g where g.id = e.record_id and g.enabled)
      else exists (select from products p join product_categories c on c.id = p.category_id
        left join offers o on o.product_id = p.id
        where p.id = e.record_id and p.enabled and (c.enabled or p.type = 'voucher') and in_market = any (p.sold_in)
          and (o.product_id is null or o.valid_from <= at and (o.valid_to is null or o.valid_to > at))) end
  ) ranked where ranked.nth <= most $$;
