import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const english = { 'accept-language': 'en' };
const get = async (url: string, headers = {}) => (await shop.call('GET', url, { headers })).json();

describe('articles', () => {
  it('come the newest first', async () => {
    const { data, meta } = await get('/api/articles?perPage=100');
    const times = data.articles.map((article: { publishedAt: string }) => article.publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(meta.total).toBe(times.length);
    expect(times.length).toBe(41);
  });
  it('are found by word, category and slug', async () => {
    const slugs = async (url: string) =>
      (await get(url)).data.articles.map((article: { slug: string }) => article.slug);
    expect(await slugs('/api/articles?q=FILTR')).toEqual(['filtr-przeciwsloneczny-zima']);
    expect(await slugs('/api/articles/by-category/technologia')).toContain('dlugosci-fali-lasera-755-808-1064');
    expect(await slugs('/api/articles/by-category/technologia')).not.toContain('od-muszli-do-lasera');
    expect(await slugs('/api/articles/by-category/epilation?perPage=100')).toContain(
      'dlugosci-fali-lasera-755-808-1064',
    );
    const { article } = (await get('/api/articles/how-to-prepare-for-laser-hair-removal')).data;
    expect(article).toMatchObject({
      slug: 'jak-przygotowac-sie-do-depilacji-laserowej',
      href: { en: '/blog/epilation/how-to-prepare-for-laser-hair-removal/' },
      promoContent: null,
      ctaType: 'product',
    });
    expect(article.products).toHaveLength(3);
    expect(article.wordCount).toBeGreaterThan(150);
    expect(Date.parse(article.updatedAt)).toBeGreaterThanOrEqual(Date.parse(article.publishedAt));
    expect(article.relatedArticles.map((related: { id: string }) => related.id)).not.toContain(article.id);
  });
  it('show their promo bar only when it is visible', async () => {
    const bar = JSON.stringify({
      pl: barTexts('Rabat'),
      en: barTexts('Discount'),
    });
    await shop.database.pool.query('update articles set promo_bar = $1, promo_bar_visible = true where code = $2', [
      bar,
      'men-ask',
    ]);
    const { article } = (await get('/api/articles/depilacja-laserowa-mezczyzn-pytania')).data;
    expect(article.promoContent).toMatchObject({ promoBarVisible: true, promoBarHeadline: 'Rabat' });
  });
  it('are not there before they are published, nor when unknown', async () => {
    shop.setNow(new Date('2020-01-01T00:00:00Z'));
    const early = await shop.call('GET', '/api/articles/od-muszli-do-lasera');
    shop.setNow(null);
    expect(early.statusCode).toBe(404);
    expect((await shop.call('GET', '/api/articles/nic')).statusCode).toBe(404);
    expect((await shop.call('GET', '/api/articles/by-category/nic')).statusCode).toBe(404);
  });
  it('are not edited by being entered and getting a cover', async () => {
    const text = 'select count(*)::int as edited from articles where edited_at > published_at';
    expect((await shop.database.pool.query(text)).rows).toEqual([{ edited: 0 }]);
  });
  it('have covers in two proportions', async () => {
    const { article } = (await get('/api/articles/od-muszli-do-lasera')).data;
    expect([
      article.image.width / article.image.height,
      article.imageMobile.width / article.imageMobile.height,
    ]).toEqual([16 / 9, 4 / 3]);
    expect(article.imageMobile.id).toBe(`${article.image.id}v1`);
  });
  it('have the cover of their category where they have none, else a drawn one', async () => {
    const slug = 'od-muszli-do-lasera';
    const query = (text: string) => shop.database.pool.query(text);
    const { rows } = await query(
      "select id::text from shop_pictures where drawing in ('room:4', 'room:7') order by drawing",
    );
    const [own, ofCategory] = rows.map(({ id }) => id);
    const covers = async () => {
      const { article } = (await get(`/api/articles/${slug}`)).data;
      return { article, ids: [article.image, article.imageMobile].map(({ kind, id }) => `${kind}/${id}`) };
    };
    await query(`update articles set picture_id = ${own} where slugs ->> 'pl' = '${slug}'`);
    const { article, ids } = await covers();
    const { id, category } = article;
    expect(ids).toEqual([`articles/${id}p${own}`, `articles/${id}p${own}v1`]);
    await query(`update articles set picture_id = null where id = ${id}`);
    await query(`update article_categories set picture_id = ${ofCategory} where id = ${category.id}`);
    const shared = `article-categories/${category.id}p${ofCategory}`;
    expect((await covers()).ids).toEqual([shared, `${shared}v1`]);
    const drawn = await shop.call('GET', `/api/images/${shared}v1-480.webp`);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp']);
    await query(`update article_categories set picture_id = null where id = ${category.id}`);
    expect((await covers()).ids).toEqual([`articles/${id}`, `articles/${id}v1`]);
  });
  it('have authors with an address, a portrait and articles of their own', async () => {
    const { articleAuthor } = (await get('/api/article-authors/anna-zielinska', english)).data;
    expect(articleAuthor).toMatchObject({ name: 'Anna Zielińska', position: 'cosmetologist', slug: 'anna-zielinska' });
    expect(articleAuthor.avatar.id).toMatch(/^\d+v1$/);
    const { data, meta } = await get('/api/articles?author=anna-zielinska&perPage=100');
    expect(new Set(data.articles.map(({ author }: { author: { id: string } }) => author.id))).toEqual(
      new Set([articleAuthor.id]),
    );
    expect(meta.total).toBeGreaterThan(5);
    expect((await get('/api/articles?author=nikt')).meta.total).toBe(0);
    expect((await shop.call('GET', '/api/article-authors/nikt')).statusCode).toBe(404);
  });
  it('lists categories', async () => {
    const { data } = await get('/api/article-categories', english);
    expect(data.articleCategories.map((category: { slug: string }) => category.slug)).toEqual([
      'technology',
      'endermology',
      'epilation',
      'care',
      'good-to-know',
    ]);
  });
});

const barTexts = (headline: string) => ({
  promoBarHeadline: headline,
  promoBarSubheadline: '',
  promoBarButtonMainLabel: 'Sprawdź',
  promoBarButtonMainUrl: '/oferty-specjalne/',
  promoBarButtonSideLabel: '',
  promoBarButtonSideUrl: '',
});

describe('pages', () => {
  it.each([
    'o-nas',
    'faq',
    'technologia',
    'lasery-do-depilacji',
    'kontakt',
    'opinie',
    'wspolpraca',
    'klub-recenzentek',
    '10dlazwierzaka',
    'pomysl-na-biznes',
    'aplikacja',
    'regulamin',
    'regulamin-aplikacja',
    'regulamin-konsultacji-online',
    'regulamin-korzystania-z-uslug-salonow',
    'polityka-prywatnosci',
    'ochrona-danych-osobowych',
    'projekty-unijne',
    'mapa-strony',
    'salony',
    'cennik',
    'cennik-paczki',
    'cennik-pakiety',
    'vouchery',
    'oferty-specjalne',
    'oferta-flexi',
    'endermologia',
    'elektrostymulacja',
    'oczyszczanie-wodorowe',
    'dermapen',
    'fale-radiowe',
    'depilacja-laserowa',
  ])('%s has a text in both languages', async (slug) => {
    const polish = (await get(`/api/cms-pages/${slug}`)).data.cmsPage;
    const inEnglish = (await get(`/api/cms-pages/${slug}`, english)).data.cmsPage;
    expect(polish.slug).toBe(slug);
    expect(inEnglish.slug).toBe(polish.slugs.en);
    expect(polish.body.length).toBeGreaterThan(0);
    expect(inEnglish.body).not.toEqual(polish.body);
  });
  it('may have a slug with slashes', async () => {
    for (const slug of [
      'cennik/zabiegi-endermologii',
      'cennik%2Fzabiegi-endermologii',
      'price-list/endermology-treatments/',
    ]) {
      expect((await get(`/api/cms-pages/${slug}`)).data.cmsPage.code).toBe('priceListEndermologyTreatments');
    }
  });
  it('lead only to pages that exist', async () => {
    const { cmsPages } = (await get('/api/cms-pages', {})).data;
    const served =
      /^\/(strefa-(kobiet|mezczyzn)|blog|panel|konto\/(logowanie|rejestracja)|api\/documents\/[a-z-]+\.pdf)\/?$/;
    const paths = new Set(cmsPages.map((page: { paths: { pl: string } }) => page.paths.pl));
    expect(paths).toContain('/');
    for (const { slug } of cmsPages) {
      const { body } = (await get(`/api/cms-pages/${slug}`)).data.cmsPage;
      const links = body
        .filter((block: { type: string }) => block.type === 'link')
        .map((block: { path: string }) => block.path.replace(/[?#].*/, ''))
        .filter((path: string) => path.startsWith('/'));
      expect(links.filter((path: string) => !paths.has(path) && !served.test(path))).toEqual([]);
    }
  });
  it('are made of sections with the records that they show; one without has its text as a section', async () => {
    const home = (await get('/api/cms-pages/home')).data.cmsPage;
    const kinds = home.sections.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['hero', 'figures', 'steps', 'treatments', 'salons', 'faq', 'articles']),
    );
    const ofKind = (kind: string) => home.sections.find((one: { kind: string }) => one.kind === kind);
    expect(ofKind('salons').cities[0].locationsCount).toBeGreaterThan(1);
    expect(ofKind('salons').cities).toHaveLength(14);
    expect(ofKind('articles').articles).toHaveLength(3);
    expect(ofKind('opinions').rating.ratingsCount).toBeGreaterThan(100);
    expect(ofKind('opinions').opinions).toHaveLength(3);
    expect(ofKind('hero').picture).toEqual({
      drawing: 'treatment',
      alt: expect.stringContaining('laser'),
      image: null,
    });
    expect(home.body.some((block: { type: string }) => block.type === 'faq')).toBe(true);
    const { sections, body } = (await get('/api/cms-pages/regulamin')).data.cmsPage;
    expect(sections).toEqual([{ kind: 'text', blocks: body }]);
  });
  it('may show the sums of the charity campaign, and links to review salons, in one answer', async () => {
    const { sections, body } = (await get('/api/cms-pages/10dlazwierzaka')).data.cmsPage;
    const ofKind = (kind: string) => sections.find((one: { kind: string }) => one.kind === kind);
    const totals = (await get('/api/charity-totals?perPage=12')).data.charityTotals;
    expect(totals.length).toBeGreaterThan(2);
    expect(ofKind('charityTotals').months).toEqual(totals);
    const { cities } = ofKind('salonReviews');
    const counts = cities.map(({ salons }: { salons: unknown[] }) => salons.length);
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a));
    const profiles = (await get('/api/locations/gmb?perPage=100')).data.locations;
    const urls = cities.flatMap(({ salons }: { salons: { reviewUrl: string }[] }) =>
      salons.map((one) => one.reviewUrl),
    );
    expect(urls.sort()).toEqual(profiles.map(({ gmb }: { gmb: { reviewUrl: string } }) => gmb.reviewUrl).sort());
    expect(JSON.stringify(body)).toContain('Ocena, komentarz i zdjęcia – Darowizna: 10 zł');
  });
  it('name the shop’s facts as they are now, in the market’s terms', async () => {
    const figures = async (headers = {}) => {
      const { cmsPage } = (await get('/api/cms-pages/home', headers)).data;
      const { items } = cmsPage.sections.find(({ kind }: { kind: string }) => kind === 'figures');
      return [items[0].value, cmsPage.meta.description, cmsPage.meta.title];
    };
    const { rows } = await shop.database.pool.query(
      'select count(*)::text as count from locations where enabled and not is_virtual',
    );
    const [salons, description, title] = await figures();
    expect(salons).toBe(rows[0].count);
    expect(description).toContain(`w ${salons} salonach`);
    expect(title).toBe('Aksamit – depilacja laserowa i zabiegi na ciało');
    await shop.database.pool.query('update locations set enabled = false where id = 1');
    expect((await figures(english))[0]).toBe(String(Number(salons) - 1));
    await shop.database.pool.query('update locations set enabled = true where id = 1');
  });
  it('know the main colour of each picture, to be shown until it is there', async () => {
    const { rows } = await shop.database.pool.query(
      "select g.slugs ->> 'pl' as slug, s.color from cms_pages g, shop_pictures s where g.code = 'aboutUs' and s.drawing = 'rendered:reception-linden'",
    );
    const { sections } = (await get(`/api/cms-pages/${rows[0].slug}`)).data.cmsPage;
    expect(sections[0].picture.image.color).toBe(rows[0].color);
  });
  it('unknown: 404', async () => {
    expect((await shop.call('GET', '/api/cms-pages/nic')).statusCode).toBe(404);
  });
  it('knows redirects', async () => {
    const { redirects } = (await get('/api/redirects')).data;
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: '/opinie-uzytkownikow/', to: '/opinie/', status: 301 }),
    );
  });
  it('share no slug', async () => {
    const taken = shop.database.pool.query(
      `update cms_pages set slugs = '{"pl":"kontakt","en":"unique"}' where code = 'faq'`,
    );
    await expect(taken).rejects.toMatchObject({ code: '23505' });
    const reserved = shop.database.pool.query(
      `update article_categories set slugs = '{"pl":"szukaj","en":"x"}' where code = 'care'`,
    );
    await expect(reserved).rejects.toMatchObject({ code: '23505' });
    const ofAuthors = shop.database.pool.query(
      `update article_categories set slugs = '{"pl":"x","en":"author"}' where code = 'care'`,
    );
    await expect(ofAuthors).rejects.toMatchObject({ code: '23505' });
    const twice = shop.database.pool.query(
      `update article_authors set slugs = '{"pl":"anna-zielinska","en":"y"}' where code = 'marek-wolski'`,
    );
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });
});

