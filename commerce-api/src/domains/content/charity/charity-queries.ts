import type { CharityTotal } from '@aksamit/contracts';
import type { CharityEntry, charityEntryChange, charityEntryRequest } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import { type Db, databaseErrorCode, inTransaction, type Trx, violatedConstraint } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { peoplePolicies } from '../../people/policies';
import { contentError } from '../errors';
import { CAMPAIGN_FROM, donationOf, type MonthToPublish, monthsToPublish, reviewerKey } from './charity-rules';

const columns = sql`e.id, e.location_id::text as "locationId", e.reviewer_name as "reviewerName",
  e.review_url as "reviewUrl", e.rating, e.has_comment as "hasComment", e.has_photos as "hasPhotos",
  e.posted_at as "postedAt", e.amount, e.status, e.reason`;

export interface EntryFilter {
  locationId?: string | undefined;
  status?: CharityEntry['status'] | undefined;
  /** `YYYY-MM` */
  month?: string | undefined;
  /** By `postedAt`, `rating` or `amount`. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

const ENTRY_ORDERS = { postedAt: sql`e.posted_at`, rating: sql`e.rating`, amount: sql`e.amount` };

export async function selectEntries(trx: Trx, filter: EntryFilter) {
  const matching = sql`(${filter.locationId ?? null}::bigint is null or e.location_id = ${filter.locationId ?? null})
    and (${filter.status ?? null}::text is null or e.status = ${filter.status ?? null})
    and (${filter.month ?? null}::text is null
      or to_char(e.posted_at at time zone 'Europe/Warsaw', 'YYYY-MM') = ${filter.month ?? null})`;
  const found = await sql<CharityEntry>`select ${columns} from charity_entries e where ${matching}
    order by ${sortedBy(filter.sort, ENTRY_ORDERS)} e.posted_at desc, e.id limit ${filter.limit} offset ${filter.offset}`.execute(
    trx,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from charity_entries e
    where ${matching}`.execute(trx);
  return { charityEntries: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** @throws 409 entry_exists, month_published; 422 on locationId, postedAt */
export async function addEntry(
  trx: Trx,
  entry: z.output<typeof charityEntryRequest>,
  now: Date,
): Promise<CharityEntry> {
  if (new Date(entry.postedAt) > now) throw invalidFields({ postedAt: ['in_the_future'] });
  if (new Date(entry.postedAt) < CAMPAIGN_FROM) throw invalidFields({ postedAt: ['before_campaign'] });
  const amount = donationOf({ hasPhotos: entry.hasPhotos, isDisqualified: false });
  try {
    const made = await sql<CharityEntry>`insert into charity_entries as e (location_id, reviewer_name, reviewer_key,
        review_url, rating, has_comment, has_photos, posted_at, amount)
      values (${entry.locationId}, ${entry.reviewerName}, ${reviewerKey(entry.reviewerName) || entry.reviewerName},
        ${entry.reviewUrl ?? null}, ${entry.rating}, ${entry.hasComment}, ${entry.hasPhotos}, ${entry.postedAt},
        ${amount}) returning ${columns}`.execute(trx);
    const [row] = made.rows;
    if (!row) throw new Error('Failed to add a charity entry: nothing was written. Look at charity_entries.');
    return row;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'charity_entries_one_each') throw contentError('409 entry_exists');
    if (constraint === 'charity_entries_location_id_fkey') throw invalidFields({ locationId: ['not_allowed'] });
    throw monthClosed(error);
  }
}

/** Leaves an entry out of the sum, or counts it again. @throws 404, 409 month_published */
export async function changeEntry(
  trx: Trx,
  id: string,
  change: z.output<typeof charityEntryChange>,
): Promise<{ before: CharityEntry; after: CharityEntry }> {
  const lock = async () => {
    const found =
      await sql<CharityEntry>`select ${columns} from charity_entries e where e.id = ${id} for update`.execute(trx);
    if (!found.rows[0]) throw notFound();
    return found.rows[0];
  };
  const before = await lock();
  const isDisqualified = change.status === 'disqualified';
  const amount = donationOf({ hasPhotos: before.hasPhotos, isDisqualified });
  try {
    await sql`update charity_entries set status = ${change.status}, amount = ${amount},
      reason = ${change.status === 'disqualified' ? change.reason : null} where id = ${id}`.execute(trx);
  } catch (error) {
    throw monthClosed(error);
  }
  return { before, after: await lock() };
}

