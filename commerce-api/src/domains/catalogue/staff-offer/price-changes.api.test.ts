/** Prices that begin at a time, and previews of what the shop will show. */
import { sql } from 'kysely';
import { makeProducts, type TestProducts } from '../../../testing/commerce-fixture';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { applyPriceChanges } from './price-changes';

let shop: TestApp;
let people: Record<Role, Person>;
let products: TestProducts;

beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(() => sql`delete from price_changes`.execute(shop.database.db));

const HOUR_MS = 3_600_000;
const ahead = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const as = (role: Role, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body });
const admin = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => as('admin', method, path, body);

async function singlePrice(): Promise<{ id: string; price: number; history: { price: number }[]; changes: object[] }> {
  const { prices } = (await admin('GET', `/prices?productId=${products.calves}&marketId=1`)).json().data;
  return prices.find(({ quantityFrom }: { quantityFrom: number }) => quantityFrom === 1);
}
const change = async (price: number, hours: number) =>
  admin('POST', '/price-changes', { priceId: (await singlePrice()).id, price, validFrom: ahead(hours) });

describe('a price that begins at a time', () => {
  test('holds from then on, not before, and stands in the history', async () => {
    const before = await singlePrice();
    const made = await change(13_000, 2);
    expect(made.statusCode).toBe(201);
    const { priceChange } = made.json().data;
    expect((await auditLogOf(shop))[0]).toMatchObject({ subjectKind: 'price', subjectId: before.id });
    expect(await applyPriceChanges(shop.database, new Date(ahead(1)))).toBe(0);
    expect(await singlePrice()).toEqual({ ...before, changes: [priceChange] });
    expect(await applyPriceChanges(shop.database, new Date(ahead(3)))).toBe(1);
    const after = await singlePrice();
    expect(after).toMatchObject({ price: 13_000, changes: [] });
    expect(after.history.map(({ price }) => price)).toEqual([13_000, ...before.history.map(({ price }) => price)]);
    expect(await applyPriceChanges(shop.database, new Date(ahead(3)))).toBe(0);
  });

  test('of two that are due the later one holds, whichever was added first', async () => {
    await change(14_500, 2);
    await change(14_000, 1);
    expect(await applyPriceChanges(shop.database, new Date(ahead(3)))).toBe(2);
    expect((await singlePrice()).price).toBe(14_500);
  });

  test('is taken back before it begins, not after', async () => {
    const { id } = (await change(15_000, 2)).json().data.priceChange;
    expect((await admin('DELETE', `/price-changes/${id}`)).statusCode).toBe(200);
    expect((await singlePrice()).changes).toEqual([]);
    expect((await admin('DELETE', `/price-changes/${id}`)).statusCode).toBe(404);
  });

  test('is refused in the past, of an unknown price, below zero, and twice at one instant', async () => {
    const { id } = await singlePrice();
    const body = { priceId: id, price: 1, validFrom: ahead(4) };
    const post = async (more: object) => {
      const answer = await admin('POST', '/price-changes', { ...body, ...more });
      return [answer.statusCode, Object.keys(answer.json().error?.fields ?? {})];
    };
    expect(await post({ validFrom: ahead(-1) })).toEqual([422, ['validFrom']]);
    expect(await post({ priceId: '999999999' })).toEqual([404, []]);
    expect(await post({ price: -1 })).toEqual([422, ['price']]);
    expect(await post({})).toEqual([201, []]);
    expect(await post({ price: 2 })).toEqual([422, ['validFrom']]);
  });

  test.each(['customer', 'staff', 'manager'] as const)('is not for the role %s', async (role) => {
    const { id } = await singlePrice();
    const body = { priceId: id, price: 1, validFrom: ahead(4) };
    expect((await as(role, 'POST', '/price-changes', body)).statusCode).toBe(403);
    expect((await as(role, 'DELETE', '/price-changes/1')).statusCode).toBe(403);
  });
});

