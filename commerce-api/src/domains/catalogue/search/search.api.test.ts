import type { SearchResult } from '@aksamit/contracts';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

async function search(q: string, headers: Record<string, string> = {}): Promise<SearchResult> {
  const answer = await shop.call('GET', `/api/search?q=${encodeURIComponent(q)}`, { headers });
  expect([q, answer.statusCode]).toEqual([q, 200]);
  return answer.json().data.search;
}
/** Every group, empty. */
const nothing = { treatments: [], articles: [], salons: [], bundles: [], offers: [], vouchers: [], pages: [] };
const english = { 'accept-language': 'en' };
const treatments = async (q: string, headers = {}) => (await search(q, headers)).treatments.map(({ slug }) => slug);
const articles = async (q: string, headers = {}) => (await search(q, headers)).articles.map(({ slug }) => slug);
const salons = async (q: string) => (await search(q)).salons.map(({ slug }) => slug);

describe('treatments', () => {
  it.each([
    // As it is written, with and without diacritics and case.
    ['pachy', 'depilacja-laserowa-pachy'],
    ['PACHY', 'depilacja-laserowa-pachy'],
    ['łydki', 'depilacja-laserowa-lydki'],
    ['lydki', 'depilacja-laserowa-lydki'],
    ['wąsik', 'depilacja-laserowa-wasik'],
    ['oczyszczanie wodorowe twarzy', 'oczyszczanie-wodorowe-twarzy'],
    ['dermapen', 'dermapen-twarzy'],
    // Other forms of the words.
    ['depilacja nóg', 'depilacja-laserowa-cale-nogi'],
    ['depilacja nogi', 'depilacja-laserowa-cale-nogi'],
    ['laser na wąsika', 'depilacja-laserowa-wasik'],
    ['endermologię', 'endermologia-ciala'],
    ['masażem brzucha', 'endermologia-brzucha'],
    ['pakiet bikini i pachy', 'pakiet-minimum-bikini-i-pachy'],
    // Beginnings.
    ['ender', 'endermologia-ciala'],
    ['depil', 'depilacja-laserowa-pachy'],
    ['fale rad', 'fale-radiowe-twarz'],
    // Typing errors.
    ['depilcja', 'depilacja-laserowa-pachy'],
    ['depilacj pahcy', 'depilacja-laserowa-pachy'],
    ['endermolgia', 'endermologia-ciala'],
    ['bikni', 'depilacja-laserowa-bikini'],
    ['elektrostymulacia', 'elektrostymulacja-miesni'],
    ['oczyszcanie wodorwe', 'oczyszczanie-wodorowe-twarzy'],
    ['dermapenn', 'dermapen-twarzy'],
    ['lidki', 'depilacja-laserowa-lydki'],
  ])('%p finds %s', async (q, slug) => {
    expect(await treatments(q)).toContain(slug);
  });
  it.each([
    ['underarm', 'laser-hair-removal-underarms'],
    ['underarms', 'laser-hair-removal-underarms'],
    ['full legs', 'laser-hair-removal-full-legs'],
    ['endermology', 'body-endermology'],
    ['endermolgy', 'body-endermology'],
    ['hydrogen facial', 'hydrogen-facial-cleansing'],
    ['brazilan', 'laser-hair-removal-brazilian'],
  ])('%p finds %s in English', async (q, slug) => {
    expect(await treatments(q, english)).toContain(slug);
  });
  it('with the words in their name come first, in the order of the list', async () => {
    expect((await treatments('pachy'))[0]).toBe('depilacja-laserowa-pachy');
    expect((await treatments('dermapen')).every((slug) => slug.startsWith('dermapen'))).toBe(true);
  });
  it('are those that are sold in the market, six at most', async () => {
    await shop.database.pool.query(`delete from product_prices where market_id = (select id from markets where slug = 'en')
      and product_id = (select id from products where code = 'dermapen-female')`);
    const british = { 'market-slug': 'en', ...english };
    expect(await treatments('face dermapen', british)).not.toContain('face-dermapen');
    expect(await treatments('face dermapen', english)).toContain('face-dermapen');
    expect(await treatments('depilacja')).toHaveLength(6);
  });
});

