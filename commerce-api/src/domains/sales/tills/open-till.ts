import { addDays, storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

interface TillLock {
  id: string;
  isClosed: boolean;
}

/** Makes the till of a day unless it is there. */
export async function makeTill(trx: Trx, locationId: string, day: string): Promise<void> {
  await sql`insert into tills (location_id, day) values (${locationId}, ${day}) on conflict do nothing`.execute(trx);
}

/**
 * The till that takes money now: that of today, or of the first day after it that is not closed. It stays open until the
 * transaction ends: a closing waits.
 * @returns its id
 */
export async function openTill(trx: Trx, locationId: string, now: Date): Promise<string> {
  for (let day = storeDateOf(now); ; day = addDays(day, 1)) {
    await makeTill(trx, locationId, day);
    const found = await sql<TillLock>`select id::text as id, closed_at is not null as "isClosed" from tills
      where location_id = ${locationId} and day = ${day} for share`.execute(trx);
    const till = found.rows[0];
    if (till && !till.isClosed) return till.id;
  }
}
