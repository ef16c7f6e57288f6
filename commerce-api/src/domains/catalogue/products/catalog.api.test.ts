import { createTestApp, type TestApp } from '../../../testing/test-app';

interface ProductJson {
  id: string;
  slug: string;
  gender: string;
  type: string;
  isSpecial: boolean;
  lowestPriceValue: number | null;
  pricing: { price: number; finalPrice: number };
  pricingMatrix: { quantityFrom: number; quantityTo: number; price: number; lowestPriceValue: number | null }[];
  category: { code: string };
}

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const english = { 'accept-language': 'en' };
const list = async (query: string, headers = {}) => {
  const answer = await shop.call('GET', `/api/products?${query}`, { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { products: ProductJson[] }; meta: { page: number; perPage: number; total: number } }>();
};

describe('the list of products', () => {
  it('comes in pages that do not overlap and holds the whole offer', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(`perPage=20&page=${page}`)));
    const ids = pages.flatMap((page) => page.data.products.map((product) => product.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages[0]?.meta).toEqual({ page: 1, perPage: 20, total: ids.length });
    expect(ids.length).toBeGreaterThanOrEqual(110);
    expect((await list('page=900')).meta).toEqual({ page: 900, perPage: 24, total: ids.length });
  });
  it.each([
    ['gender=male', (product: ProductJson) => product.gender === 'male'],
    ['category=endermology', (product: ProductJson) => product.category.code === 'endermology'],
    ['category=oczyszczanie-wodorowe', (product: ProductJson) => product.category.code === 'hydrogenCleansing'],
    ['type=package', (product: ProductJson) => product.type === 'package'],
    ['isSpecial=true', (product: ProductJson) => product.isSpecial],
    ['isSpecial=0', (product: ProductJson) => !product.isSpecial],
    ['bodyPart=pachy', (product: ProductJson) => /pachy/.test(product.slug)],
    ['q=LYDEK', (product: ProductJson) => /^depilacja-laserowa-lydki/.test(product.slug)],
  ])('is narrowed by %s', async (query, fits) => {
    const { data, meta } = await list(`${query}&perPage=100`);
    expect(data.products.length).toBeGreaterThan(0);
    expect(data.products).toHaveLength(Math.min(100, meta.total));
    expect(data.products.filter((product) => !fits(product))).toEqual([]);
  });
  it('is those of some ids, in their order unless sorted, with what is sold of them alone', async () => {
    const all = (await list('perPage=100')).data.products;
    const [first, second, third] = all.map(({ id }) => id);
    const bundle = (await list('type=bundle')).data.products[0]?.id;
    const idsOf = async (query: string) => (await list(query)).data.products.map(({ id }) => id);
    expect(await idsOf(`ids=${third},${first},${bundle},999999,${second}`)).toEqual([third, first, second]);
    expect(await idsOf(`ids=${third},${first},${second}&perPage=2`)).toEqual([third, first]);
    const prices = (await list(`ids=${first},${second},${third}&sort=-price`)).data.products.map(
      ({ pricing }) => pricing.price,
    );
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(prices).toHaveLength(3);
    expect((await list(`ids=${first},${second}`)).meta.total).toBe(2);
  });
  it('is the first ones of each type with `perType`, however many there are of another', async () => {
    const firstOf = async (type: string, filter = '') =>
      (await list(`type=${type}&perPage=3${filter}`)).data.products.map(({ id }) => id);
    for (const filter of ['', '&gender=male']) {
      const { data, meta } = await list(`perType=3${filter}`);
      const wanted = [...(await firstOf('product', filter)), ...(await firstOf('package', filter))];
      expect(new Set(data.products.map(({ id }) => id))).toEqual(new Set(wanted));
      expect([data.products.length, meta.total]).toEqual([6, 6]);
    }
    expect((await list('perType=2&type=package')).meta.total).toBe(2);
  });
  it('counts genders apart with `perGender`', async () => {
    const counted = (await list('perType=2&perGender=true&perPage=50')).data.products;
    const apart = await Promise.all(
      ['female', 'male'].map(async (gender) => (await list(`perType=2&gender=${gender}`)).data.products),
    );
    const idsOf = (products: typeof counted) => new Set(products.map(({ id }) => id));
    expect(idsOf(counted)).toEqual(idsOf(apart.flat()));
    expect(counted.length).toBeGreaterThan(4);
  });
  it('finds nothing without fuss, also with signs that mean something to LIKE', async () => {
    for (const q of ['%25', '_____', '%5C', "';drop table products;--"])
      expect((await list(`q=${q}`)).data.products).toEqual([]);
  });
  it('is sorted by price', async () => {
    const prices = (await list('sort=-price&perPage=100')).data.products.map((product) => product.pricing.price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });
  it.each([
    'perPage=101',
    'page=0',
    'page=x',
    'sort=secret',
    'gender=all',
    'type=none',
    'isSpecial=maybe',
    'perType=51',
    'ids=1,a',
    'ids=',
    `q=${'a'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const answer = await shop.call('GET', `/api/products?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [query.split('=')[0]]]);
  });
  it('has pounds in the English market', async () => {
    const { data } = await list('perPage=1', { 'market-slug': 'en', ...english });
    expect(data.products[0]).toMatchObject({
      name: 'Underarm laser hair removal',
      pricing: { currency: { code: 'GBP' } },
    });
  });
});

