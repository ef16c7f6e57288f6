/** Steps that correct what an older shop was seeded with; what its staff wrote stays. */
import { type RawBuilder, sql } from 'kysely';
import { inTransaction, type Trx } from '../platform/database';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { rewordArticles } from './blog/reword-articles';
import { seedDifferentCovers } from './blog/seed-covers';
import { separateContraindications } from './catalogue/contraindications-to-talk-about';
import { devices, room } from './catalogue/pictures/picture-texts';
import { seedPictureAlts } from './catalogue/pictures/seed-picture-alts';
import { correctSunBeforeLaser } from './catalogue/sun-before-laser';
import { seedComingLegalText } from './legal/seed-coming-text';
import { seedPageSections } from './pages/seed-pages';
import { renderedPictures } from './rendered/rendered-list';
import { seedLaterPictures } from './rendered/seed-later-pictures';
import { seedRenderedPictures } from './rendered/seed-rendered';
import { rewordContent } from './reword-content';
import { correctOfferNames } from './sales/offer-names';
import { correctSalonWording, renameClientCard } from './salons/salon-wording';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const only = async <Row>(query: RawBuilder<Row>): Promise<Row | undefined> =>
  (await query.execute(database.db)).rows[0];
const run = (step: (trx: Trx) => Promise<void>) => inTransaction(database.db, step);

test('a salon is described without street and city after prepositions', async () => {
  const set = (code: string, text: string) =>
    sql`update locations set content = jsonb_set(content, '{pl,description}', to_jsonb(${text}::text))
      where code = ${code}`.execute(database.db);
  const textOf = async (code: string) =>
    (
      await only(
        sql<{ text: string }>`select content -> 'pl' ->> 'description' as text from locations where code = ${code}`,
      )
    )?.text;
  await set('tychy-grota', 'Salon Aksamit przy ul. gen. Grota 3 w mieście Tychy. Kameralne gabinety, spokój.');
  await set('warszawa-wola', 'Salon Aksamit przy rondzie.');
  await run(correctSalonWording);
  expect(await textOf('tychy-grota')).toBe(
    'Kameralne gabinety, spokój. Znajdziesz nas pod adresem: ul. gen. Grota 3, Tychy.',
  );
  expect(await textOf('warszawa-wola')).toBe('Salon Aksamit przy rondzie.');
});

test('salons name the client card by its one English name, but for what staff wrote', async () => {
  const set = (code: string, text: string) =>
    sql`update locations set content = jsonb_set(content, '{en,infos,0,description}', to_jsonb(${text}::text))
      where code = ${code}`.execute(database.db);
  const textOf = async (code: string) =>
    (
      await only(sql<{ text: string }>`select content #>> '{en,infos,0,description}' as text from locations
        where code = ${code}`)
    )?.text;
  await set('tychy-grota', 'Come 10 minutes early: we fill in the customer card together.');
  await set('warszawa-wola', 'Bring your customer card.');
  await run(renameClientCard);
  expect(await textOf('tychy-grota')).toBe('Come 10 minutes early: we’ll fill in the client card together.');
  expect(await textOf('warszawa-wola')).toBe('Bring your customer card.');
});

test('treatments name four weeks without sun, and offers have their English names', async () => {
  await sql`update products set content = replace(content::text, 'Nie opalaj się przez 4 tygodnie',
    'Nie opalaj się przez 2 tygodnie')::jsonb`.execute(database.db);
  await sql`update products set name = jsonb_set(name, '{en}', '"Endermology to try"')
    where name ->> 'en' = 'Try endermology'`.execute(database.db);
  await run(correctSunBeforeLaser);
  await run(correctOfferNames);
  const found = await only(sql<{ two: number; four: number; named: number }>`select
    count(*) filter (where content::text like '%opalaj się przez 2 tygodnie%')::int as two,
    count(*) filter (where content::text like '%opalaj się przez 4 tygodnie%')::int as four,
    count(*) filter (where name ->> 'en' = 'Try endermology')::int as named from products`);
  expect(found).toEqual({ two: 0, four: expect.any(Number), named: 1 });
  expect(found?.four).toBeGreaterThan(20);
});

