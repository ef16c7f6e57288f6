import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Db, inTransaction } from '../../../platform/database';

export interface PageChangesSending {
  db: Db;
  logger: Logger;
  /** Origins of the page servers. */
  pageServers: readonly string[];
  /** Shared with them (RELEASE_SECRET); without it they reject every call. */
  secret: string | null;
}

const AT_ONCE = 1000;
const TIMEOUT_MS = 2000;
/** Older pages have expired and were rebuilt by themselves. */
const USELESS_AFTER_MINUTES = 5;

/**
 * Notifies every page server of changed records, so that their pages are rebuilt at once. A failed notification is
 * repeated in the next round, for five minutes; then the pages have expired by themselves. For the worker.
 * @returns the number of sent keys
 */
export async function sendPageChanges({ db, logger, pageServers, secret }: PageChangesSending): Promise<number> {
  await sql`delete from page_changes where created_at < now() - make_interval(mins => ${USELESS_AFTER_MINUTES})`.execute(
    db,
  );
  return inTransaction(db, async (trx) => {
    const found = await sql<{ id: string; key: string }>`select id::text as id, key from page_changes
      order by id limit ${AT_ONCE} for update skip locked`.execute(trx);
    if (found.rows.length === 0) return 0;
    const keys = [...new Set(found.rows.map(({ key }) => key))];
    const notified = await Promise.all(pageServers.map((origin) => notify(origin, keys)));
    if (notified.includes(false)) return 0;
    await sql`delete from page_changes where id = any(${found.rows.map(({ id }) => id)}::bigint[])`.execute(trx);
    return keys.length;
  });

  async function notify(origin: string, keys: readonly string[]): Promise<boolean> {
    try {
      const answer = await fetch(`${origin}/internal/changes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        },
        body: JSON.stringify({ keys }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (answer.ok) return true;
      logger.warn({ origin, status: answer.status }, 'a page server does not take what changed');
    } catch (error) {
      logger.info({ origin, err: error }, 'a page server was not reached; the notification will be repeated');
    }
    return false;
  }
}
