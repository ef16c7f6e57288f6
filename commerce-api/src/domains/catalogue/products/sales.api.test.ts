import type { Bundle, Offer, OfferSummary, ProductSummary, Voucher } from '@aksamit/contracts';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const english = { 'accept-language': 'en' };
const british = { 'market-slug': 'en', 'accept-language': 'en' };
const DAY = 86_400_000;

async function get<Data>(url: string, headers: Record<string, string> = {}) {
  const answer = await shop.call('GET', url, { headers });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<{ data: Data; meta: { page: number; perPage: number; total: number } }>();
}
const idOf = async (code: string): Promise<string> =>
  (await shop.database.pool.query('select id from products where code = $1', [code])).rows[0].id;

describe('bundles', () => {
  const bundle = async (slug: string, headers = {}) =>
    (await get<{ bundle: Bundle }>(`/api/bundles/${slug}`, headers)).data.bundle;

  it('are SOFT, KOMFORT and PREMIUM for women and men', async () => {
    for (const gender of ['female', 'male']) {
      const { data } = await get<{ bundles: Bundle[] }>(`/api/bundles?gender=${gender}&category=epilation`);
      expect(data.bundles.map(({ level }) => level)).toEqual(['soft', 'komfort', 'premium']);
    }
    const { data, meta } = await get<{ bundles: Bundle[] }>('/api/bundles?level=premium&sort=-price&perPage=1&page=2');
    expect([data.bundles.map(({ slug }) => slug), meta]).toEqual([
      ['woman-premium'],
      { page: 2, perPage: 1, total: 2 },
    ]);
  });
  it('return the price of one treatment, and what the free ones save', async () => {
    const premium = await bundle('woman-premium');
    expect(premium).toMatchObject({
      packageQuantityTotal: 9,
      packageBonusQuantity: 3,
      regularQuantity: 6,
      pricing: { price: 469_000, finalPrice: 469_000, pricePerItem: 52_111, lowestPriceValue: null },
      standardPrice: 703_500,
      savingsPercent: 33,
      eventLimit: 12,
      minProductSelection: 3,
      bodyPartCount: 5,
    });
    expect(premium.descriptions).toHaveLength(2);
    for (const list of ['bundleInfos', 'stages', 'faqs'] as const) expect(premium[list].length).toBeGreaterThan(0);
  });
  it('offer to choose from bundlable treatments of their own kind, with their body parts', async () => {
    const { products } = await bundle('man-soft');
    expect(products.length).toBeGreaterThanOrEqual(5);
    const { data } = await get<{ products: ProductSummary[] }>(
      '/api/products?gender=male&category=epilation&perPage=100',
    );
    for (const { id, productBodyParts } of products) {
      expect(data.products.find((product) => product.id === id)).toMatchObject({ isBundlable: true, type: 'product' });
      expect(productBodyParts).toHaveLength(1);
    }
  });
  it('are found by the slug of any language and speak the asked one; prices are the market’s', async () => {
    expect(await bundle('woman-soft', english)).toMatchObject({ slug: 'woman-soft-bundle', name: 'Woman SOFT bundle' });
    expect((await bundle('woman-soft-bundle')).name).toBe('Paczka Woman SOFT');
    expect((await bundle('woman-soft', british)).pricing.currency.code).toBe('GBP');
  });
  it('name the markets that sell them, as pages in other markets are alternates only there', async () => {
    expect((await bundle('man-komfort', british)).markets).toEqual(['pl', 'en']);
    const { pool } = shop.database;
    await pool.query(`delete from product_prices where product_id = $1 and currency = 'GBP'`, [
      await idOf('bundle-man-komfort'),
    ]);
    expect((await bundle('man-komfort')).markets).toEqual(['pl']);
  });
  it('take part in promotions, with the lowest price before', async () => {
    await shop.database.pool.query(`with made as (
        insert into promotions (code, name, slugs, discount_kind, discount_value, start_at, end_at)
        values ('bundle-week', '{"pl":"Tydzień paczek","en":"Bundle week"}', '{"pl":"tydzien-paczek","en":"bundle-week"}',
          'percentage', 10, now() - interval '1 day', now() + interval '1 day') returning id)
      insert into promotion_products select made.id, p.id from made, products p where p.code = 'bundle-man-komfort'`);
    expect(await bundle('man-komfort')).toMatchObject({
      pricing: { price: 419_000, finalPrice: 377_100, lowestPriceValue: 419_000, pricePerItem: 47_138 },
      // Eight treatments for the price of six, at the promotion's price: the promotion is no part of the saving.
      standardPrice: 502_800,
      savingsPercent: 25,
      ongoingPromos: [{ slug: 'tydzien-paczek' }],
    });
  });
  it('are no treatments: they have lists of their own', async () => {
    const { data } = await get<{ products: ProductSummary[] }>('/api/products?perPage=100');
    expect(data.products.filter(({ type }) => type !== 'product' && type !== 'package')).toEqual([]);
    expect((await shop.call('GET', '/api/products/woman-soft')).statusCode).toBe(404);
    expect((await get<{ products: ProductSummary[] }>('/api/products?type=bundle')).data.products.length).toBe(7);
    expect((await shop.call('GET', '/api/bundles/depilacja-laserowa-pachy')).statusCode).toBe(404);
  });
});

