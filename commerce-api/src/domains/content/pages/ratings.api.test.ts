import type { CmsSection } from '@aksamit/contracts';
import { newVisitor } from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let articleId: string;
beforeAll(async () => {
  shop = await createTestApp();
  articleId = (await shop.database.pool.query(`select id from articles where code = 'men-ask'`)).rows[0].id;
  await shop.database.pool.query('update articles set rating_sum = 0, ratings_count = 0 where id = $1', [articleId]);
});
afterAll(() => shop?.close());

const rate = (headers: Record<string, string>, rating: unknown, id = articleId) =>
  shop.call('POST', `/api/articles/${id}/rating`, { headers, body: { rating } });

describe('the rating of an article', () => {
  it('is given once a visitor and shown with two decimals', async () => {
    const answers = [];
    for (const rating of [5, 4, 5]) answers.push(await rate(await newVisitor(shop), rating));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(answers[2]?.json().data.article).toEqual({ id: articleId, rating: 4.67, ratingsCount: 3 });
    const { article } = (await shop.call('GET', '/api/articles/depilacja-laserowa-mezczyzn-pytania')).json().data;
    expect([article.rating, article.ratingsCount]).toEqual([4.67, 3]);
  });
  it('counts a visitor’s first of many at once, and all of many visitors', async () => {
    const count = async () =>
      (await shop.database.pool.query('select ratings_count, rating_sum from articles where id = $1', [articleId]))
        .rows[0];
    const before = await count();
    const one = await newVisitor(shop);
    const same = await Promise.all([1, 2, 3, 4, 5].map((rating) => rate(one, rating)));
    expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(same.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('already_rated');
    const visitors = await Promise.all(Array.from({ length: 15 }, () => newVisitor(shop)));
    const many = await Promise.all(visitors.map((visitor) => rate(visitor, 3)));
    expect(many.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
    const given = same.find(({ statusCode }) => statusCode === 201);
    expect((await count()).ratings_count).toBe(before.ratings_count + 16);
    const rows = await shop.database.pool.query(
      'select sum(rating)::int as sum from article_ratings where article_id = $1',
      [articleId],
    );
    expect(given).toBeDefined();
    expect((await count()).rating_sum).toBe(rows.rows[0].sum);
  });
  it('is not rewritten', async () => {
    await expect(shop.database.pool.query('update article_ratings set rating = 1')).rejects.toThrow('append-only');
  });
  it('is refused for an article that is not there, not yet published, or a visitor that nobody knows', async () => {
    const visitor = await newVisitor(shop);
    expect((await rate(visitor, 5, '999999')).statusCode).toBe(404);
    expect((await rate(visitor, 5, 'abc')).statusCode).toBe(404);
    shop.setNow(new Date('2020-01-01T00:00:00Z'));
    expect((await rate(visitor, 5)).statusCode).toBe(404);
    shop.setNow(null);
    const unknown = await rate({ 'visitor-unique-id': 'pl_nobodyknows1' }, 5);
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'visitor_not_found']);
    expect((await rate({}, 5)).json().error.fields).toHaveProperty('visitor-unique-id');
  });
  it.each([0, 6, 3.5, '5', null])('is refused when it is %p', async (rating) => {
    const answer = await rate(await newVisitor(shop), rating);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['rating']]);
  });
  it('is limited by address', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const answers = [];
    for (let index = 0; index < 31; index += 1) {
      answers.push(
        await strict.call('POST', `/api/articles/${articleId}/rating`, {
          headers: { 'visitor-unique-id': 'pl_nobodyknows1' },
          body: { rating: 5 },
        }),
      );
    }
    await strict.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(404), 429]);
    expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('lists of the blog and of pages', () => {
  const english = { 'accept-language': 'en' };
  it('are sorted as asked', async () => {
    const titles = (await shop.call('GET', '/api/articles?sort=title&perPage=100'))
      .json()
      .data.articles.map(({ title }: { title: string }) => title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator('pl').compare));
    const ratings = (await shop.call('GET', '/api/articles?sort=-rating&perPage=100'))
      .json()
      .data.articles.map(({ rating }: { rating: number }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });
  it.each(['articles', 'article-categories', 'cms-pages', 'cms-sections', 'redirects'])(
    '/api/%s refuses to be sorted by anything else',
    async (path) => {
      const answer = await shop.call('GET', `/api/${path}?sort=secret`);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['sort']]);
    },
  );
  it('sections are those of a page, in their order, in both languages', async () => {
    const sections = async (query: string, headers = {}): Promise<CmsSection[]> =>
      (await shop.call('GET', `/api/cms-sections?${query}`, { headers })).json().data.cmsSections;
    const home = await sections('pageCode=home');
    expect(home.map(({ order }) => order)).toEqual(home.map((_, index) => index));
    const [hero, figures, steps] = await sections('pageCode=home', english);
    expect(hero).toMatchObject({ code: 'home-1', page: 'home', link: { path: '/womens-zone/' } });
    expect(steps).toMatchObject({ code: 'home-how-it-works', title: 'Four steps to smooth skin', locale: 'en' });
    // The shop's facts are inserted.
    expect(JSON.stringify(figures?.content)).toMatch(/"\d+ salons in \d+ Polish cities/);
    expect((await sections('pageCode=faq')).length).toBeGreaterThan(0);
    expect((await sections('pageCode=nothing')).length).toBe(0);
    expect((await shop.call('GET', '/api/cms-sections?pageCode=a-b')).statusCode).toBe(422);
  });
  it('a redirect is found by its address', async () => {
    const { redirects } = (await shop.call('GET', '/api/redirects?from=/opinie-uzytkownikow/')).json().data;
    expect(redirects).toMatchObject([{ to: '/opinie/', status: 301 }]);
    expect((await shop.call('GET', '/api/redirects?from=/nie-ma/')).json().data.redirects).toEqual([]);
  });
  it('a promo bar stands on articles that have one', async () => {
    const { article } = (await shop.call('GET', '/api/articles/pierwsza-endermologia', { headers: english })).json()
      .data;
    expect(article.promoContent).toMatchObject({ promoBarHeadline: 'Try endermology', promoBarVisible: true });
  });
});

describe('the site map', () => {
  it('names all that has a page, and nothing that cannot be seen', async () => {
    const { sitemap } = (await shop.call('GET', '/api/sitemap')).json().data;
    for (const [path, name, listed] of [
      ['products', 'products', sitemap.products],
      ['bundles', 'bundles', sitemap.bundles],
      ['offers', 'offers', sitemap.offers],
      ['locations', 'locations', sitemap.locations],
      ['articles', 'articles', sitemap.articles],
      ['cms-pages', 'cmsPages', sitemap.cmsPages],
    ]) {
      const pages = await Promise.all(
        [1, 2].map((page) => shop.call('GET', `/api/${path}?perPage=100&page=${page}`).then((answer) => answer.json())),
      );
      const records: { id: string; code?: string }[] = pages.flatMap(({ data }) => data[name]);
      // The front page is the shop's own address.
      const ids = records.filter(({ code }) => code !== 'home').map(({ id }) => id);
      expect([path, listed.map(({ id }: { id: string }) => id).sort()]).toEqual([path, ids.sort()]);
    }
  });
});
