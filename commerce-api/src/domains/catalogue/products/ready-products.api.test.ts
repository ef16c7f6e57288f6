/** Ready rows of treatments: never older than an edit, whatever was edited and requested meanwhile. */
import { dataOf, listOf, product, productFirstFreeDay, productSummary } from '@aksamit/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../../platform/database';
import { somebodyWaits } from '../../../testing/lock-waits';
import { enableOnly, rolledBack, shownAt, silent, versionTriggers } from '../../../testing/ready-rows';
import { shopWithProducts } from '../../../testing/shop-with-products';
import type { PricingScope } from '../pricing';
import {
  compareReadyProducts,
  compareReadyProductsAtNight,
  prepareReadyProducts,
  purgeReadyProducts,
} from './keep-ready-products';
import { computeReady } from './list-products';
import { storeReady } from './ready-products';

const test_ = shopWithProducts();
const { silent: logger } = { silent };
const NOW = new Date();
const scope: PricingScope = { marketId: 1, locale: 'pl', now: NOW };
const SLUGS = ['test-lydki', 'test-twarz', 'test-promocja', 'test-pakiet'];
const idOf = (code: string) => sql`(select id from products where code = ${code})`;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** A package of two treatments, a body part, and a promotion that begins in ten days. */
async function makeSources(trx: Trx): Promise<void> {
  const text = (pl: string, en = `${pl}-en`) => sql`${JSON.stringify({ pl, en })}::jsonb`;
  await sql`insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, vat_rate, package_quantity)
    select 'test-pakiet', 'package', p.gender, p.category_id, ${text('Pakiet')}, ${text('test-pakiet')}, p.lead, p.content, 60, 23, 2
    from products p where p.code = 'test-lydki'`.execute(trx);
  await sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
    values (${idOf('test-pakiet')}, 1, 'PLN', 1, 5, 30000)`.execute(trx);
  await sql`insert into product_contents (container_id, product_id, quantity)
    values (${idOf('test-pakiet')}, ${idOf('test-lydki')}, 1)`.execute(trx);
  await sql`insert into body_parts (code, name, slugs, body_part_group)
    values ('test-1', ${text('Jeden')}, ${text('test-jeden')}, 'top'), ('test-2', ${text('Dwa')}, ${text('test-dwa')}, 'top')`.execute(
    trx,
  );
  await sql`insert into product_body_parts (product_id, body_part_id)
    select ${idOf('test-lydki')}, id from body_parts where code = 'test-1'`.execute(trx);
  await sql`with made as (insert into promotions (code, name, slugs, discount_kind, discount_value, start_at, end_at)
      values ('test-later', ${text('Potem')}, ${text('test-potem')}, 'percentage', 25, ${inDays(10)}, ${inDays(20)}) returning id)
    insert into promotion_products (promotion_id, product_id) select id, ${idOf('test-twarz')} from made`.execute(trx);
  await sql`insert into opinions (product_id, author_name, rating, locale, content, verification, status, moderated_at)
    values (${idOf('test-twarz')}, 'Ala K.', 4, 'pl', 'Dobrze.', 'none', 'published', now())`.execute(trx);
  await sql`insert into product_pictures (product_id, picture_id, alt)
    select ${idOf('test-twarz')}, s.id, ${text('Twarz')} from shop_pictures s order by s.id limit 1`.execute(trx);
}

interface Source {
  edit: ReturnType<typeof sql>;
  /** Instant of the reads, where the edit is not seen now. */
  at?: Date;
}

/** One edit for each trigger. */
const sources: Readonly<Record<string, Source>> = {
  'products edited': { edit: sql`update products set name = name || '{"pl":"Inne"}' where code = 'test-lydki'` },
  'product_prices new': {
    edit: sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
      values (${idOf('test-lydki')}, 1, 'PLN', 10, 12, 5000)`,
  },
  'product_prices edited': {
    edit: sql`update product_prices set amount_minor = 11 where product_id = ${idOf('test-lydki')} and market_id = 1`,
  },
  'product_prices gone': {
    edit: sql`delete from product_prices where product_id = ${idOf('test-lydki')} and quantity_from = 2`,
  },
  'price_history new': {
    edit: sql`insert into price_history (product_id, market_id, currency, quantity_from, quantity_to, amount_minor, valid_from)
      values (${idOf('test-promocja')}, 1, 'PLN', 1, 5, 777, ${inDays(-15)})`,
  },
  'product_contents new': {
    edit: sql`insert into product_contents (container_id, product_id, quantity)
      values (${idOf('test-pakiet')}, ${idOf('test-twarz')}, 1)`,
  },
  'product_contents edited': {
    edit: sql`update product_contents set quantity = 7 where container_id = ${idOf('test-pakiet')}`,
  },
  'product_contents gone': { edit: sql`delete from product_contents where container_id = ${idOf('test-pakiet')}` },
  'product_body_parts new': {
    edit: sql`insert into product_body_parts (product_id, body_part_id)
      select ${idOf('test-lydki')}, id from body_parts where code = 'test-2'`,
  },
  'product_body_parts edited': {
    edit: sql`update product_body_parts set body_part_id = (select id from body_parts where code = 'test-2')
      where product_id = ${idOf('test-lydki')}`,
  },
  'product_body_parts gone': { edit: sql`delete from product_body_parts where product_id = ${idOf('test-lydki')}` },
  'product_pictures new': {
    edit: sql`insert into product_pictures (product_id, picture_id, alt)
      select ${idOf('test-lydki')}, s.id, '{"pl":"Łydki","en":"Calves"}' from shop_pictures s order by s.id limit 1`,
  },
  'product_pictures edited': {
    edit: sql`update product_pictures set alt = alt || '{"pl":"Inne"}' where product_id = ${idOf('test-twarz')}`,
  },
  'product_pictures gone': { edit: sql`delete from product_pictures where product_id = ${idOf('test-twarz')}` },
  'promotion_products new': {
    edit: sql`insert into promotion_products (promotion_id, product_id)
      select id, ${idOf('test-lydki')} from promotions where code = 'test-promo'`,
  },
  'promotion_products edited': {
    edit: sql`update promotion_products set product_id = ${idOf('test-lydki')}
      where product_id = ${idOf('test-promocja')}`,
  },
  'promotion_products gone': {
    edit: sql`delete from promotion_products where product_id = ${idOf('test-twarz')}`,
    at: inDays(15),
  },
  'promotions edited': { edit: sql`update promotions set name = name || '{"pl":"Inna"}' where code = 'test-promo'` },
  'product_categories edited': {
    edit: sql`update product_categories set name = name || '{"pl":"Inna"}' where code = 'test'`,
  },
  'body_parts edited': { edit: sql`update body_parts set name = name || '{"pl":"Inna"}' where code = 'test-1'` },
  'opinions new': {
    edit: sql`insert into opinions (product_id, author_name, rating, locale, content, verification, status, moderated_at)
      values (${idOf('test-lydki')}, 'Ela W.', 5, 'pl', 'Polecam.', 'none', 'published', now())`,
  },
  'opinions edited': {
    edit: sql`update opinions set status = 'rejected' where product_id = ${idOf('test-twarz')}`,
  },
  'opinions gone': { edit: sql`delete from opinions where product_id = ${idOf('test-twarz')}` },
  'markets edited': { edit: sql`update markets set enabled = false where slug = 'en'` },
};

