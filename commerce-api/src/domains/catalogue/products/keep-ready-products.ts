/** Background work on ready rows: those of the next interval in advance, removal of outdated ones, comparison with the tables. */
import type { LocaleCode } from '@aksamit/contracts';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { buildId } from '../../../platform/build-id';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';
import { computeReady, type ProductSource } from './list-products';
import { type ReadyPart, storeReady } from './ready-products';

/** Products read at once. */
const BATCH = 100;
/** Rows that begin within this time are made in advance. */
const AHEAD_MS = 3_600_000;

/** A ready row, and an instant of its interval. */
interface StoredRow {
  productId: string;
  marketId: number;
  locale: LocaleCode;
  part: ReadyPart;
  version: string;
  body: string;
  instant: string;
}

/**
 * Makes the rows of the intervals that begin within the hour, so that a promotion which begins for the whole shop finds
 * them ready. @returns how many
 */
export async function prepareReadyProducts({ db }: Pick<ProductSource, 'db'>, now = new Date()): Promise<number> {
  const found = await sql<Omit<StoredRow, 'version' | 'body'>>`
    select r.product_id::text as "productId", r.market_id as "marketId", r.locale, r.part,
      date_trunc('milliseconds', upper(r.valid) + interval '999 microseconds') as instant
    from ready_products r join product_versions v on v.product_id = r.product_id and v.version = r.version
    where r.build = ${buildId} and upper(r.valid) > ${now}
      and upper(r.valid) <= ${new Date(now.getTime() + AHEAD_MS)}
      and not exists (select from ready_products n where n.product_id = r.product_id and n.market_id = r.market_id
        and n.locale = r.locale and n.part = r.part and n.build = r.build and n.version = r.version
        and lower(n.valid) = upper(r.valid))
    order by r.product_id`.execute(db);
  let made = 0;
  for (const { part, scope, rows } of groupsOf(found.rows)) {
    for (let from = 0; from < rows.length; from += BATCH) {
      const ids = rows.slice(from, from + BATCH).map(({ productId }) => productId);
      const computed = await computeReady(db, part, ids, scope);
      await storeReady(db, part, computed, scope);
      made += computed.length;
    }
  }
  return made;
}

/** Deletes rows that nobody reads any more. Those of another release may be in use during an update. */
export async function purgeReadyProducts(db: Db, now = new Date()): Promise<void> {
  await sql`delete from ready_products r where upper(r.valid) < ${now}
    or not exists (select from product_versions v where v.product_id = r.product_id and v.version = r.version)`.execute(
    db,
  );
}

/** Deletes the rows of other releases. */
async function purgeOtherBuilds(db: Db): Promise<void> {
  await sql`delete from ready_products where build <> ${buildId}`.execute(db);
}

/** Of the shop's clock. */
const NIGHT_HOUR = 3;
const storeHour = new Intl.DateTimeFormat('en-GB', { timeZone: STORE_TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** Once a night for a job that runs every hour: compares all ready rows, and deletes those of earlier releases. */
export async function compareReadyProductsAtNight(source: ProductSource, now = new Date()): Promise<number> {
  if (Number(storeHour.format(now)) !== NIGHT_HOUR) return 0;
  await purgeOtherBuilds(source.db);
  return compareReadyProducts(source, now);
}

/**
 * Compares every row that is or will be read with what the tables give. A row that differs is reported as an error of the
 * shop, for a source without a trigger or a wrong interval, and replaced. @returns how many differed
 */
export async function compareReadyProducts({ db, logger }: ProductSource, now = new Date()): Promise<number> {
  let [different, after] = [0, '0'];
  for (;;) {
    const ids = await selectNextIds(db, after);
    const last = ids.at(-1);
    if (last === undefined) return different;
    after = last;
    for (const group of groupsOf(await selectCurrent(db, ids, now))) {
      different += await compareGroup({ db, logger }, group);
    }
  }
}

async function selectNextIds(db: Db, after: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct product_id as id from ready_products where product_id > ${after}::bigint
    order by product_id limit ${BATCH}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Current rows of the products. */
async function selectCurrent(db: Db, ids: readonly string[], now: Date): Promise<StoredRow[]> {
  const found = await sql<StoredRow>`
    select r.product_id::text as "productId", r.market_id as "marketId", r.locale, r.part, r.version::text as version,
      r.body, case when lower(r.valid) > '-infinity'
          then date_trunc('milliseconds', lower(r.valid) + interval '999 microseconds')
        when upper(r.valid) < 'infinity' then date_trunc('milliseconds', upper(r.valid) - interval '1 millisecond')
        else ${now}::timestamptz end as instant
    from ready_products r join product_versions v on v.product_id = r.product_id and v.version = r.version
    where r.build = ${buildId} and upper(r.valid) > ${now} and r.product_id = any(${ids}::bigint[])
    order by r.product_id`.execute(db);
  return found.rows;
}

interface Group<Row> {
  part: ReadyPart;
  scope: PricingScope;
  rows: Row[];
}

/** Rows that one statement computes: of one market, language, part and instant. */
function groupsOf<Row extends Omit<StoredRow, 'version' | 'body'>>(rows: readonly Row[]): Group<Row>[] {
  const groups = new Map<string, Group<Row>>();
  for (const row of rows) {
    const { part, marketId, locale, instant } = row;
    const key = JSON.stringify([part, marketId, locale, instant]);
    const group = groups.get(key) ?? { part, scope: { marketId, locale, now: new Date(instant) }, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function compareGroup({ db, logger }: ProductSource, { part, scope, rows }: Group<StoredRow>): Promise<number> {
  const ids = rows.map(({ productId }) => productId);
  const computed = new Map((await computeReady(db, part, ids, scope)).map((record) => [record.id, record]));
  const wrong = rows.filter(({ productId, version, body }) => {
    const current = computed.get(productId);
    // Edited since the row was read: nobody reads it any more.
    if (current !== undefined && current.version !== version) return false;
    return current?.body !== body;
  });
  if (wrong.length === 0) return 0;
  const { marketId, locale, now } = scope;
  const products = wrong.map(({ productId }) => productId);
  logger.error({ part, marketId, locale, instant: now, products }, 'ready rows of treatments differed from the tables');
  await sql`delete from ready_products where product_id = any(${products}::bigint[]) and market_id = ${marketId}
    and locale = ${locale} and part = ${part} and build = ${buildId} and valid @> ${now}::timestamptz`.execute(db);
  const right = products.flatMap((id) => computed.get(id) ?? []);
  await storeReady(db, part, right, scope);
  return wrong.length;
}
