/** Where a window stands in the changes of a calendar. Source: docs/decisions/0205. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';

/** Changes older than this may be purged; a window that missed more loads its calendar again. */
const KNOWN_HOURS = 1;
/** Longer than a cursor is known, so that none of its changes is purged while it is. */
const STORED_HOURS = 2;

export interface ChangeCursor {
  /** All transactions before this one have ended. */
  transactionId: string;
  /** By the clock of the database, seconds since 1970. */
  seconds: string;
}

/** `<transaction>-<seconds>`, checked by `staffEventChangesQuery`. */
export function parseCursor(text: string): ChangeCursor {
  const [transactionId = '0', seconds = '0'] = text.split('-');
  return { transactionId, seconds };
}

/**
 * The present position. Read it before the entries that it stands for: a later statement sees every transaction that
 * had ended by now, so that none is missed; a change of one that still ran is reported the next time.
 */
export async function presentCursor(trx: Trx): Promise<string> {
  const found = await sql<{ cursor: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text || '-'
    || extract(epoch from now())::bigint::text as cursor`.execute(trx);
  return found.rows[0]?.cursor ?? '';
}

/** Whether the changes since a position are all still there; not after a while, nor in a restored database. */
export async function isKnown(trx: Trx, { transactionId, seconds }: ChangeCursor): Promise<boolean> {
  const found = await sql<{ isKnown: boolean }>`select
    ${transactionId}::bigint <= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
      and ${seconds}::bigint > extract(epoch from now() - make_interval(hours => ${KNOWN_HOURS})) as "isKnown"`.execute(
    trx,
  );
  return found.rows[0]?.isKnown ?? false;
}

/** Deletes changes that no cursor needs any more. For the worker. */
export async function purgeCalendarChanges(db: Db): Promise<void> {
  await sql`delete from calendar_entry_changes where at < now() - make_interval(hours => ${STORED_HOURS})`.execute(db);
}