describe('a preview', () => {
  const preview = async (body: object) => {
    const answer = await as('manager', 'POST', '/price-previews', { marketId: '1', ...body });
    return answer.json().data?.pricePreview;
  };
  /** What the public page of a treatment shows at an instant. */
  async function shownAt(slug: string, at: string) {
    shop.setNow(new Date(at));
    const { product } = (await shop.call('GET', `/api/products/${slug}`)).json().data;
    shop.setNow(null);
    const { price, finalPrice } = product.pricing;
    const promoted = product.ongoingPromos[0]?.pricing.finalPrice ?? finalPrice;
    return { price, finalPrice: promoted, lowestPrice: product.lowestPriceValue };
  }
  const firstRow = ({ price, finalPrice, lowestPrice }: Record<string, unknown>) => ({
    price,
    finalPrice,
    lowestPrice,
  });

  test('of what is stored is what the shop shows now', async () => {
    const at = ahead(0);
    const found = await preview({ productId: products.promoted, at });
    expect(found).toMatchObject({ currency: 'PLN', isPromoted: true });
    expect(firstRow(found.rows[0])).toEqual(await shownAt('test-promocja', at));
  });

  test('of a promotion is what the shop shows once it is stored and has begun', async () => {
    const [startAt, endAt, at] = [ahead(48), ahead(96), ahead(49)];
    const promotion = { discountKind: 'percentage', discountValue: 25, startAt, endAt };
    const draft = await preview({ productId: products.face, at, promotion });
    expect(draft).toMatchObject({
      isPromoted: true,
      rows: [{ price: 25_000, finalPrice: 18_750, lowestPrice: 25_000 }],
    });
    const stored = {
      ...promotion,
      code: 'podglad',
      name: { pl: 'Podgląd', en: 'Preview' },
      slugs: { pl: 'podglad', en: 'preview' },
      productIds: [products.face],
    };
    expect((await admin('POST', '/promotions', stored)).statusCode).toBe(201);
    expect(firstRow(draft.rows[0])).toEqual(await shownAt('test-twarz', at));
  });

  test('of a price during a promotion leaves the lowest price of the 30 days before it', async () => {
    await sql`insert into price_history
      (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
      values (${products.promoted}, 1, 'PLN', 1, 5, 19_000, now() - interval '60 days')`.execute(shop.database.db);
    const change = { quantityFrom: 1, quantityTo: 5, price: 30_000 };
    const found = await preview({ productId: products.promoted, at: ahead(1), change });
    expect(found.rows).toEqual([
      { quantityFrom: 1, quantityTo: 5, price: 30_000, finalPrice: 18_000, lowestPrice: 19_000 },
    ]);
  });

  test('counts the prices that begin until then', async () => {
    await change(16_000, 2);
    const priceAt = async (hours: number) => (await preview({ productId: products.calves, at: ahead(hours) })).rows[0];
    expect((await priceAt(3)).price).toBe(16_000);
    expect((await priceAt(1)).price).not.toBe(16_000);
  });

  test('of a promotion that has not begun at the instant shows no reduction', async () => {
    const promotion = { discountKind: 'amount', discountValue: 500, startAt: ahead(48), endAt: ahead(96) };
    const found = await preview({ productId: products.calves, at: ahead(1), promotion });
    expect(found).toMatchObject({ isPromoted: false });
    expect(found.rows.every(({ lowestPrice }: { lowestPrice: number | null }) => lowestPrice === null)).toBe(true);
  });

  test('is 404 without a price in the market, and of an unknown treatment', async () => {
    const statusOf = async (body: object) =>
      (await as('manager', 'POST', '/price-previews', { at: ahead(1), ...body })).statusCode;
    expect(await statusOf({ productId: products.face, marketId: '2' })).toBe(404);
    expect(await statusOf({ productId: '999999999', marketId: '1' })).toBe(404);
  });

  test.each(['customer', 'staff'] as const)('is not for the role %s', async (role) => {
    const body = { productId: products.calves, marketId: '1', at: ahead(1) };
    expect((await as(role, 'POST', '/price-previews', body)).statusCode).toBe(403);
  });
});

