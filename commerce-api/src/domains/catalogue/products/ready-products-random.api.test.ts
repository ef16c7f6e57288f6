/** Ready rows and the tables give the same, whatever is edited, and at whatever instant they are read. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { type Db, databaseErrorCode, type Trx } from '../../../platform/database';
import { rolledBack, shownAt, silent } from '../../../testing/ready-rows';
import { shopWithProducts } from '../../../testing/shop-with-products';
import type { PricingScope } from '../pricing';
import { compareReadyProducts, prepareReadyProducts } from './keep-ready-products';

const opened = shopWithProducts();

const START = new Date();
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);
const CODES = ['test-lydki', 'test-twarz', 'test-promocja', 'random-package'];
const SLUGS = [...CODES.slice(0, 3), 'random-package'];

const code = fc.constantFrom(...CODES);
const treatment = fc.constantFrom('test-lydki', 'test-twarz', 'test-promocja');
const word = fc.string({
  minLength: 1,
  maxLength: 6,
  unit: fc.constantFrom('ą', 'b', '"', '\\', 'é', '<', '7', '\u2028'),
});
/** Hours from the start: promotions that are over, that run, and that begin later. */
const hours = fc.integer({ min: -24 * 60, max: 24 * 60 });
const amount = fc.integer({ min: 0, max: 90_000 });
const nth = fc.integer({ min: 1, max: 3 });

const idOf = (of: string) => sql`(select id from products where code = ${of})`;
const named = (name: string) => sql`${JSON.stringify({ pl: name, en: `${name}-en` })}::jsonb`;

/** Edits: each is one statement of one source. */
const edit = fc.oneof(
  fc
    .record({ of: code, name: word })
    .map(({ of, name }) => sql`update products set name = ${named(name)} where code = ${of}`),
  fc
    .record({ of: code, enabled: fc.boolean() })
    .map(
      ({ of, enabled }) => sql`update products set enabled = ${enabled}, position = position + 1 where code = ${of}`,
    ),
  fc
    .record({ of: code, amount })
    .map(
      ({ of, amount: minor }) => sql`update product_prices set amount_minor = ${minor} where product_id = ${idOf(of)}`,
    ),
  fc.record({ of: code, amount, from: fc.integer({ min: 10, max: 20 }) }).map(
    ({ of, amount: minor, from }) => sql`insert into product_prices
      (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
      values (${idOf(of)}, 1, 'PLN', ${from}, ${from}, ${minor}) on conflict do nothing`,
  ),
  code.map((of) => sql`delete from product_prices where product_id = ${idOf(of)} and quantity_from >= 10`),
  fc.record({ of: code, amount, at: hours }).map(
    ({ of, amount: minor, at }) => sql`insert into price_history
      (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
      values (${idOf(of)}, 1, 'PLN', 1, 1, ${minor}, ${after(at)})`,
  ),
  fc
    .record({
      of: code,
      at: hours,
      length: fc.integer({ min: 1, max: 900 }),
      percent: fc.integer({ min: 1, max: 100 }),
      us: fc.nat(999),
      name: word,
      market: fc.constantFrom(1, null),
    })
    .map(
      ({ of, at, length, percent, us, name, market }) => sql`with made as (
      insert into promotions (code, name, slugs, market_id, discount_kind, discount_value, start_at, end_at, position)
      select 'random-' || n, ${named(name)}, jsonb_build_object('pl', 'losowa-' || n, 'en', 'random-' || n), ${market}::int,
        'percentage', ${percent}, ${after(at)}::timestamptz + make_interval(secs => ${us} / 1000000.0),
        ${after(at + length)}::timestamptz + make_interval(secs => ${us} / 1000000.0), ${percent} % 3
      from (select count(*) as n from promotions) counted returning id)
      insert into promotion_products (promotion_id, product_id) select id, ${idOf(of)} from made`,
    ),
  fc.record({ of: treatment, which: nth }).map(
    ({ of, which }) => sql`insert into promotion_products (promotion_id, product_id)
      select p.id, ${idOf(of)} from promotions p where p.code like 'random-%' order by p.id limit ${which} on conflict do nothing`,
  ),
  fc.record({ of: treatment }).map(
    ({ of }) => sql`delete from promotion_products x using promotions p where p.id = x.promotion_id
      and p.start_at > now() and x.product_id = ${idOf(of)}`,
  ),
  fc.record({ name: word, later: fc.integer({ min: 1, max: 500 }) }).map(
    ({
      name,
      later,
    }) => sql`update promotions set name = ${named(name)}, end_at = end_at + make_interval(hours => ${later})
      where code like 'random-%' and end_at > now()`,
  ),
  word.map((name) => sql`update product_categories set name = ${named(name)} where code = 'test'`),
  fc.record({ of: code, which: nth }).map(
    ({
      of,
      which,
    }) => sql`update products set category_id = (select id from product_categories where enabled and not is_virtual
      order by code = 'test' desc, id limit 1 offset ${which - 1}) where code = ${of}`,
  ),
  fc.record({ of: code, which: nth }).map(
    ({ of, which }) => sql`insert into product_body_parts (product_id, body_part_id)
      select ${idOf(of)}, b.id from body_parts b order by b.id limit ${which} on conflict do nothing`,
  ),
  code.map((of) => sql`delete from product_body_parts where product_id = ${idOf(of)}`),
  fc
    .record({ name: word, which: nth })
    .map(
      ({ name, which }) => sql`update body_parts set name = ${named(name)}, position = ${which} where id = ${which}`,
    ),
  fc.record({ of: code, which: nth, name: word, position: nth }).map(
    ({ of, which, name, position }) => sql`insert into product_pictures (product_id, picture_id, alt, position)
      select ${idOf(of)}, s.id, ${named(name)}, ${position} from shop_pictures s order by s.id limit ${which}
      on conflict (product_id, picture_id) do update set alt = excluded.alt, position = excluded.position`,
  ),
  code.map((of) => sql`delete from product_pictures where product_id = ${idOf(of)}`),
  fc.record({ of: treatment, quantity: nth }).map(
    ({ of, quantity }) => sql`insert into product_contents (container_id, product_id, quantity)
      values (${idOf('random-package')}, ${idOf(of)}, ${quantity})
      on conflict (container_id, product_id) do update set quantity = excluded.quantity`,
  ),
  treatment.map(
    (of) =>
      sql`delete from product_contents where container_id = ${idOf('random-package')} and product_id = ${idOf(of)}`,
  ),
  fc.boolean().map((enabled) => sql`update markets set enabled = ${enabled} where slug = 'en'`),
  fc.record({ of: treatment, stars: fc.integer({ min: 1, max: 5 }), word }).map(
    ({
      of,
      stars,
      word: content,
    }) => sql`insert into opinions (product_id, author_name, rating, locale, content, verification, status, moderated_at)
      values (${idOf(of)}, 'Ala', ${stars}, 'pl', ${content}, 'none', 'published', now())`,
  ),
  fc
    .record({ of: treatment, status: fc.constantFrom('rejected', 'published') })
    .map(({ of, status }) => sql`update opinions set status = ${status} where product_id = ${idOf(of)}`),
  treatment.map((of) => sql`delete from opinions where product_id = ${idOf(of)}`),
);