describe('articles and salons', () => {
  it.each([
    ['filtr', 'filtr-przeciwsloneczny-zima'],
    ['FILTR przeciwsłoneczny', 'filtr-przeciwsloneczny-zima'],
    ['filtrami', 'filtr-przeciwsloneczny-zima'],
    ['jak przygotować się', 'jak-przygotowac-sie-do-depilacji-laserowej'],
    ['przygotowac', 'jak-przygotowac-sie-do-depilacji-laserowej'],
    // Only in the text.
    ['dziurawiec', 'jak-przygotowac-sie-do-depilacji-laserowej'],
    ['fila lasera 808', 'dlugosci-fali-lasera-755-808-1064'],
  ])('%p finds the article %s', async (q, slug) => {
    expect(await articles(q)).toContain(slug);
  });
  it.each([
    ['łódź', 'lodz-piotrkowska'],
    ['LODZ', 'lodz-piotrkowska'],
    ['piotrkowska', 'lodz-piotrkowska'],
    ['piotrkowskiej', 'lodz-piotrkowska'],
    ['ul. Piotrkowska 120', 'lodz-piotrkowska'],
    ['piotrkwoska', 'lodz-piotrkowska'],
  ])('%p finds the salon %s', async (q, slug) => {
    expect(await salons(q)).toContain(slug);
  });
  it('of words that no record holds together, each is found by itself', async () => {
    const found = await search('depilacja Łódź');
    expect(found.treatments.length).toBeGreaterThan(0);
    expect(found.salons.map(({ city }) => city.name)).toContain('Łódź');
  });
});

describe('the index follows the records', () => {
  it('a new name is found, the old one no longer; so with articles, body parts and cities', async () => {
    const { pool } = shop.database;
    await pool.query(`update products set name = '{"pl":"Kwantowa gładkość","en":"Quantum smoothness"}'
      where code = 'electro-male-arms'`);
    expect(await treatments('kwantowa')).toHaveLength(1);
    await pool.query(`update body_parts set name = '{"pl":"Goleniątka","en":"Shanklets"}' where code = 'calves'`);
    expect(await treatments('goleniatka')).toContain('depilacja-laserowa-lydki');
    await pool.query(
      `update articles set title = '{"pl":"Zorza polarna","en":"Northern lights"}' where code = 'men-ask'`,
    );
    expect(await articles('zorza')).toHaveLength(1);
    await pool.query(`update cities set name = 'Bajkowo', slug = 'bajkowo' where slug = 'lodz'`);
    expect(await salons('bajkowo')).toContain('lodz-piotrkowska');
    await pool.query(`update products set enabled = false where code = 'electro-male-arms'`);
    expect(await treatments('kwantowa')).toEqual([]);
  });
  it('an article is found from the day of its publication', async () => {
    shop.setNow(new Date('2020-01-01T00:00:00Z'));
    expect(await articles('filtr')).toEqual([]);
    shop.setNow(null);
  });
});

test('answers are kept until the next price boundary, and an edit shows at once', async () => {
  const { pool } = shop.database;
  const start = Date.now() + 60_000;
  const ask = async (seconds: number) => {
    shop.setNow(new Date(start + seconds * 1000));
    const answer = await shop.call('GET', '/api/search?q=dermapen');
    return { ...answer.json().data.search.treatments[0], control: answer.headers['cache-control'] };
  };
  await ask(0);
  const before = await ask(10);
  await pool.query(
    `with promo as (insert into promotions (code, name, slugs, discount_kind, discount_value, start_at,
        end_at, position)
      values ('boundary', '{"pl":"Próg","en":"Boundary"}', '{"pl":"prog","en":"boundary"}', 'percentage', 50, $1, $2, -1)
      returning id)
    insert into promotion_products (promotion_id, product_id) select id, ${before.id} from promo`,
    [new Date(start + 60_000), new Date(start + 3_600_000)],
  );
  expect((await ask(20)).control).toBe('public, max-age=40');
  expect((await ask(30)).control).toBe('public, max-age=30');
  expect((await ask(59)).pricing.finalPrice).toBe(before.pricing.finalPrice);
  expect((await ask(60)).pricing.finalPrice).toBe(before.pricing.price / 2);
  await pool.query('update products set name = $1 where id = $2', [{ pl: 'Dermapen X', en: 'X' }, before.id]);
  expect((await ask(61)).name).toBe('Dermapen X');
  shop.setNow(null);
});

