/** All that decides whether a salon has a slot free, in one round trip. */
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import {
  type BusyRow,
  busyOf,
  type HoursRow,
  hoursRowsOf,
  type Treatment,
  type TreatmentFor,
  toBusyTimes,
  toOpeningHours,
  treatmentsOf,
  unitsOf,
} from './capacity-queries';
import type { BusyTime, OpeningHours, Unit } from './slot-rules';
import { isFirstVisitOf } from './visit-length';

interface OfferQuestion {
  productId: string;
  who: TreatmentFor | null;
  userId: string | null;
  locationId: string;
  startAt: Date;
  /** Local date of the start. */
  date: string;
  /** The longest that the visit may take; null: as long as the treatment and `additionalMinutes`. */
  minutes: number | null;
  additionalMinutes: number;
  now: Date;
  exceptVisitId: string | undefined;
}

export interface Offer {
  /** Null: there is no such treatment, or it is not sold by visit. */
  treatment: Treatment | null;
  isFirstVisit: boolean;
  hours: OpeningHours;
  units: Unit[];
  busy: BusyTime[];
}

interface OfferRow {
  treatment: Treatment | null;
  isFirstVisit: boolean | null;
  hours: HoursRow[];
  units: Unit[];
  busy: BusyRow[];
}

const rowsOf = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`;

/** Treatment, customer, hours and units of one day in one salon, and what is taken in the visit's time; locks nothing. */
export async function selectOffer(trx: Trx, question: OfferQuestion): Promise<Offer> {
  const { productId, who, userId, locationId, startAt, date, now, exceptVisitId } = question;
  const minutes = sql`coalesce(${question.minutes}::integer,
    (select minutes from treatment) + ${question.additionalMinutes}::integer, 0)`;
  const until = sql`${startAt}::timestamptz + make_interval(mins => ${minutes})`;
  const found = await sql<OfferRow>`with treatment as (${treatmentsOf([productId], who)})
    select (select to_json(t) from treatment t) as treatment, ${isFirstVisitOf(userId)} as "isFirstVisit",
      ${rowsOf(hoursRowsOf(locationId, { from: date, to: date }))} as hours,
      ${rowsOf(unitsOf(locationId, sql`(select "categoryId"::bigint from treatment)`))} as units,
      ${rowsOf(busyOf(locationId, { from: startAt, to: until, now, exceptVisitId }))} as busy`.execute(trx);
  const [row] = found.rows;
  return {
    treatment: row?.treatment ?? null,
    isFirstVisit: row?.isFirstVisit !== false,
    hours: toOpeningHours(row?.hours ?? []),
    units: row?.units ?? [],
    busy: toBusyTimes(row?.busy ?? []),
  };
}