const reading = fc.record({
  marketId: fc.constantFrom(1, 2),
  locale: fc.constantFrom('pl' as const, 'en' as const),
  now: hours.map(after),
});

async function makePackage(trx: Trx): Promise<void> {
  await sql`insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, vat_rate, package_quantity)
    select 'random-package', 'package', p.gender, p.category_id, p.name, '{"pl":"random-package","en":"random-package-en"}',
      p.lead, p.content, 60, 23, 2 from products p where p.code = 'test-lydki'`.execute(trx);
  await sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
    values (${idOf('random-package')}, 1, 'PLN', 1, 5, 30000)`.execute(trx);
}

/** A rule of the database may refuse an edit; any other failure is the test's. */
async function tryEdit(trx: Trx, made: ReturnType<typeof sql>): Promise<void> {
  await sql`savepoint edited`.execute(trx);
  try {
    await made.execute(trx);
  } catch (error) {
    if (!databaseErrorCode(error)?.startsWith('23')) throw error;
    await sql`rollback to savepoint edited`.execute(trx);
  }
}

/** What the tables give: all rows are computed. */
async function computedAt(trx: Db, scope: PricingScope): Promise<string[]> {
  await sql`savepoint computed`.execute(trx);
  await sql`delete from ready_products`.execute(trx);
  const shown = await shownAt(trx, SLUGS, scope);
  await sql`rollback to savepoint computed`.execute(trx);
  return shown;
}

test('ready rows equal what the tables give, after any edits and at any instant', async () => {
  const { db } = opened.shop.database;
  let stored = 0;
  const steps = fc.array(fc.record({ edit, reading }), { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await rolledBack(db, async (trx) => {
        await makePackage(trx);
        // The list then has these alone.
        await sql`update products set enabled = false where code <> all (${CODES})`.execute(trx);
        for (const { edit: made, reading: scope } of taken) {
          await shownAt(trx, SLUGS, scope);
          await tryEdit(trx, made);
          const expected = await computedAt(trx, scope);
          // The first request after the edit computes, the second finds rows.
          expect(await shownAt(trx, SLUGS, scope)).toEqual(expected);
          expect(await shownAt(trx, SLUGS, scope)).toEqual(expected);
        }
        for (const { reading: scope } of taken) {
          expect(await shownAt(trx, SLUGS, scope)).toEqual(await computedAt(trx, scope));
        }
        stored += await prepareReadyProducts({ db: trx }, START);
        expect(await compareReadyProducts({ db: trx, logger: silent }, after(-24 * 90))).toBe(0);
        stored += (await sql`select from ready_products`.execute(trx)).rows.length;
      });
    }),
    { numRuns: 12 },
  );
  expect(stored).toBeGreaterThan(100);
}, 300_000);
