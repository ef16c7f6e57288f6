import type { LocaleCode } from '@aksamit/contracts';
import type { StaffEvent, staffDeskVisitsQuery } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Trx } from '../../../platform/database';
import type { SalonScope } from '../../people/staff';
import { hasNameLike, MOST_WORDS } from './bought-search';
import { selectEvents } from './calendar-queries';

/** What one view shows; whoever has more is found by the whole phone. */
const MOST = 20;

type Search = z.output<typeof staffDeskVisitsQuery>;

/** SQL: condition on `visit_notes n`. Only what is given is part of it, so that the index of it is used. */
export function isNoteOf({ phonePrefix, phone, name }: Search): RawBuilder<boolean> {
  const words = name === undefined ? [] : name.split(/\s+/).slice(0, MOST_WORDS);
  const conditions = [
    ...(phone === undefined ? [] : [sql`(n.phone = ${phone} and n.phone_prefix = ${phonePrefix})`]),
    ...words.map((word) => hasNameLike(word, 'n')),
  ];
  if (conditions.length === 0) throw new Error('Failed to search visits: nothing to find them by. Validate it first.');
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Visits that staff booked without a purchase: those ahead, the next one first, then those that are over. Canceled ones are
 * none. Source: readings.md, "Roles": staff see those of their salons.
 */
export async function selectDeskVisits(
  trx: Trx,
  search: Search,
  { scope, locale, now }: { scope: SalonScope; locale: LocaleCode; now: Date },
): Promise<StaffEvent[]> {
  const salons = scope === 'all' ? null : [...scope];
  const found = await sql<{ id: string }>`select v.id from visits v join visit_notes n on n.visit_id = v.id
    where v.order_item_id is null and v.state in ('booked', 'done', 'noShow', 'refused')
      and (${salons}::bigint[] is null or v.location_id = any (${salons}::bigint[])) and ${isNoteOf(search)}
    order by upper(v.during) <= ${now}, abs(extract(epoch from lower(v.during) - ${now}::timestamptz)), v.id
    limit ${MOST}`.execute(trx);
  const ids = found.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const events = await selectEvents(trx, locale, sql`v.id = any (${ids}::uuid[])`);
  return events.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