describe('packages', () => {
  it('know what they are made of and what they save', async () => {
    const { data } = await get<{ product: unknown }>('/api/products/pakiet-komfort-bikini-i-pachy');
    expect(data.product).toMatchObject({
      level: 'komfort',
      packageQuantity: 6,
      products: [
        { product: { slug: 'depilacja-laserowa-pachy' }, quantity: 6 },
        { product: { slug: 'depilacja-laserowa-bikini' }, quantity: 6 },
      ],
      // Both are on promotion: bought one by one they have today's prices.
      standardPrice: 6 * (13_520 + 15_920),
    });
  });
});

describe('offers', () => {
  const slugs = async (query: string, headers = {}) =>
    (await get<{ offers: OfferSummary[] }>(`/api/offers?${query}`, headers)).data.offers.map(({ slug }) => slug);

  it('are those that can be bought now', async () => {
    const all = await slugs('perPage=100');
    expect(all).toContain('pachy-i-bikini-razem');
    expect(all).not.toContain('pozegnanie-lata');
    expect(all).not.toContain('wiosna-bez-maszynki');
    for (const slug of ['pozegnanie-lata', 'wiosna-bez-maszynki', 'nic', 'depilacja-laserowa-pachy'])
      expect([slug, (await shop.call('GET', `/api/offers/${slug}`)).statusCode]).toEqual([slug, 404]);
  });
  it.each([
    ['variant=flexy', ['flexi-trzy-okolice', 'flexi-klatka-brzuch-kark']],
    ['category=emSpec', ['elektrostymulacja-na-start']],
    ['gender=male&category=epilation&variant=special', ['plecy-i-barki-w-jednej-wizycie', 'klatka-i-brzuch']],
    ['q=ENDERMOLOGIA&sort=-name', ['po-treningu-endermologia', 'endermologia-na-probe']],
  ])('are narrowed by %s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });
  it('return what is in them, what that costs singly and until when they hold', async () => {
    const { data } = await get<{ offer: Offer }>('/api/offers/pachy-i-bikini-razem', english);
    expect(data.offer).toMatchObject({
      slug: 'underarms-and-bikini-together',
      label: 'Duo',
      products: [
        { product: { name: 'Underarm laser hair removal' }, quantity: 1 },
        { product: { name: 'Bikini line laser hair removal' }, quantity: 1 },
      ],
      pricing: { price: 24_900, finalPrice: 24_900 },
      // In the promotions that its treatments are in now.
      standardPrice: 29_440,
      savingsPercent: 15,
      showCountdown: true,
    });
  });
  it('of the example catalogue cost noticeably less than their treatments one by one, in promotions too', async () => {
    const { data } = await get<{ offers: OfferSummary[] }>('/api/offers?perPage=100');
    for (const { slug, savingsPercent } of data.offers) expect([slug, savingsPercent >= 10]).toEqual([slug, true]);
  });
  it('claim no saving where their treatments cost less one by one', async () => {
    const id = await idOf('offer-after-training-endermology');
    await shop.database.pool.query('update product_prices set amount_minor = amount_minor * 2 where product_id = $1', [
      id,
    ]);
    const { data } = await get<{ offer: Offer }>('/api/offers/po-treningu-endermologia');
    expect([data.offer.pricing.finalPrice > (data.offer.standardPrice ?? 0), data.offer.savingsPercent]).toEqual([
      true,
      0,
    ]);
  });
  it('end to the second: for visitors, in caches and in the cart', async () => {
    const { data } = await get<{ offers: OfferSummary[] }>('/api/offers?sort=validTo&perPage=1');
    const first = data.offers[0];
    if (!first?.validTo) throw new Error('an offer that ends was expected');
    const end = new Date(first.validTo);
    shop.setNow(new Date(end.getTime() - 20_000));
    const before = await shop.call('GET', `/api/offers/${first.slug}`);
    shop.setNow(end);
    const after = await shop.call('GET', `/api/offers/${first.slug}`);
    const listed = await slugs('perPage=100');
    shop.setNow(null);
    expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'public, max-age=20']);
    expect([after.statusCode, listed.includes(first.slug)]).toEqual([404, false]);
  });
  it('begin on their day', async () => {
    shop.setNow(new Date(Date.now() + 100 * DAY));
    expect(await slugs('perPage=100')).toContain('wiosna-bez-maszynki');
    shop.setNow(null);
  });
});

