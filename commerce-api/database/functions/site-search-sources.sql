-- What is searched beside treatments, articles and salons: bundles, special offers, vouchers, text pages, and pages of the
-- shop that have no text of their own. Words by which shoppers call them, in both languages, stand in `about`. After a
-- change here a migration must refresh the entries.
-- Source: docs/decisions/0184.
create or replace view site_search_sources as
  select p.type as kind, p.id as record_id, l.locale, p.position, p.name ->> l.locale as title,
    concat_ws(' ', k.words, o.label ->> l.locale, case when o.variant = 'flexy' then 'flexi flexy' end,
      case p.gender when 'female' then 'kobieta kobiety damska damskie woman women female'
        when 'male' then 'mężczyzna mężczyźni męska męskie man men male' end) as about,
    concat_ws(' ', p.lead ->> l.locale, p.name ->> l.other) as lead, p.slugs ->> l.locale as address,
    p.lead ->> l.locale as text
  from products p
  join (values ('bundle', 'paczka paczki zestaw zestawy bundle bundles'),
    ('offer', 'oferta oferty specjalna specjalne promocja promocje okazja special offer offers promotion deal'),
    ('voucher', 'voucher vouchery bon bony karta podarunkowa podarunek prezent upominek gift card present')) k (kind, words)
    on k.kind = p.type
  left join offers o on o.product_id = p.id
  cross join (values ('pl', 'en'), ('en', 'pl')) as l (locale, other)
  union all
  select 'page', g.id, l.locale, case g.kind when 'offer' then 1 when 'information' then 2 when 'campaign' then 3 else 4 end,
    g.title ->> l.locale, w.words, concat_ws(' ', g.lead ->> l.locale, g.title ->> l.other), g.slugs ->> l.locale,
    g.lead ->> l.locale
  from cms_pages g
  left join (values ('vouchers', 'voucher bon bony karta podarunkowa podarunek prezent upominek gift card present'),
    ('flexiOffer', 'flexi flexy'), ('specialOffers', 'promocja promocje okazja rabat promotion deal discount sale'),
    ('specialOffersWomen', 'promocja promocje kobieta woman'), ('specialOffersMen', 'promocja promocje mężczyzna man'),
    ('salons', 'adres adresy gabinet godziny otwarcia blisko address hours nearby'),
    ('contact', 'telefon mail e-mail pomoc phone help'), ('faq', 'faq pomoc zwrot help refund'),
    ('regulations', 'zwrot reklamacja odstąpienie refund complaint withdrawal'), ('opinions', 'opinia recenzja review'))
    w (code, words) on w.code = g.code
  cross join (values ('pl', 'en'), ('en', 'pl')) as l (locale, other)
  where g.code not in ('search', 'home')
  union all
  select 'page', s.id, l.locale, 0, s.titles[l.nth], s.words, s.titles[3 - l.nth], s.page, s.leads[l.nth]
  from (values
    (-1, 'catalog/womens-zone', array['Strefa kobiet', 'Women''s zone'],
      array['Wszystkie zabiegi dla kobiet z cenami.', 'All treatments for women, with prices.'],
      'kobieta kobiety pani panie damska damskie woman women womens ladies lady female'),
    (-2, 'catalog/mens-zone', array['Strefa mężczyzn', 'Men''s zone'],
      array['Wszystkie zabiegi dla mężczyzn z cenami.', 'All treatments for men, with prices.'],
      'mężczyzna mężczyźni pan panowie męska męskie man men mens male gentlemen'),
    (-3, 'content/blog', array['Blog', 'Blog'],
      array['Porady o skórze, zabiegach i pielęgnacji.', 'Advice on skin, treatments and care.'],
      'blog artykuł artykuły porady article articles advice')
  ) as s (id, page, titles, leads, words)
  cross join (values ('pl', 1), ('en', 2)) as l (locale, nth);
