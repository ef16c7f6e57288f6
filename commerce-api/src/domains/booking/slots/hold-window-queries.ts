/** Start of the holder's hour for the same day and salon; a trigger of `visits` writes it with every hold. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import type { HoldWindow } from './hold-rules';
import { localOf } from './zoned-time';

export interface HeldSlot {
  locationId: string;
  startAt: Date;
  /** Customer or visitor, as one string. */
  holder: string;
  address: string | null;
}

/** Expression: what this shopper has held on this day in this salon, and this address at this time, as JSON. */
export function holdWindowsOf({ locationId, startAt, holder, address }: HeldSlot): RawBuilder<StoredWindow[]> {
  const instant = startAt.toISOString().slice(0, 16);
  return sql<StoredWindow[]>`(select coalesce(json_agg(json_build_object(
      'of', case when holder = ${holder} then 'shopper' else 'address' end, 'startedAt', started_at,
      'heldUntil', held_until)), '[]')
    from hold_windows where location_id = ${locationId} and ((holder = ${holder} and scope = ${localOf(startAt).date})
      or (holder = ${`address:${address ?? ''}`} and scope = ${instant})))`;
}

export interface StoredWindow {
  of: HoldWindow['of'];
  startedAt: string;
  heldUntil: string;
}

export const toHoldWindow = ({ of, startedAt, heldUntil }: StoredWindow): HoldWindow => ({
  of,
  startedAt: new Date(startedAt),
  heldUntil: new Date(heldUntil),
});

/** The hour of a hold that a line has. */
export const windowOf = (held: { startedAt: string; expiresAt: string }): HoldWindow => ({
  of: 'shopper',
  startedAt: new Date(held.startedAt),
  heldUntil: new Date(held.expiresAt),
});

/** A visitor's holds become the customer's at login: a login begins no new hour. */
export async function takeHoldWindows(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`insert into hold_windows as w (holder, location_id, scope, started_at, held_until)
      select ${to}, location_id, scope, started_at, held_until from hold_windows where holder = ${from}
    on conflict (holder, location_id, scope) do update set started_at = least(w.started_at, excluded.started_at),
      held_until = greatest(w.held_until, excluded.held_until)`.execute(trx);
}

/** Purges hours whose pause is over. For the worker. */
export async function purgeHoldWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from hold_windows
    where held_until <= ${now}::timestamptz - make_interval(mins => ${bookingPolicies.everywhere.holdPauseMinutes})`.execute(
    db,
  );
}
