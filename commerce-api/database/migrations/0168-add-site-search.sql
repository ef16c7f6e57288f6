-- Bundles, special offers, vouchers and pages are found by the site's search beside treatments, articles and salons. Entries of
-- their own: the table of 0047 holds its three kinds by a check, and a migration takes nothing away.
create table search_site_entries (
  kind text not null check (kind in ('bundle', 'offer', 'voucher', 'page')),
  -- Of a product or a text page; negative for a page of the shop's own (functions/site-search-sources.sql).
  record_id bigint not null,
  locale text not null check (locale in ('pl', 'en')),
  -- Weights: A title, B what it is about, with synonyms, C lead and the title in the other language.
  document tsvector not null,
  -- Order among equals.
  position integer not null default 0,
  primary key (kind, record_id, locale)
);
create index search_site_entries_words on search_site_entries using gin (document);

create view site_search_sources as
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
  where g.code <> 'search'
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

create function refresh_site_search(kinds text[], ids bigint[]) returns void language plpgsql as $$
begin
  insert into search_site_entries (kind, record_id, locale, document, position)
    select s.kind, s.record_id, s.locale, search_vector(s.title, s.locale, 'A')
        || search_vector(s.about, s.locale, 'B') || search_vector(s.lead, s.locale, 'C'), s.position
    from site_search_sources s where s.kind = any (kinds) and s.record_id = any (ids)
    order by s.kind, s.record_id, s.locale
    on conflict (kind, record_id, locale) do update set document = excluded.document, position = excluded.position;
  insert into search_vocabulary (locale, word)
    select distinct s.locale, word from site_search_sources s
    cross join unnest(search_words_of(concat_ws(' ', s.title, s.about, s.lead))) as word
    where s.kind = any (kinds) and s.record_id = any (ids) and length(word) >= 3 and word !~ '^[0-9]+$'
    order by 1, 2
    on conflict do nothing;
end $$;

create function keep_site_search() returns trigger language plpgsql as $$
declare
  changed bigint := case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[1])::bigint
    else (to_jsonb(new) ->> tg_argv[1])::bigint end;
begin
  if tg_op = 'DELETE' then
    delete from search_site_entries where kind = any (tg_argv[0]::text[]) and record_id = changed;
  else
    perform refresh_site_search(tg_argv[0]::text[], array[changed]);
  end if;
  return null;
end $$;

create trigger keep_site_search after insert or delete or update of name, lead, position, gender, slugs on products
  for each row execute function keep_site_search('{bundle,offer,voucher}', 'id');
create trigger keep_site_search after insert or update of variant, label on offers
  for each row execute function keep_site_search('{offer}', 'product_id');
create trigger keep_site_search after insert or delete or update of title, lead, kind, code, slugs on cms_pages
  for each row execute function keep_site_search('{page}', 'id');
-- Search shows pages: what is cached of it is outdated with them.
create trigger count_site_list_change after insert on page_changes for each row
  when (new.key = 'cms-pages') execute function count_list_change();

select refresh_site_search('{bundle,offer,voucher,page}', (select array_agg(distinct record_id) from site_search_sources));
