/** Bundles, special offers, vouchers and pages in the search, groups shown whole, and suggestions. */
import type { SearchResult, SearchSuggestions } from '@aksamit/contracts';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

/** As this API answers: with every group. */
type Found = { [Group in keyof SearchResult]-?: NonNullable<SearchResult[Group]> };

const languages = { pl: {}, en: { 'accept-language': 'en' } };

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.call('GET', path, { headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json().data;
}
const search = async (query: string, locale: 'pl' | 'en' = 'pl', headers = {}): Promise<Found> =>
  (await get(`/api/search?q=${query}`, { ...languages[locale], ...headers })).search;
const suggest = async (query: string, locale: 'pl' | 'en' = 'pl'): Promise<SearchSuggestions> =>
  (await get(`/api/search/suggestions?q=${query}`, languages[locale])).suggestions;
const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);

describe('each kind is found in both languages, by names, synonyms, beginnings, without accents and mistyped', () => {
  it.each([
    ['paczka', 'pl'],
    ['paczki', 'pl'],
    ['pacz', 'pl'],
    ['zestaw', 'pl'],
    ['bundle', 'pl'],
    ['bundle', 'en'],
    ['bundel', 'en'],
  ] as const)('%p in %s finds bundles', async (q, locale) => {
    const { bundles } = await search(q, locale);
    expect(bundles.length).toBeGreaterThan(3);
    expect(bundles[0]?.pricing.finalPrice).toBeGreaterThan(0);
  });
  it.each([
    ['flexi', 'pl', 'flexy'],
    ['flexy', 'pl', 'flexy'],
    ['flexi', 'en', 'flexy'],
    ['pachy i bikini razem', 'pl', 'special'],
    ['promocja', 'pl', 'special'],
    ['underarms and bikini together', 'en', 'special'],
    ['special offer', 'en', 'special'],
  ] as const)('%p in %s finds offers that are %s', async (q, locale, variant) => {
    expect((await search(q, locale)).offers.map((offer) => offer.variant)).toContain(variant);
  });
  it.each([
    ['voucher', 'pl'],
    ['vouchre', 'pl'],
    ['bon podarunkowy', 'pl'],
    ['prezent', 'pl'],
    ['voucher', 'en'],
    ['gift', 'en'],
  ] as const)('%p in %s finds vouchers of the market and their page', async (q, locale) => {
    const { vouchers, pages } = await search(q, locale);
    expect(vouchers).toHaveLength(6);
    expect(new Set(vouchers.map(({ pricing }) => pricing.currency.code))).toEqual(new Set(['PLN']));
    expect(pages.map(({ path }) => path)).toContain(locale === 'pl' ? '/vouchery/' : '/vouchers/');
  });
  it.each([
    ['woman', 'pl', '/strefa-kobiet/'],
    ['kobieta', 'pl', '/strefa-kobiet/'],
    ['mężczyzn', 'pl', '/strefa-mezczyzn/'],
    ['mezczyzn', 'pl', '/strefa-mezczyzn/'],
    ['woman', 'en', '/womens-zone/'],
    ['men', 'en', '/mens-zone/'],
    ['regulamin', 'pl', '/regulamin/'],
    ['zwrot', 'pl', '/regulamin/'],
    ['refund', 'en', '/regulations/'],
    ['kontakt', 'pl', '/kontakt/'],
    ['flexi', 'pl', '/oferta-flexi/'],
  ] as const)('%p in %s finds the page %s', async (q, locale, path) => {
    expect((await search(q, locale)).pages.map((page) => page.path)).toContain(path);
  });
});

describe('what cannot be had is not found', () => {
  it('bundles and vouchers of another market', async () => {
    const british = await search('voucher', 'en', { 'market-slug': 'en' });
    expect(new Set(british.vouchers.map(({ pricing }) => pricing.currency.code))).toEqual(new Set(['GBP']));
  });
  it('an offer outside of its time', async () => {
    const { rows } = await shop.database.pool.query(`select slugs ->> 'pl' as slug, valid_to from products p
      join offers o on o.product_id = p.id where valid_to > now() order by valid_to limit 1`);
    const words = encodeURIComponent(rows[0].slug.replaceAll('-', ' '));
    expect(slugs((await search(words)).offers)).toContain(rows[0].slug);
    shop.setNow(new Date(rows[0].valid_to));
    expect(slugs((await search(words)).offers)).not.toContain(rows[0].slug);
    shop.setNow(null);
  });
  it('a page that is not shown, and nothing under the former title of a page', async () => {
    const { pool } = shop.database;
    await pool.query(`update cms_pages set title = '{"pl":"Zorzowisko","en":"Auroras"}' where code = 'partners'`);
    expect((await search('zorzowisko')).pages).toHaveLength(1);
    expect((await search('auroras', 'en')).pages).toHaveLength(1);
    await pool.query(`update cms_pages set enabled = false where code = 'partners'`);
    expect((await search('zorzowisko')).pages).toEqual([]);
  });
  it('a bundle under its former name, or once it is removed from sale', async () => {
    const { pool } = shop.database;
    await pool.query(`update products set name = '{"pl":"Gładkolinka","en":"Smoothling"}'
      where id = (select min(id) from products where type = 'bundle')`);
    expect((await search('gladkolinka')).bundles).toHaveLength(1);
    await pool.query(`update products set enabled = false where name ->> 'pl' = 'Gładkolinka'`);
    expect((await search('gladkolinka')).bundles).toEqual([]);
  });
});