describe('an edit of each source', () => {
  it('has a test for every trigger', async () => {
    const { db } = test_.shop.database;
    expect(await versionTriggers(db)).toEqual([...Object.keys(sources), 'products new'].sort());
  });

  it.each(Object.entries(sources))(
    '%s: is shown at once by its trigger, and would not be without',
    async (name, source) => {
      const { db } = test_.shop.database;
      const at = { ...scope, now: source.at ?? NOW };
      const readAround = async (trx: Trx) => {
        await makeSources(trx);
        const before = await shownAt(trx, SLUGS, at);
        return {
          before,
          async after() {
            await source.edit.execute(trx);
            return shownAt(trx, SLUGS, at);
          },
        };
      };
      await rolledBack(db, async (trx) => {
        const { before, after } = await readAround(trx);
        await enableOnly(trx, name);
        const shown = await after();
        expect(shown).not.toEqual(before);
        await sql`delete from ready_products`.execute(trx);
        expect(shown).toEqual(await shownAt(trx, SLUGS, at));
      });
      await rolledBack(db, async (trx) => {
        const { before, after } = await readAround(trx);
        await enableOnly(trx, null);
        expect(await after()).toEqual(before);
      });
    },
  );

  it('products new: a new treatment gets a version, without which its row would never be stored', async () => {
    const { db } = test_.shop.database;
    const versions = async (trx: Trx) =>
      (await sql`select from product_versions where product_id = ${idOf('test-pakiet')}`.execute(trx)).rows.length;
    await rolledBack(db, async (trx) => {
      await enableOnly(trx, 'products new');
      await makeSources(trx);
      expect(await versions(trx)).toBe(1);
    });
    await rolledBack(db, async (trx) => {
      await enableOnly(trx, null);
      await makeSources(trx);
      expect(await versions(trx)).toBe(0);
    });
  });

  it('a package shows the changed price of a treatment in it', async () => {
    await rolledBack(test_.shop.database.db, async (trx) => {
      await makeSources(trx);
      const before = await shownAt(trx, SLUGS, scope);
      await sql`update product_prices set amount_minor = 1 where product_id = ${idOf('test-lydki')}`.execute(trx);
      const shown = await shownAt(trx, SLUGS, scope);
      expect(shown[4]).not.toBe(before[4]);
    });
  });
});

