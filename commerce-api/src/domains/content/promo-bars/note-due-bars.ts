import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { isOnAt } from './shown-bars';

/**
 * Notes the bars whose time has begun or ended since, so that pages are rendered again with or without them: the change
 * itself reports them (`note_page_changes`). For the worker. @returns how many
 */
export async function noteDueBars(db: Db, now = new Date()): Promise<number> {
  const isOn = isOnAt(now);
  const due = await sql`update promo_bars b set is_shown = ${isOn} where b.is_shown <> ${isOn}`.execute(db);
  return Number(due.numAffectedRows ?? 0n);
}
