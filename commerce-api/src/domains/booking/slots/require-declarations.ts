import type { AgeDeclaration } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingError } from '../errors';
import { type AllowedAge, ageOn } from './age-rules';
import { tooYoung } from './booking-errors';
import { consentOf, type DeclaringPerson, healthAcknowledgedAt, knownVisitsOf } from './health-queries';
import { asksForHealth } from './health-rules';
import { localOf } from './zoned-time';

export interface OnlineVisit {
  person: DeclaringPerson;
  /** Treatments that are bought or booked. */
  productIds: readonly string[];
  /** The salon of the visit, whose phone a refusal names; null: none is chosen, and the market's phone is named. */
  locationId: string | null;
  marketId: string;
  /** Start of the first visit; null: unknown yet, today counts. */
  startAt: Date | null;
  /** The customer's declaration, now or with the purchase. */
  declaredAge: AgeDeclaration | null;
  now: Date;
  /** False: modules from before the question need not send it. */
  isAgeRequired: boolean;
}

interface Known {
  dateBirth: string | null;
  acknowledgedAt: string | null;
  /** End of the customer's last visit of each category. */
  lastVisits: (string | null)[];
  phone: string;
}

/**
 * Declarations required before a visit is booked online, or treatments are bought: the age, and the acknowledgement of
 * the rules on health, given for all categories within `healthGapDays`.
 * @returns the age to store; null: none was required
 * @throws 422 on `ageDeclaration`, 409 too_young, health_not_acknowledged with the salon's `phone`
 */
export async function requireDeclarations(trx: Trx, visit: OnlineVisit): Promise<AllowedAge | null> {
  const known = await selectKnown(trx, visit);
  const { now, startAt, declaredAge } = visit;
  const age = ageOn({ dateBirth: known.dateBirth, declared: declaredAge }, localOf(startAt ?? now).date);
  if (age === 'under16') throw tooYoung();
  if (age === null && visit.isAgeRequired) throw invalidFields({ ageDeclaration: ['age_declaration_required'] });
  requireAcknowledged(known, now);
  return age;
}

/**
 * The acknowledgement alone, before a visit is moved.
 * @throws 409 health_not_acknowledged with the salon's `phone`
 */
export async function requireHealth(
  trx: Trx,
  visit: Pick<OnlineVisit, 'person' | 'productIds' | 'locationId' | 'marketId' | 'now'>,
): Promise<void> {
  requireAcknowledged(await selectKnown(trx, visit), visit.now);
}

function requireAcknowledged({ acknowledgedAt, lastVisits, phone }: Known, now: Date): void {
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  const isDue = lastVisits.some((lastVisitAt) =>
    asksForHealth({ acknowledgedAt: dateOf(acknowledgedAt), lastVisitAt: dateOf(lastVisitAt) }, now),
  );
  if (isDue) throw bookingError('409 health_not_acknowledged', { details: { phone }, values: { phone } });
}

async function selectKnown(
  trx: Trx,
  { person, productIds, locationId, marketId }: Pick<OnlineVisit, 'person' | 'productIds' | 'locationId' | 'marketId'>,
): Promise<Known> {
  const userId = person.kind === 'user' ? person.userId : null;
  const visits = knownVisitsOf(person);
  const found = await sql<Known>`select
      (select to_char(u.date_birth, 'YYYY-MM-DD') from users u where u.id = ${userId}::uuid) as "dateBirth",
      ${healthAcknowledgedAt(consentOf(person))} as "acknowledgedAt",
      (select json_agg((${visits === null ? sql`null::timestamptz` : lastOf(visits)}))
        from (select distinct p.category_id from products p
          where p.id = any(${[...productIds]}::bigint[])) c) as "lastVisits",
      coalesce((select l.phone from locations l where l.id = ${locationId}::bigint),
        (select m.brand ->> 'phone' from markets m where m.id = ${Number(marketId)}), '') as phone`.execute(trx);
  const known = found.rows[0];
  if (!known)
    throw new Error('Failed to read what a customer declared: the database returned no row. Nothing is kept.');
  return known;
}

/** SQL: end of the last visit of the category `c.category_id` among those that a condition on `visits v` names. */
const lastOf = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`select max(upper(v.during))
  from visits v join products q on q.id = v.product_id
  where q.category_id = c.category_id and v.state = 'done' and ${condition}`;