describe('beside itself', () => {
  const rename = (name: string) =>
    sql`update products set name = ${JSON.stringify({ pl: name, en: name })}::jsonb where code = 'test-lydki'`;
  const nameShown = async () => (await shownAt(test_.shop.database.db, ['test-lydki'], scope))[1];
  const computed = () => computeReady(test_.shop.database.db, 'detail', [test_.products.calves], scope);

  it('an edit between the read and the write-back leaves a row that nobody reads', async () => {
    const { db } = test_.shop.database;
    await rename('Przed').execute(db);
    const seen = await computed();
    await rename('Po').execute(db);
    await storeReady(db, 'detail', seen, scope);
    expect(await nameShown()).toContain('"name":"Po"');
    expect(await nameShown()).toContain('"name":"Po"');
  });

  it('an edit that is not committed yet is read by nobody, and at once after its commit', async () => {
    const { db } = test_.shop.database;
    await rename('Przed').execute(db);
    await db.transaction().execute(async (trx) => {
      await rename('Po').execute(trx);
      await storeReady(db, 'detail', await computed(), scope);
      expect(await nameShown()).toContain('"name":"Przed"');
    });
    expect(await nameShown()).toContain('"name":"Po"');
  });

  it('of two who write back the one with the later version wins', async () => {
    const { db } = test_.shop.database;
    await rename('Przed').execute(db);
    const early = await computed();
    await rename('Po').execute(db);
    await storeReady(db, 'detail', await computed(), scope);
    await storeReady(db, 'detail', early, scope);
    const rows = await sql<{ body: string }>`select body from ready_products r join product_versions v
      using (product_id, version) where product_id = ${test_.products.calves} and part = 'detail' and locale = 'pl'
      and market_id = 1`.execute(db);
    expect(rows.rows.map(({ body }) => JSON.parse(body).name)).toEqual(['Po']);
  });

  /** A new link to a record that is being edited: neither transaction sees the other. */
  const links = [
    {
      what: 'a category',
      edit: sql`update product_categories set name = '{"pl":"Zmieniona","en":"Changed"}' where code = 'test-other'`,
      link: sql`update products set category_id = (select id from product_categories where code = 'test-other')
        where code = 'test-lydki'`,
    },
    {
      what: 'a body part',
      edit: sql`update body_parts set name = '{"pl":"Zmieniona","en":"Changed"}' where code = 'test-race'`,
      link: sql`insert into product_body_parts (product_id, body_part_id)
        select ${idOf('test-lydki')}, id from body_parts where code = 'test-race'`,
    },
    {
      what: 'a promotion',
      edit: sql`update promotions set name = '{"pl":"Zmieniona","en":"Changed"}' where code = 'test-promo'`,
      link: sql`insert into promotion_products (promotion_id, product_id)
        select id, ${idOf('test-lydki')} from promotions where code = 'test-promo'`,
    },
  ];
  it.each(links)('a link to $what that is being edited waits for the edit, and shows it', async ({ edit, link }) => {
    const { db } = test_.shop.database;
    await sql`insert into product_categories (code, name, slugs) values ('test-other', '{"pl":"Inna","en":"Other"}',
      '{"pl":"test-inna","en":"test-other"}') on conflict do nothing`.execute(db);
    await sql`insert into body_parts (code, name, slugs, body_part_group) values ('test-race', '{"pl":"Ciało","en":"Body"}',
      '{"pl":"test-cialo","en":"test-race"}', 'top') on conflict do nothing`.execute(db);
    let linked: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await edit.execute(trx);
      linked = link.execute(db);
      await somebodyWaits(trx);
    });
    await linked;
    await nameShown();
    expect(await nameShown()).toContain('Zmieniona');
    const [fresh] = await computed();
    expect(await nameShown()).toBe(fresh?.body);
  });
});