describe('vouchers', () => {
  const vouchers = async (query: string, headers = {}) =>
    (await get<{ vouchers: Voucher[] }>(`/api/vouchers?${query}`, headers)).data.vouchers;

  it('have the amounts that the market offers, in both kinds', async () => {
    const { market } = (await get<{ market: { voucherAmounts: { offered: number[] } } }>('/api/markets/pl')).data;
    for (const kind of ['electronic', 'paper']) {
      const found = await vouchers(`kind=${kind}`);
      expect(found.map(({ pricing }) => pricing.value)).toEqual(market.voucherAmounts.offered);
    }
    const british50 = (await vouchers('type=online&sort=-value', british))[1];
    expect(british50).toMatchObject({
      name: 'Electronic voucher £50',
      kind: 'electronic',
      purpose: 'multi',
      validMonths: 6,
      validDays: 182,
      pricing: { price: 5000, value: 5000, currency: { code: 'GBP' } },
    });
    const [inZloty] = await vouchers('kind=paper', { 'accept-language': 'en' });
    expect(inZloty?.name).toBe(`Paper voucher ${(inZloty?.pricing.value ?? 0) / 100}\u00a0zł`);
    expect(await vouchers('type=online&kind=paper')).toEqual([]);
  });
  it('are never in a promotion', async () => {
    const id = await idOf('voucher-paper-pl-100');
    await expect(
      shop.database.pool.query('insert into promotion_products select id, $1 from promotions limit 1', [id]),
    ).rejects.toMatchObject({ constraint: 'promotion_products_no_vouchers' });
  });
  it('belong to a category without treatments, which is no choice on a list', async () => {
    const { data } = await get<{ productCategories: { code: string }[] }>('/api/product-categories?isVirtual=1');
    expect(data.productCategories.map(({ code }) => code)).toEqual(['vouchers']);
  });
});

describe('suggestions', () => {
  const suggested = async (query: string) =>
    (await get<{ suggestedProducts: ProductSummary[] }>(`/api/suggested-products?${query}`)).data.suggestedProducts;

  it('begin with what people chose, are for the same gender and cover no body part twice', async () => {
    const id = await idOf('laser-female-armpits');
    const found = await suggested(`productIds=${id}&perPage=50`);
    expect(found.slice(0, 2).map(({ slug }) => slug)).toEqual([
      'depilacja-laserowa-bikini',
      'depilacja-laserowa-lydki',
    ]);
    expect(found.filter(({ gender }) => gender !== 'female')).toEqual([]);
    expect(found.filter(({ productBodyParts }) => productBodyParts.some(({ code }) => code === 'armpits'))).toEqual([]);
  });
  it('are what is recommended when nothing is known, or only what nobody sells', async () => {
    expect((await suggested('perPage=3')).every(({ promoRecommended }) => promoRecommended)).toBe(true);
    expect((await suggested('productIds=999999&gender=male')).every(({ gender }) => gender === 'male')).toBe(true);
  });
});

it.each([
  'bundles?level=none',
  'bundles?gender=all',
  'bundles?sort=color',
  'offers?variant=none',
  'offers?category=dermapen',
  'offers?sort=label',
  'vouchers?kind=plastic',
  'vouchers?sort=name',
  'suggested-products?productIds=a',
  'suggested-products?productIds=1,',
  'product-categories?sort=secret',
  'body-parts?sort=secret',
  'body-part-groups?sort=secret',
])('refuses %s in both languages', async (query) => {
  const field = /[?&](\w+)=/.exec(query)?.[1];
  const polish = await shop.call('GET', `/api/${query}`);
  const inEnglish = await shop.call('GET', `/api/${query}`, { headers: english });
  expect([polish.statusCode, Object.keys(polish.json().error.fields)]).toEqual([422, [field]]);
  expect([polish.json().error.message, inEnglish.json().error.message]).toEqual([
    'Formularz zawiera błędy',
    'The form contains errors',
  ]);
});

it('keeps a product’s type and the tables beside it in step', async () => {
  const { pool } = shop.database;
  await expect(pool.query(`update products set type = 'product' where code = 'bundle-man-soft'`)).rejects.toThrow(
    'fixed',
  );
  await expect(
    pool.query(`insert into bundles (product_id, event_limit, validity_duration_months, min_product_selection, color)
      select id, 12, 12, 1, '#aabbcc' from products where code = 'laser-male-back'`),
  ).rejects.toThrow('is no bundle');
  await expect(
    pool.query(`update products set package_bonus_quantity = 9 where code = 'bundle-woman-premium'`),
  ).rejects.toMatchObject({ constraint: 'products_bonus_below_total' });
});