test('what other words found before is shown as its page shows it now, in the language asked for', async () => {
  const { pool } = shop.database;
  const slugs = { pl: 'oczyszczanie-wodorowe-twarzy', en: 'hydrogen-facial-cleansing' };
  const start = Date.now() + 7_200_000;
  const found = async (seconds: number, q: string, locale: 'pl' | 'en' = 'pl') => {
    shop.setNow(new Date(start + seconds * 1000));
    const headers = { 'accept-language': locale };
    const card = (await search(q, headers)).treatments.find(({ slug }) => slug === slugs[locale]);
    const page = (await shop.call('GET', `/api/products/${slugs[locale]}`, { headers })).json().data.product;
    expect([q, card?.name, card?.pricing]).toEqual([q, page.name, page.pricing]);
    return page.pricing.finalPrice;
  };
  await found(0, 'wodorowe');
  const price = await found(10, 'wodorow');
  await found(11, 'oczyszczanie wodorowe');
  await found(12, 'hydrogen facial', 'en');
  await pool.query(
    `update product_prices set amount_minor = amount_minor * 2 where product_id = (select record_id from slugs
      where namespace = 'product' and slug = $1)`,
    [slugs.pl],
  );
  expect(await found(13, 'wodoro')).toBeGreaterThan(price);
  await found(20, 'wodor');
  await pool.query(
    `with promo as (insert into promotions (code, name, slugs, discount_kind, discount_value, start_at, end_at, position)
      values ('card', '{"pl":"Karta","en":"Card"}', '{"pl":"karta","en":"card"}', 'percentage', 90, $1, $2, -2)
      returning id)
    insert into promotion_products (promotion_id, product_id) select promo.id, s.record_id from promo, slugs s
      where s.namespace = 'product' and s.slug = $3`,
    [new Date(start + 60_000), new Date(start + 90_000), slugs.pl],
  );
  await found(30, 'wodorowa');
  expect(await found(59, 'wodorowej')).toBeGreaterThan(price);
  expect(await found(60, 'wodorowego')).toBeLessThan(price);
  expect(await found(90, 'wodorowych')).toBeGreaterThan(price);
  shop.setNow(null);
});

describe('a query', () => {
  it.each([
    ['', 3],
    ['a', 2],
    [' a b ', 1],
    ['a%_', 2],
    ['żó', 1],
  ])('%p is %i letters short', async (q, missing) => {
    for (const [headers, message] of [
      [{}, 'Wpisz więcej liter'],
      [english, 'Type more letters'],
    ] as const) {
      const answer = await shop.call('GET', `/api/search?q=${encodeURIComponent(q)}`, { headers });
      expect([answer.statusCode, answer.json().error]).toEqual([
        422,
        { code: 'search_too_short', message, details: { missing } },
      ]);
    }
  });
  it.each(['xyzzyqq', 'лазер', "abc'|'&!(:*", 'abc:*A & !', '%%%abc\\', 'a'.repeat(100), 'the the the', '123456'])(
    '%p harms nothing',
    async (q) => {
      const found = await search(q);
      expect(Object.keys(found)).toEqual(Object.keys(nothing));
    },
  );
  it('of few letters that nothing begins with is answered although a text has a word of 300', async () => {
    const content = JSON.stringify({ type: 'paragraph', text: 'q'.repeat(300) });
    await shop.database.pool.query(
      `update articles set content = jsonb_set(content, '{pl,0}', $1) where id = (select min(id) from articles)`,
      [content],
    );
    expect(await search('zzq')).toEqual(nothing);
  });
  it('that means nothing finds nothing', async () => {
    expect(await search('xyzzyqq')).toEqual(nothing);
  });
  it('longer than 100 letters is refused', async () => {
    expect((await shop.call('GET', `/api/search?q=${'a'.repeat(101)}`)).statusCode).toBe(422);
  });
});