describe('in the background', () => {
  it('rows of the next interval are made in advance, and equal to the tables then', async () => {
    await rolledBack(test_.shop.database.db, async (trx) => {
      await makeSources(trx);
      await shownAt(trx, SLUGS, scope);
      const soon = new Date(inDays(10).getTime() - 60_000);
      await shownAt(trx, SLUGS, { ...scope, now: soon });
      expect(await prepareReadyProducts({ db: trx }, soon)).toBeGreaterThan(0);
      expect(await prepareReadyProducts({ db: trx }, soon)).toBe(0);
      expect(await compareReadyProducts({ db: trx, logger }, soon)).toBe(0);
      const stored = await sql`select from ready_products where product_id = ${idOf('test-twarz')}
        and valid @> ${inDays(15)}::timestamptz`.execute(trx);
      expect(stored.rows).toHaveLength(2);
    });
  });

  it('a row that differs from the tables is reported once, and repaired', async () => {
    await rolledBack(test_.shop.database.db, async (trx) => {
      const before = await shownAt(trx, SLUGS.slice(0, 3), scope);
      await sql`update ready_products set body = '{"wrong":true}'
        where product_id = ${test_.products.calves} and part = 'detail'`.execute(trx);
      expect((await shownAt(trx, SLUGS.slice(0, 3), scope))[1]).toBe('{"wrong":true}');
      expect(await compareReadyProductsAtNight({ db: trx, logger }, new Date('2026-11-23T12:30:00Z'))).toBe(0);
      const differing = await compareReadyProducts({ db: trx, logger }, NOW);
      expect(differing).toBe(1);
      expect(await shownAt(trx, SLUGS.slice(0, 3), scope)).toEqual(before);
      expect(await compareReadyProductsAtNight({ db: trx, logger }, new Date('2026-11-23T02:30:00Z'))).toBe(0);
    });
  });

  it('outdated rows are deleted, current ones stay', async () => {
    await rolledBack(test_.shop.database.db, async (trx) => {
      await sql`delete from ready_products`.execute(trx);
      await shownAt(trx, SLUGS.slice(0, 3), scope);
      const count = async () =>
        (await sql<{ n: number }>`select count(*)::int as n from ready_products`.execute(trx)).rows[0]?.n ?? 0;
      const all = await count();
      await sql`update products set name = name where code = 'test-lydki'`.execute(trx);
      await purgeReadyProducts(trx, NOW);
      expect(await count()).toBe(all - 2);
    });
  });
});

describe('responses of ready rows', () => {
  const list = listOf({ products: z.array(productSummary) });
  const detail = dataOf({ product, firstFreeDay: productFirstFreeDay.nullable() });
  it.each([
    ['/api/products?perPage=100', list],
    ['/api/products?perPage=24&sort=-price&page=2', list],
    ['/api/products?q=nothing-of-this-name', list],
    ['/api/products/test-promocja', detail],
  ])('%s: fits the contract, computed, ready and cached alike', async (path, schema) => {
    const { shop } = test_;
    await sql`delete from ready_products`.execute(shop.database.db);
    const bodies: string[] = [];
    for (const seconds of [0, 60, 61]) {
      shop.setNow(new Date(NOW.getTime() + seconds * 1000));
      bodies.push((await shop.call('GET', path)).body);
    }
    shop.setNow(null);
    const [computed = '', ready, cached] = bodies;
    expect([ready, cached]).toEqual([computed, computed]);
    const body: unknown = JSON.parse(computed);
    expect(schema.parse(body)).toEqual(body);
  });

  it('an address that was answered is answered for its market, language and method alone', async () => {
    const { shop } = test_;
    const path = '/api/products/test-twarz';
    const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      shop.call(method, path, { headers });
    for (const seconds of [600, 610, 611]) {
      shop.setNow(new Date(NOW.getTime() + seconds * 1000));
      const polish = await ask();
      const english = await ask({ 'accept-language': 'en' });
      const british = await ask({ 'market-slug': 'gb', 'accept-language': 'en' });
      const head = await ask({}, 'HEAD');
      expect(english.body).not.toBe(polish.body);
      expect(british.body).not.toBe(english.body);
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(Buffer.byteLength(polish.body)),
      ]);
    }
    shop.setNow(null);
  });

  it('answers 304 for what the client has, and the new one at once after an edit', async () => {
    const { shop } = test_;
    const first = await shop.call('GET', '/api/products/test-twarz');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await shop.call('GET', '/api/products/test-twarz', { headers })).statusCode).toBe(304);
    await sql`update products set duration = 77 where code = 'test-twarz'`.execute(shop.database.db);
    const changed = await shop.call('GET', '/api/products/test-twarz', { headers });
    expect([changed.statusCode, changed.json().data.product.duration]).toEqual([200, 77]);
  });
});
