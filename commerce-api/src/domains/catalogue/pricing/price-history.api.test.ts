/** The history of prices as the database stores it, and the lowest price of 30 days as the shop shows it. */
import type { PoolClient } from 'pg';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const CODE = 'laser-female-knees';
const SINGLE = `product_id = (select id from products where code = '${CODE}') and market_id = 1 and quantity_from = 1`;

const raise = (client: PoolClient, amount: number) =>
  client.query(`update product_prices set amount_minor = $1 where ${SINGLE}`, [amount]);

describe('two who change one price at the same time', () => {
  it('leave a history that ends with the price that holds, whoever began first', async () => {
    const [early, late] = [await shop.database.pool.connect(), await shop.database.pool.connect()];
    try {
      await early.query('begin');
      // Uses the transaction's own time, which now() returns until its end.
      await early.query('select now()');
      await late.query('begin');
      await raise(late, 22_200);
      await late.query('commit');
      await raise(early, 11_100);
      await early.query('commit');
    } finally {
      early.release();
      late.release();
    }
    const history = await shop.database.pool.query(
      `select amount_minor from price_history where ${SINGLE} order by valid_from desc, id desc limit 2`,
    );
    expect(history.rows.map(({ amount_minor }) => amount_minor)).toEqual([11_100, 22_200]);
    const { product } = (await shop.call('GET', '/api/products/depilacja-laserowa-kolana')).json().data;
    expect(product.pricing.price).toBe(11_100);
  });
  it('lose no change: each of many stands in the history', async () => {
    const { pool } = shop.database;
    const amounts = Array.from({ length: 20 }, (_unused, index) => 30_000 + index);
    await Promise.all(
      amounts.map((amount) => pool.query(`update product_prices set amount_minor = $1 where ${SINGLE}`, [amount])),
    );
    const history = await pool.query(`select amount_minor from price_history where ${SINGLE} and amount_minor >= 30000
      order by valid_from, id`);
    expect(history.rows.map(({ amount_minor }) => amount_minor).sort()).toEqual(amounts);
    const held = await pool.query(`select amount_minor from product_prices where ${SINGLE}`);
    expect(history.rows.at(-1)).toEqual(held.rows[0]);
  });
});

describe('the window of the lowest price', () => {
  /** A treatment with these prices since these instants, and a promotion of 10 % from `start` for a week. */
  async function promoted(code: string, prices: [since: string, amount: number][], start: string): Promise<void> {
    const { pool } = shop.database;
    for (const [since, amount] of prices) {
      await pool.query(
        `insert into price_history (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
         select id, 1, 'PLN', 1, 1, $2, $3 from products where code = $1`,
        [code, amount, since],
      );
    }
    await pool.query(
      `with made as (insert into promotions (code, name, slugs, discount_kind, discount_value, start_at, end_at)
         values ('window-' || $1, '{"pl":"Okno","en":"Window"}', jsonb_build_object('pl', lower('okno-' || $1), 'en', lower('window-' || $1)),
           'percentage', 10, $2, $2::timestamptz + interval '7 days') returning id)
       insert into promotion_products select made.id, p.id from made, products p where p.code = $1`,
      [code, start],
    );
  }
  const lowestOn = async (slug: string, day: string) => {
    shop.setNow(new Date(day));
    const answer = await shop.call('GET', `/api/products/${slug}`);
    shop.setNow(null);
    return answer.json().data.product.lowestPriceValue;
  };

  // The clocks went forward on 29 March 2026: the window of a promotion of 10 April begins in winter time.
  it('begins at midnight in Warsaw, also when the clocks changed within it', async () => {
    await promoted(
      'laser-female-hands',
      [
        ['2026-01-01T00:00:00Z', 5000],
        ['2026-03-10T23:00:00Z', 9000],
      ],
      '2026-04-10T10:00:00+02:00',
    );
    expect(await lowestOn('depilacja-laserowa-dlonie', '2026-04-12T10:00:00Z')).toBe(9000);
    await promoted(
      'laser-female-feet',
      [
        ['2026-01-01T00:00:00Z', 5000],
        ['2026-03-10T23:00:01Z', 9000],
      ],
      '2026-04-10T10:00:00+02:00',
    );
    expect(await lowestOn('depilacja-laserowa-stopy', '2026-04-12T10:00:00Z')).toBe(5000);
  });
  it('ends the day before the promotion, and does not slide while it runs', async () => {
    await promoted(
      'laser-female-areolas',
      [
        ['2026-01-01T00:00:00Z', 9000],
        ['2026-04-10T05:00:00Z', 4000],
        ['2026-04-11T05:00:00Z', 3000],
      ],
      '2026-04-10T10:00:00+02:00',
    );
    for (const day of ['2026-04-10T12:00:00Z', '2026-04-16T12:00:00Z'])
      expect(await lowestOn('depilacja-laserowa-otoczki-piersi', day)).toBe(9000);
  });
});