describe('search', () => {
  const names = async (q: string, group: string) =>
    (await get(`/api/search?q=${encodeURIComponent(q)}`)).data.search[group].map(
      (item: { name?: string; title?: string }) => item.name ?? item.title,
    );

  it('groups treatments, articles and salons', async () => {
    expect((await names('pachy', 'treatments'))[0]).toBe('Depilacja laserowa pach');
    expect(await names('endermologia', 'articles')).toContain('Pierwsza endermologia: czego się spodziewać');
    expect(await names('łódź', 'salons')).toEqual(['Aksamit Łódź Piotrkowska', 'Aksamit Łódź Bałuty']);
  });
  it('does not mind case, accents and small mistakes', async () => {
    expect(await names('LODZ', 'salons')).toEqual(['Aksamit Łódź Piotrkowska', 'Aksamit Łódź Bałuty']);
    expect((await names('depilcja', 'treatments')).length).toBeGreaterThan(0);
  });
  it.each([
    ['', 3],
    ['a', 2],
    [' a b ', 1],
  ])('states how many letters %p lacks', async (q, missing) => {
    const answer = await shop.call('GET', `/api/search?q=${encodeURIComponent(q)}`);
    expect([answer.statusCode, answer.json().error.code, answer.json().error.details]).toEqual([
      422,
      'search_too_short',
      { missing },
    ]);
  });
  it('finds nothing politely', async () => {
    const { search } = (await get('/api/search?q=xyzzyqq')).data;
    expect(Object.keys(search)).toContain('treatments');
    expect(Object.values(search).flat()).toEqual([]);
  });
});