test('what treatments want talked about first is separated, but for lists that staff edited', async () => {
  const set = (code: string, ...words: string[]) => {
    const infos = words.map((description, index) => ({ section: 'contraindications', description, order: index + 1 }));
    return sql`update products set content = jsonb_set(content, '{pl,infos}', ${JSON.stringify(infos)}::jsonb)
      where code = ${code}`.execute(database.db);
  };
  const listOf = async (code: string) =>
    (
      await only(
        sql<{ list: string[] }>`select array(select concat(info ->> 'description', info ->> 'needsConsultation')
          from jsonb_array_elements(content -> 'pl' -> 'infos') info) as list from products where code = ${code}`,
      )
    )?.list;
  await set(
    'dermapen-female',
    'ciąża i karmienie',
    'skłonność do bliznowców',
    'leki rozrzedzające krew',
    'czynne zapalenie skóry',
  );
  await set('laser-female-armpits', 'ciąża i karmienie piersią');
  await run(separateContraindications);
  expect(await listOf('laser-female-armpits')).toEqual(['ciąża i karmienie piersią']);
  expect(await listOf('dermapen-female')).toEqual([
    'ciąża',
    'skłonność do bliznowców',
    'czynne zapalenie skóry',
    'karmienie piersiątrue',
    'leki rozrzedzające krewtrue',
    'cukrzycatrue',
  ]);
});

test('articles get their present words, but for those that staff edited', async () => {
  const rule = 'w ciąży nie wykonujemy żadnych zabiegów';
  const old = 'wolimy zgodę lekarza';
  const contentOf = async (code: string) =>
    (await only(sql<{ text: string }>`select content::text as text from articles where code = ${code}`))?.text ?? '';
  const weaken = () =>
    sql`update articles set content = replace(content::text, ${rule}, ${old})::jsonb
      where code = 'hydrogen-for-whom'`.execute(database.db);
  expect(await contentOf('hydrogen-for-whom')).toContain(rule);
  await weaken();
  await run(rewordArticles);
  expect(await contentOf('hydrogen-for-whom')).toContain(rule);
  await weaken();
  await sql`insert into article_versions (article_id, number, content) select id, 1, '{}' from articles
    where code = 'hydrogen-for-whom'`.execute(database.db);
  await run(rewordArticles);
  expect(await contentOf('hydrogen-for-whom')).toContain(old);
});

test('an article gets a cover of its own in place of the drawing that others show, and stays unedited', async () => {
  const set = async (code: string, drawing: string) => {
    await sql`update articles set picture_id = (select id from shop_pictures where drawing = ${drawing})
      where code = ${code}`.execute(database.db);
    await sql`update articles set edited_at = null where code = ${code}`.execute(database.db);
  };
  const coverOf = (code: string) =>
    only(sql<{ drawing: string; editedAt: string | null }>`select p.drawing, a.edited_at as "editedAt" from articles a
      join shop_pictures p on p.id = a.picture_id where a.code = ${code}`);
  await set('sugar-paste', 'body:female:calves');
  await set('preparation', 'room:7');
  await run(seedDifferentCovers);
  expect(await coverOf('sugar-paste')).toEqual({ drawing: 'body:female:thighs', editedAt: null });
  expect((await coverOf('preparation'))?.drawing).toBe('room:7');
});

test('pages name the real ways to pay in place of one gateway', async () => {
  const before = 'Online przez Przelewy24 albo dopiero na miejscu';
  await sql`update cms_pages set sections = replace(sections::text, 'Online – BLIKIEM', ${before})::jsonb
    where code = 'home'`.execute(database.db);
  const found = () =>
    only(sql<{ isBefore: boolean; isAfter: boolean }>`select sections::text like ${`%${before}%`} as "isBefore",
      sections::text like '%Online – BLIKIEM, kartą%' as "isAfter" from cms_pages where code = 'home'`);
  expect(await found()).toEqual({ isBefore: true, isAfter: false });
  await run(seedPageSections);
  expect(await found()).toEqual({ isBefore: false, isAfter: true });
});