/** The database protects the entries of a published month. */
function monthClosed(error: unknown): unknown {
  return databaseErrorCode(error) === '23001' ? contentError('409 month_published') : error;
}

const monthColumns = sql`to_char(m.month, 'YYYY-MM') as month, m.entries_count as "entriesCount", m.amount,
  'PLN' as currency, m.published_at as "publishedAt", to_char(m.pay_by, 'YYYY-MM-DD') as "payBy", m.paid_at as "paidAt"`;

/**
 * Records that the sum of a published month was paid; the first time stays.
 * @param month `YYYY-MM`
 * @throws 404 for a month that is not published
 */
export async function payMonth(
  trx: Trx,
  month: string,
  now: Date,
): Promise<{ before: CharityTotal; after: CharityTotal }> {
  const lock = async () => {
    const found = await sql<CharityTotal>`select ${monthColumns} from charity_months m
      where m.month = ${`${month}-01`}::date for update`.execute(trx);
    if (!found.rows[0]) throw notFound();
    return found.rows[0];
  };
  const before = await lock();
  await sql`update charity_months set paid_at = ${now} where month = ${`${month}-01`}::date
    and paid_at is null`.execute(trx);
  return { before, after: await lock() };
}

/** Published months, the newest first unless sorted. */
export async function selectTotals(db: Db, page: { limit: number; offset: number; sort?: string | undefined }) {
  const found = await sql<CharityTotal>`select ${monthColumns} from charity_months m
      order by ${sortedBy(page.sort, { month: sql`m.month`, amount: sql`m.amount` })} m.month desc limit ${page.limit} offset ${page.offset}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from charity_months`.execute(db);
  return { charityTotals: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Publishes the month that is due, and missed earlier ones, each once, with the sum of its entries; a month without
 * entries too. For the worker.
 * @returns whether one was published
 */
export async function publishCharityMonth(db: Db, now = new Date()): Promise<boolean> {
  const found = await sql<{ last: string | null }>`select to_char(max(month), 'YYYY-MM-DD') as last
    from charity_months`.execute(db);
  let isPublished = false;
  for (const month of monthsToPublish(storeDateOf(now), found.rows[0]?.last ?? null)) {
    if (await publishMonth(db, month, now)) isPublished = true;
  }
  return isPublished;
}

function publishMonth(db: Db, { month, until, payBy }: MonthToPublish, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // Concurrent writes of entries wait, and then find the month published.
    await sql`select pg_advisory_xact_lock(4174033, (extract(epoch from ${month}::date) / 86400)::int)`.execute(trx);
    const made = await sql`insert into charity_months (month, entries_count, amount, published_at, pay_by)
      select ${month}::date, count(*) filter (where e.status = 'counted')::int, coalesce(sum(e.amount), 0)::int,
        ${now}::timestamptz, ${payBy}::date
      from charity_entries e where e.posted_at >= ${month}::date::timestamp at time zone 'Europe/Warsaw'
        and e.posted_at < ${until}::date::timestamp at time zone 'Europe/Warsaw'
      on conflict do nothing`.execute(trx);
    return (made.numAffectedRows ?? 0n) > 0n;
  });
}

/** Removes the reviewer's name from entries with the end of their retention; the sums stay. For the worker. */
export async function anonymizeOldReviewers(db: Db, now = new Date()): Promise<number> {
  const { retentionYears } = peoplePolicies.everywhere;
  const anonymized =
    await sql`update charity_entries set reviewer_name = '-', reviewer_key = id::text, review_url = null,
      anonymized_at = ${now}
    where anonymized_at is null and posted_at < ${now}::timestamptz - make_interval(years => ${retentionYears})`.execute(
      db,
    );
  return Number(anonymized.numAffectedRows ?? 0n);
}
