/** Counts searches, and names the popular ones. Source: docs/decisions/0194. */
import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';
import { isFoundAsTyped } from './search-shop';
import { searchWords } from './search-words';

/** A term counts once in this time, however often it is searched for; what is counted meanwhile is in memory alone. */
const FLUSH_MS = 60_000;
/** Terms in memory; further ones of the same minute are not counted. */
const MOST_PENDING = 500;
/** Terms of a market and language that a day has rows for. */
const MOST_OF_DAY = 2000;

/** A popular search was counted so often in so many days. */
const SHOWN_DAYS = 30;
const LEAST_MINUTES = 20;
const LEAST_DAYS = 3;
/** Of those found often, so many are looked at. */
const MOST_CANDIDATES = 10;

const RETENTION_DAYS = 35;

type CountScope = Pick<PricingScope, 'marketId' | 'locale' | 'now'>;

interface PendingCount {
  market_id: number;
  locale: LocaleCode;
  day: string;
  term: string;
}

export interface SearchCounter {
  /** Counts a search that found what it names. Nobody waits for it: it is stored with those of the same minute. */
  count(term: string, scope: CountScope): void;
  /** Stores what is pending. Never rejects: lost counts are logged. */
  flush(): Promise<void>;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Counts of this process. They are lost when it is killed: at most a minute of them. */
export function createSearchCounter({ db, logger }: { db: Db; logger: Pick<Logger, 'warn'> }): SearchCounter {
  let pending = new Map<string, PendingCount>();
  let pendingSince = 0;

  async function flush(): Promise<void> {
    const counts = [...pending.values()];
    pending = new Map();
    if (counts.length === 0) return;
    try {
      await storeCounts(db, counts);
    } catch (error) {
      logger.warn({ err: error, terms: counts.length }, 'Counted searches were lost.');
    }
  }

  return {
    count(term, { marketId, locale, now }) {
      if (pending.size > 0 && now.getTime() - pendingSince >= FLUSH_MS) void flush();
      if (pending.size === 0) pendingSince = now.getTime();
      if (pending.size >= MOST_PENDING) return;
      const counted = { market_id: marketId, locale, day: dayOf(now), term };
      pending.set(JSON.stringify(counted), counted);
    },
    flush,
  };
}

/** In one order, so that processes that store the same terms do not lock each other out. */
async function storeCounts(db: Db, counts: readonly PendingCount[]): Promise<void> {
  await sql`insert into search_counts as c (market_id, locale, day, term, minutes)
    select n.market_id, n.locale, n.day, n.term, 1
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) n (market_id int, locale text, day date, term text)
    where exists (select from search_counts k
        where (k.market_id, k.locale, k.day, k.term) = (n.market_id, n.locale, n.day, n.term))
      or (select count(*) from search_counts k
        where (k.market_id, k.locale, k.day) = (n.market_id, n.locale, n.day)) < ${MOST_OF_DAY}
    order by n.market_id, n.locale, n.day, n.term
    on conflict (market_id, locale, day, term) do update set minutes = c.minutes + 1`.execute(db);
}

/**
 * What was searched for in many minutes of several of the last 30 days and still finds what it names, the most frequent
 * first; of spellings of the same words the most frequent one.
 */
export async function popularSearches(db: Db, most: number, scope: PricingScope): Promise<string[]> {
  const { marketId, locale, now } = scope;
  const found = await sql<{ term: string }>`select term from search_counts
    where market_id = ${marketId} and locale = ${locale} and day > ${dayOf(now)}::date - ${SHOWN_DAYS}::int
    group by term having sum(minutes) >= ${LEAST_MINUTES} and count(*) >= ${LEAST_DAYS}
    order by sum(minutes) desc, term limit ${MOST_CANDIDATES}`.execute(db);
  const byWords = new Map<string, string>();
  for (const { term } of found.rows) {
    const words = searchWords(term).join(' ');
    if (!byWords.has(words)) byWords.set(words, term);
  }
  const terms = [...byWords.values()];
  const isFound = await Promise.all(terms.map((term) => isFoundAsTyped(db, searchWords(term), scope)));
  return terms.filter((_, nth) => isFound[nth]).slice(0, most);
}

/** Purges counts of more than 35 days ago. For the worker; concurrent runs are safe. @returns how many */
export async function purgeSearchCounts(db: Db, now = new Date()): Promise<number> {
  const gone = await sql`delete from search_counts where day < ${dayOf(now)}::date - ${RETENTION_DAYS}::int`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0n);
}