describe('many prices at once', () => {
  const pricesOf = async () =>
    (await admin('GET', `/prices?productId=${products.calves}&marketId=1`)).json().data.prices as {
      id: string;
      price: number;
    }[];
  const raised = async () =>
    (await pricesOf()).map(({ id, price }) => ({ priceId: id, former: price, price: price + 500 }));
  const batch = (changes: object[], validFrom: string | null = null) =>
    admin('POST', '/price-change-batches', { validFrom, changes });

  test('are changed now, each with its history, and the log has how many', async () => {
    const changes = await raised();
    expect(changes.length).toBeGreaterThan(1);
    const answer = await batch(changes);
    expect([answer.statusCode, answer.json().data]).toEqual([201, { priceBatch: { count: changes.length } }]);
    expect((await auditLogOf(shop))[0]).toMatchObject({
      subjectKind: 'price',
      subjectId: null,
      details: { count: changes.length, validFrom: null },
    });
    expect((await pricesOf()).map(({ price }) => price).sort()).toEqual(changes.map(({ price }) => price).sort());
    const { history } = await singlePrice();
    expect(history.slice(0, 2).map(({ price }) => price)).toEqual([
      (await singlePrice()).price,
      (await singlePrice()).price - 500,
    ]);
  });

  test('begin at a time ahead', async () => {
    const before = await pricesOf();
    expect((await batch(await raised(), ahead(2))).statusCode).toBe(201);
    expect((await pricesOf()).map(({ price }) => price)).toEqual(before.map(({ price }) => price));
    expect(await applyPriceChanges(shop.database, new Date(ahead(3)))).toBe(before.length);
    expect((await pricesOf()).map(({ price }) => price)).toEqual(before.map(({ price }) => price + 500));
  });

  test('stay as they are where one of them is no longer what it was, or is gone', async () => {
    const before = await pricesOf();
    const changes = await raised();
    const [first, ...others] = changes;
    for (const wrong of [
      { ...first, former: 1 },
      { ...first, priceId: '999999999' },
    ]) {
      const answer = await batch([...others, wrong]);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'prices_changed']);
    }
    expect(await pricesOf()).toEqual(before);
  });

  test('of two batches at once one is stored whole, the other refused whole', async () => {
    const changes = await raised();
    const other = changes.map((change) => ({ ...change, price: change.price + 100 })).reverse();
    const answers = await Promise.all([batch(changes), batch(other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const stored = answers[0]?.statusCode === 201 ? changes : other;
    expect((await pricesOf()).map(({ price }) => price).sort()).toEqual(stored.map(({ price }) => price).sort());
  });

  test('are refused for a time that has passed, for a second change at one time, twice in a batch, and none', async () => {
    const changes = await raised();
    const at = ahead(2);
    expect((await batch(changes, ahead(-1))).json().error.fields).toHaveProperty('validFrom');
    expect((await batch(changes, at)).statusCode).toBe(201);
    expect((await batch(changes, at)).json().error.fields).toHaveProperty('validFrom');
    expect((await batch([...changes, ...changes])).json().error.fields).toHaveProperty('changes');
    expect((await batch([])).json().error.fields).toHaveProperty('changes');
  });

  test('are found by the category of what they are the price of', async () => {
    const { category_id: categoryId } = (
      await sql<{ category_id: string }>`select category_id::text from products where id = ${products.calves}`.execute(
        shop.database.db,
      )
    ).rows[0] ?? { category_id: '' };
    const found = (await admin('GET', `/prices?categoryId=${categoryId}&perPage=100&marketId=1`)).json();
    const expected = await sql<{ count: number }>`select count(*)::int as count from product_prices r
      join products p on p.id = r.product_id where p.category_id = ${categoryId} and r.market_id = 1`.execute(
      shop.database.db,
    );
    expect(found.meta.total).toBe(expected.rows[0]?.count);
    expect((await admin('GET', '/prices?categoryId=999999')).json().meta.total).toBe(0);
  });
});