test('one step gives pages, articles, categories and opinions their present words, but for what staff wrote', async () => {
  const own = 'Everything on lasers, by us.';
  const set = (code: string, text: string) =>
    sql`update article_categories set description = jsonb_set(description, '{en}', to_jsonb(${text}::text))
      where code = ${code}`.execute(database.db);
  await set('technology', 'How the devices work that we work with.');
  await set('epilation', own);
  await sql`update cms_pages set sections = replace(sections::text, 'link jest w e-mailu', 'link jest w panelu')::jsonb
    where code = 'application'`.execute(database.db);
  await sql`update articles set title = jsonb_set(title, '{pl}', '"Co ile po zabiegu"')
    where code = 'gym-and-treatments'`.execute(database.db);
  await sql`update article_categories set name = jsonb_set(name, '{en}', '"Care"') where code = 'care'`.execute(
    database.db,
  );
  await sql`update cms_pages set lead = jsonb_set(lead, '{en}', '"Terms of using shop and panel on a phone."')
    where code = 'applicationRegulations'`.execute(database.db);
  await sql`insert into opinions (author_name, rating, locale, content, verification) values
    ('Own words', 5, 'en', 'It is not cheap. I will be back.', 'none'),
    ('Seeded words', 5, 'en', 'The visit began to the minute. I will certainly be back.', 'none')`.execute(database.db);
  await run(rewordContent);
  const found = await only(sql`select
    (select description ->> 'en' from article_categories where code = 'technology') as technology,
    (select description ->> 'en' from article_categories where code = 'epilation') as epilation,
    (select name ->> 'en' from article_categories where code = 'care') as care,
    (select lead ->> 'en' from cms_pages where code = 'applicationRegulations') as legal,
    (select o.content from opinions o where o.author_name = 'Own words') as own,
    (select o.content from opinions o where o.author_name = 'Seeded words') as opinion,
    (select sections::text like '%link jest w e-mailu%' from cms_pages where code = 'application') as application,
    (select title ->> 'pl' from articles where code = 'gym-and-treatments') as article`);
  expect(found).toEqual({
    technology: 'How the devices we use work.',
    epilation: own,
    care: 'Skincare',
    legal: 'Terms for using the shop and your account on a phone.',
    own: 'It is not cheap. I will be back.',
    opinion: 'My visit started right on time. I’ll definitely be back.',
    application: true,
    article: 'Siłownia, basen, sauna: kiedy po zabiegu',
  });
});

test('rendered pictures take the place of drawings, but not of what staff chose or described', async () => {
  const galleryOf = async (table: 'location_pictures' | 'product_pictures', own: string, id: string) =>
    (
      await sql<{ drawing: string }>`select s.drawing
        from ${sql.table(table)} x join shop_pictures s on s.id = x.picture_id where ${sql.ref(`x.${own}`)} = ${id}
        order by x.position`.execute(database.db)
    ).rows.map(({ drawing }) => drawing);
  const former = sql`(select id from shop_pictures where drawing = 'room:3')`;
  const made = sql`(select id from shop_pictures where drawing = 'rendered:room-linden')`;
  const [seeded, described] = (
    await sql<{ id: string }>`select product_id::text as id from product_pictures where picture_id = ${made}
      order by product_id limit 2`.execute(database.db)
  ).rows.map(({ id }) => id);
  if (!seeded || !described) throw new Error('Failed to find treatments with the rendered room.');
  await sql`update product_pictures set picture_id = ${former}, alt = case product_id when ${described}
      then '{"pl":"Nasz pokój","en":"Our room"}'::jsonb else ${JSON.stringify(room.alt)}::jsonb end
    where picture_id = ${made} and product_id in (${seeded}, ${described})`.execute(database.db);
  await sql`delete from location_pictures where location_id = 1`.execute(database.db);
  await sql`delete from location_pictures where location_id = 2 and position > 0`.execute(database.db);
  await run(seedRenderedPictures);
  expect(await galleryOf('product_pictures', 'product_id', seeded)).toContain('rendered:room-linden');
  expect(await galleryOf('product_pictures', 'product_id', described)).toContain('room:3');
  expect((await galleryOf('location_pictures', 'location_id', '1')).length).toBeGreaterThan(1);
  expect(await galleryOf('location_pictures', 'location_id', '2')).toHaveLength(1);
});