describe('a group', () => {
  it('shown whole goes on where the six best end, and its count is the number shown', async () => {
    const few = await search('depilacja&counted=1');
    const whole = await search('depilacja&group=treatments');
    expect(slugs(whole.treatments).slice(0, 6)).toEqual(slugs(few.treatments));
    expect(whole.treatments.length).toBeGreaterThan(6);
    expect(few.totals.treatments).toBe(whole.treatments.length);
    expect([whole.articles, whole.pages, whole.salons]).toEqual([[], [], []]);
  });
  it('of new kinds too', async () => {
    const few = await search('voucher&counted=true');
    const whole = await search('voucher&group=vouchers');
    expect(whole.vouchers.length).toBeGreaterThan(6);
    expect(few.totals.vouchers).toBe(whole.vouchers.length);
  });
  it('of words that find nothing is empty, and so is every count', async () => {
    const { totals } = await search('xyzzyqq&counted=1');
    expect(Object.values(totals)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await search('xyzzyqq&group=salons')).salons).toEqual([]);
  });
  it('has a name that is known', async () => {
    expect((await shop.call('GET', '/api/search?q=nogi&group=orders')).statusCode).toBe(422);
  });
});

describe('suggestions', () => {
  it('are the first of each group, with path and price, as the search finds them', async () => {
    const { groups } = await suggest('pachy&limit=2');
    const [treatments] = groups;
    expect(treatments?.group).toBe('treatments');
    expect(treatments?.suggestions).toHaveLength(2);
    expect(treatments?.suggestions[0]).toMatchObject({
      path: '/strefa-kobiet/depilacja-laserowa-pachy/',
      bodyParts: ['armpits'],
      price: { amount: expect.any(Number), currency: 'PLN' },
    });
    expect(groups.every(({ suggestions }) => suggestions.length > 0 && suggestions.length <= 2)).toBe(true);
  });
  it.each([
    ['lodz', 'pl', 'salons', '/salony/lodz-piotrkowska/'],
    ['woman komfort', 'en', 'bundles', '/bundles/woman-komfort-bundle/'],
    ['voucher', 'en', 'vouchers', '/vouchers/'],
    ['regulamin', 'pl', 'pages', '/regulamin/'],
  ] as const)('%p in %s: %s with the path %s', async (q, locale, group, path) => {
    const found = (await suggest(q, locale)).groups.find((entry) => entry.group === group);
    expect(found?.suggestions.map((entry) => entry.path)).toContain(path);
  });
  it('for an empty field are what the shop recommends', async () => {
    const { groups } = await suggest('&limit=4');
    expect(groups.map(({ group, suggestions }) => [group, suggestions.length])).toEqual([['treatments', 4]]);
  });
  it('need three letters, at most a hundred, and six of a group at most', async () => {
    const refused = await shop.call('GET', '/api/search/suggestions?q=no');
    expect([refused.statusCode, refused.json().error.details]).toEqual([422, { missing: 1 }]);
    expect((await shop.call('GET', `/api/search/suggestions?q=${'a'.repeat(101)}`)).statusCode).toBe(422);
    expect((await shop.call('GET', '/api/search/suggestions?q=nogi&limit=7')).statusCode).toBe(422);
  });
  it('may be cached by everybody, and an edit shows at once', async () => {
    const answer = await shop.call('GET', '/api/search/suggestions?q=dermapen');
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=/);
    await shop.database.pool.query(`update products set name = '{"pl":"Dermapen Nowy","en":"New Dermapen"}'
      where code = 'dermapen-female'`);
    const titles = (await suggest('dermapen')).groups.flatMap(({ suggestions }) =>
      suggestions.map(({ title }) => title),
    );
    expect(titles).toContain('Dermapen Nowy');
  });
});