describe('a product', () => {
  it('is found by its slug in any language and returns the one of the requested language', async () => {
    const polish = await shop.call('GET', '/api/products/laser-hair-removal-bikini-line');
    const inEnglish = await shop.call('GET', '/api/products/depilacja-laserowa-bikini', { headers: english });
    expect(polish.json().data.product).toMatchObject({
      slug: 'depilacja-laserowa-bikini',
      name: 'Depilacja laserowa bikini',
    });
    expect(inEnglish.json().data.product).toMatchObject({
      slug: 'laser-hair-removal-bikini-line',
      name: 'Bikini line laser hair removal',
    });
  });
  it('keeps its former slug', async () => {
    await shop.database.pool.query(
      `update products set slugs = jsonb_set(slugs, '{pl}', '"nowy-adres"') where code = 'laser-female-chin'`,
    );
    const answer = await shop.call('GET', '/api/products/depilacja-laserowa-broda');
    expect(answer.json().data.product.slug).toBe('nowy-adres');
  });
  it('is unknown: 404 in both languages', async () => {
    expect((await shop.call('GET', '/api/products/nic')).json().error).toEqual({
      code: 'not_found',
      message: 'Nie znaleziono',
    });
    expect((await shop.call('GET', '/api/products/none', { headers: english })).json().error.message).toBe('Not found');
  });
  it('is not sold where it has no price', async () => {
    await shop.database.pool.query(`delete from product_prices where market_id = (select id from markets where slug = 'en')
      and product_id = (select id from products where code = 'laser-male-neck')`);
    const url = '/api/products/depilacja-laserowa-kark-mezczyzna';
    expect((await shop.call('GET', url, { headers: { 'market-slug': 'en' } })).statusCode).toBe(404);
    expect((await shop.call('GET', url)).statusCode).toBe(200);
  });
});