test('heads of devices and other rooms take the place of what an older shop shows, but not of what staff chose', async () => {
  const shownIn = async (id: string) =>
    (
      await sql<{
        drawing: string;
      }>`select s.drawing from product_pictures x join shop_pictures s on s.id = x.picture_id
        where x.product_id = ${id} order by x.position`.execute(database.db)
    ).rows.map(({ drawing }) => drawing);
  const [seeded, chosen] = (
    await sql<{ id: string }>`select x.product_id::text as id from product_pictures x
      join shop_pictures s on s.id = x.picture_id where s.drawing = 'rendered:device-waves' order by 1 limit 2`.execute(
      database.db,
    )
  ).rows.map(({ id }) => id);
  if (!seeded || !chosen) throw new Error('Failed to find treatments with the head of radio waves.');
  const [device, own] = [JSON.stringify(devices.radioWaves?.alt), '{"pl":"Nasze","en":"Ours"}'];
  const linden = JSON.stringify(renderedPictures['room-linden'].alt);
  await sql`insert into shop_pictures (drawing) values ('device:waves') on conflict (drawing) do nothing`.execute(
    database.db,
  );
  await sql`update product_pictures x set picture_id = older.id, alt = case x.product_id when ${chosen} then ${own}::jsonb
      when ${seeded} then case older.drawing when 'device:waves' then ${device}::jsonb else ${linden}::jsonb end end
    from shop_pictures now, shop_pictures older
    where now.id = x.picture_id and x.product_id in (${seeded}, ${chosen})
      and older.drawing = case now.drawing when 'rendered:device-waves' then 'device:waves'
        when 'rendered:room-amber' then 'rendered:room-linden' end`.execute(database.db);
  const older = ['device:waves', 'rendered:room-linden'];
  expect((await shownIn(seeded)).slice(-2)).toEqual(older);
  await run(seedLaterPictures);
  expect((await shownIn(seeded)).slice(-2)).toEqual(['rendered:device-waves', 'rendered:room-amber']);
  expect((await shownIn(chosen)).slice(-2)).toEqual(older);
});

test('covers of articles and categories become close-ups, but for those that staff chose', async () => {
  const set = (table: 'articles' | 'article_categories', code: string, drawing: string) =>
    sql`update ${sql.table(table)} set picture_id = (select id from shop_pictures where drawing = ${drawing})
      where code = ${code}`.execute(database.db);
  const coverOf = async (table: 'articles' | 'article_categories', code: string) =>
    (
      await only(sql<{ drawing: string }>`select s.drawing from ${sql.table(table)} x
        join shop_pictures s on s.id = x.picture_id where x.code = ${code}`)
    )?.drawing;
  await set('articles', 'radio-warmth', 'device:waves');
  await set('articles', 'dermapen-depth', 'room:7');
  await set('article_categories', 'endermology', 'device:roller');
  await run(seedLaterPictures);
  expect(await coverOf('articles', 'radio-warmth')).toBe('rendered:device-waves');
  expect(await coverOf('articles', 'dermapen-depth')).toBe('room:7');
  expect(await coverOf('article_categories', 'endermology')).toBe('rendered:device-roller');
  await set('article_categories', 'endermology', 'room:7');
  await run(seedLaterPictures);
  expect(await coverOf('article_categories', 'endermology')).toBe('room:7');
});

test('one text of the privacy policy is announced in time, and none twice', async () => {
  await run((trx) => seedComingLegalText(trx, new Date()));
  const found = await only(sql<{ count: number; isInTime: boolean }>`select count(*)::int as count,
      bool_and(d.effective_at >= d.published_at + interval '7 days') as "isInTime"
    from legal_documents d join cms_pages g on g.id = d.cms_page_id
    where g.code = 'privacyPolicy' and d.status = 'published'`);
  expect(found).toEqual({ count: 1, isInTime: true });
});

test('all pictures that the shop came with are described in both languages; what staff described stays', async () => {
  const altOf = async (drawing: string) =>
    (await only(sql<{ alt: object | null }>`select alt from shop_pictures where drawing = ${drawing}`))?.alt;
  const own = { pl: 'Nasz gabinet', en: 'Our room' };
  await sql`update shop_pictures set alt = case drawing when 'rendered:room-amber' then ${JSON.stringify(own)}::jsonb end
    where drawing is not null`.execute(database.db);
  await run(seedPictureAlts);
  expect(await altOf('rendered:room-amber')).toEqual(own);
  expect(await altOf('rendered:close-velvet')).toEqual(renderedPictures['close-velvet'].alt);
  expect(await altOf('skin:scars:before')).toMatchObject({ en: expect.stringMatching(/^A cut through skin/) });
  expect(await altOf('body:male:beardLine,throat')).toMatchObject({
    pl: expect.stringMatching(/^Rysunek ciała mężczyzny z zaznaczonymi okolicami: /),
  });
  const missing = await only(sql<{ drawings: string[] | null }>`select array_agg(drawing) as drawings from shop_pictures
    where drawing is not null and (alt ->> 'pl' <> '' and alt ->> 'en' <> '') is not true`);
  expect(missing?.drawings).toBeNull();
});
