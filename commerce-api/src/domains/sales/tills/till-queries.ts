import type { Till, TillEntry, TillMovement, TillSummary } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import type { SalonScope } from '../../people/staff';

const personOf = (column: string) => {
  const id = sql.ref(column);
  return sql`(select json_build_object('id', ${id}, 'name', (select u.first_name || ' ' || u.last_name from users u
    where u.id = ${id} and u.deleted_at is null)) where ${id} is not null)`;
};

/** Taken by a method in the till's own currency. */
const takenBy = (method: string) => sql`coalesce((select sum(e.amount) from till_entries e
  where e.till_id = t.id and e.method = ${sql.lit(method)} and e.currency = t.currency), 0)::int`;

/** Cash that is in the drawer of an open till `t` if nothing is missing. */
const expectedNow = sql`t.opening_float + ${takenBy('cash')}
  + coalesce((select sum(m.amount) from till_movements m where m.till_id = t.id), 0)::int`;

/** Count that holds of a closed till `t`. */
const countedLast = sql`coalesce((select c.counted from till_corrections c where c.till_id = t.id
  order by c.id desc limit 1), t.counted)`;

const summary = sql`t.location_id::text as "locationId", to_char(t.day, 'YYYY-MM-DD') as date, t.currency,
  json_build_object('cash', ${takenBy('cash')}, 'card', ${takenBy('card')}, 'coupon', ${takenBy('coupon')},
    'voucher', ${takenBy('voucher')}) as totals,
  coalesce(t.expected, ${expectedNow}) as expected, ${countedLast} as counted, t.closed_at as "closedAt",
  ${personOf('t.closed_by')} as "closedBy"`;

export interface TillFilter {
  scope: SalonScope;
  locationId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Only those that are open, or closed. */
  isOpen?: boolean | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** Tills of the caller's salons, the newest day first. */
export async function selectTills(trx: Trx, filter: TillFilter): Promise<{ tills: TillSummary[]; total: number }> {
  const own = filter.scope === 'all' ? null : [...filter.scope];
  const matching = sql`(${own}::bigint[] is null or t.location_id = any (${own}))
    and (${filter.locationId ?? null}::bigint is null or t.location_id = ${filter.locationId ?? null})
    and (${filter.from ?? null}::date is null or t.day >= ${filter.from ?? null})
    and (${filter.to ?? null}::date is null or t.day <= ${filter.to ?? null})
    and (${filter.isOpen ?? null}::boolean is null or (t.closed_at is null) = ${filter.isOpen ?? null})`;
  const found = await sql<TillSummary>`select ${summary} from tills t join locations l on l.id = t.location_id
    where ${matching} order by ${sortedBy(filter.sort, { date: sql`t.day` })} t.day desc, l.position, l.id limit ${filter.limit} offset ${filter.offset}`.execute(
    trx,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from tills t where ${matching}`.execute(
    trx,
  );
  return { tills: found.rows, total: counted.rows[0]?.total ?? 0 };
}

type TillRow = Omit<Till, 'entries' | 'movements' | 'corrections' | 'countedBefore'> & { id: string };

/** The till of a salon and day with its money; a day without one is an empty till. */
export async function findTill(trx: Trx, locationId: string, day: string): Promise<Till> {
  const found = await sql<TillRow>`select t.id::text as id, ${summary}, t.opening_float as "openingFloat",
      t.float_set_at as "floatSetAt", ${personOf('t.float_set_by')} as "floatSetBy",
      (select json_build_object('counted', t.counted, 'expected', t.expected, 'reason', t.reason,
        'at', ${isoOf('t.closed_at')}, 'by', ${personOf('t.closed_by')}) where t.closed_at is not null) as closing
    from tills t where t.location_id = ${locationId} and t.day = ${day}`.execute(trx);
  const countedBefore = await selectCountedBefore(trx, locationId, day);
  const row = found.rows[0];
  if (!row) return { ...emptyTill(locationId, day), countedBefore };
  const { id, ...till } = row;
  return {
    ...till,
    countedBefore,
    entries: await selectEntries(trx, id),
    movements: await selectMovements(trx, id),
    corrections: await selectCorrections(trx, id),
  };
}

/** As instants are written elsewhere: `json_build_object` has its own way. */
const isoOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const emptyTill = (locationId: string, date: string): Omit<Till, 'countedBefore'> => ({
  locationId,
  date,
  currency: 'PLN',
  totals: { cash: 0, card: 0, coupon: 0, voucher: 0 },
  expected: 0,
  counted: null,
  closedAt: null,
  closedBy: null,
  openingFloat: 0,
  floatSetAt: null,
  floatSetBy: null,
  entries: [],
  movements: [],
  closing: null,
  corrections: [],
});

async function selectEntries(trx: Trx, tillId: string): Promise<TillEntry[]> {
  const found = await sql<TillEntry>`select e.id::text as id, e.taken_at as at, e.method, e.amount, e.currency,
      e.order_id as "orderId", o.number as "orderNumber", ${personOf('e.taken_by')} as "takenBy"
    from till_entries e join orders o on o.id = e.order_id
    where e.till_id = ${tillId} order by e.id`.execute(trx);
  return found.rows;
}

async function selectMovements(trx: Trx, tillId: string): Promise<TillMovement[]> {
  const found = await sql<TillMovement>`select m.id::text as id, m.made_at as at, m.amount, m.reason,
      ${personOf('m.made_by')} as "madeBy"
    from till_movements m where m.till_id = ${tillId} order by m.id`.execute(trx);
  return found.rows;
}

async function selectCorrections(trx: Trx, tillId: string): Promise<Till['corrections']> {
  const found = await sql<Till['corrections'][number]>`select c.counted, c.note, c.made_at as at,
      ${personOf('c.made_by')} as by
    from till_corrections c where c.till_id = ${tillId} order by c.id`.execute(trx);
  return found.rows;
}

async function selectCountedBefore(trx: Trx, locationId: string, day: string): Promise<number | null> {
  const found = await sql<{ counted: number }>`select ${countedLast} as counted from tills t
    where t.location_id = ${locationId} and t.day < ${day} and t.closed_at is not null
    order by t.day desc limit 1`.execute(trx);
  return found.rows[0]?.counted ?? null;
}

/** The till with its row locked: money and other counts wait. Made when there is none. */
export async function lockTill(trx: Trx, locationId: string, day: string): Promise<LockedTill> {
  const found = await sql<LockedTill>`select t.id::text as id, t.closed_at is not null as "isClosed",
      t.opening_float as "openingFloat"
    from tills t where t.location_id = ${locationId} and t.day = ${day} for update`.execute(trx);
  const till = found.rows[0];
  if (!till) throw new Error(`Failed to lock the till of salon ${locationId} on ${day}: make it first.`);
  return till;
}

export interface LockedTill {
  id: string;
  isClosed: boolean;
  openingFloat: number;
}

/** Cash that must be in a locked till. By its own statement: one begun before the lock would not see what it waited for. */
export async function expectedIn(trx: Trx, tillId: string): Promise<number> {
  const found = await sql<{ expected: number }>`select ${expectedNow} as expected from tills t
    where t.id = ${tillId}`.execute(trx);
  return found.rows[0]?.expected ?? 0;
}