describe('prices', () => {
  const bikini = async (): Promise<ProductJson & { promoValidTo: string | null }> =>
    (await shop.call('GET', '/api/products/depilacja-laserowa-bikini')).json().data.product;

  it('show the promotion and the lowest price of the 30 days before it', async () => {
    const product = await bikini();
    // 199 zł now at 20 % off; in the window an earlier promotion of 15 % ran.
    expect(product.pricing).toMatchObject({ price: 19_900, finalPrice: 15_920 });
    expect(product.lowestPriceValue).toBe(16_915);
    expect(product.pricingMatrix.map((row) => row.price)).toEqual([19_900, 18_300, 16_900]);
    expect(product.pricingMatrix[1]?.lowestPriceValue).toBe(Math.round(18_300 * 0.85));
  });
  it('are the same on the list', async () => {
    const product = await bikini();
    const onList = (await list('q=bikini&type=product&gender=female')).data.products.find(
      ({ id }) => id === product.id,
    );
    expect(onList?.lowestPriceValue).toBe(product.lowestPriceValue);
    expect(onList?.pricing).toEqual(product.pricing);
  });
  it('end with the promotion, and nothing is cached past that instant', async () => {
    const end = new Date((await bikini()).promoValidTo ?? '');
    shop.setNow(new Date(end.getTime() - 30_000));
    const before = await shop.call('GET', '/api/products/depilacja-laserowa-bikini');
    shop.setNow(end);
    const after = await shop.call('GET', '/api/products/depilacja-laserowa-bikini');
    shop.setNow(null);
    expect(before.headers['cache-control']).toBe('public, max-age=30');
    expect(before.json().data.product.pricing.finalPrice).toBe(15_920);
    expect(after.json().data.product).toMatchObject({
      pricing: { finalPrice: 19_900 },
      lowestPriceValue: null,
      ongoingPromos: [],
    });
  });
  it('are written to a history that nobody rewrites', async () => {
    const { pool } = shop.database;
    await pool.query(`update product_prices set amount_minor = amount_minor + 100 where quantity_from = 1
      and product_id = (select id from products where code = 'laser-female-belly')`);
    const history =
      await pool.query(`select amount_minor from price_history where quantity_from = 1 and currency = 'PLN'
      and product_id = (select id from products where code = 'laser-female-belly') order by id`);
    expect(history.rows.map((row) => row.amount_minor)).toEqual([18_900, 19_000]);
    for (const statement of [
      'update price_history set amount_minor = 1',
      'delete from price_history',
      'truncate price_history',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow('append-only');
    }
    await expect(pool.query(`update promotions set discount_value = 90 where code = 'smooth-winter'`)).rejects.toThrow(
      'cannot be rewritten',
    );
  });
  it('never overlap in quantity', async () => {
    await expect(
      shop.database.pool.query(`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
        select product_id, market_id, currency, 3, 12, 1 from product_prices limit 1`),
    ).rejects.toMatchObject({ constraint: 'product_prices_ranges_do_not_overlap' });
  });
});

describe('categories and body parts', () => {
  it.each([
    ['/api/product-categories', 'productCategories', 6],
    ['/api/body-parts?perPage=50', 'bodyParts', 31],
    ['/api/body-part-groups', 'bodyPartGroups', 3],
  ])('%s', async (url, name, count) => {
    const answer = await shop.call('GET', url, { headers: english });
    expect(answer.json().data[name]).toHaveLength(count);
    expect(answer.json().meta.total).toBe(count);
  });
});

describe('pictures', () => {
  it.each([
    ['/api/images/treatments/1-320.webp', 'image/webp'],
    ['/api/images/treatments/1-320.avif', 'image/avif'],
    ['/api/images/salons/1-320.webp', 'image/webp'],
    ['/api/images/salons/1v2-320.webp', 'image/webp'],
    ['/api/images/authors/1-320.webp', 'image/webp'],
    ['/api/images/authors/1v1-320.webp', 'image/webp'],
    ['/api/images/articles/1v1-320.webp', 'image/webp'],
    ['/api/images/article-categories/1-320.webp', 'image/webp'],
  ])('%s needs no market and is kept for good', async (url, type) => {
    const answer = await shop.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.rawPayload.length).toBeGreaterThan(300);
  });
  it.each([
    'treatments/99999-320.webp',
    'treatments/1-321.webp',
    'treatments/1-320.png',
    'cats/1-320.webp',
    'treatments/1v2-320.webp',
    'salons/1v4-320.webp',
    'salons/1p1v1-320.webp',
    'articles/1v2-320.webp',
    'treatments/x',
    'treatments/0-320.webp',
  ])('not %s', async (path) => {
    expect((await shop.app.inject({ method: 'GET', url: `/api/images/${path}` })).statusCode).toBe(404);
  });
});
