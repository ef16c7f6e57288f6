import { createHmac } from 'node:crypto';
import type { visitorConsent, visitorConsentsRequest } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Trx } from '../../../platform/database';
import { peopleError } from '../errors';

export interface ConsentGiver {
  userId: string | null;
  visitorUniqueId: string | null;
  /** Stored as a keyed hash: it proves a consent, and reveals nothing. */
  address: string;
  secret: string;
}

type StoredConsent = z.output<typeof visitorConsent>;

/** Adds consents with their text's version and proof; nothing is rewritten, the latest of a type counts. @throws 404 */
export async function recordVisitorConsents(
  trx: Trx,
  giver: ConsentGiver,
  { agrees, textVersion, source }: z.output<typeof visitorConsentsRequest>,
): Promise<StoredConsent[]> {
  // The last entry counts when a type is named twice.
  const latest = new Map(agrees.map(({ type, value }) => [type, value]));
  const hash = createHmac('sha256', giver.secret).update(`consent.${giver.address}`).digest();
  const made = await sql<StoredConsent>`
    insert into visitor_consents (visitor_id, user_id, type, value, text_version, source, address_hash)
    select v.id, w.user_id, c.type, c.value, ${textVersion}, ${source}, ${hash}
    from (select ${giver.userId}::uuid as user_id, ${giver.visitorUniqueId}::text as unique_id) w
      left join visitors v on v.unique_id = w.unique_id
      cross join unnest(${[...latest.keys()]}::text[], ${[...latest.values()]}::boolean[]) as c (type, value)
    where w.user_id is not null or v.id is not null
    returning id, type, value, text_version as "textVersion", created_at as "createdAt"`.execute(trx);
  if (made.rows.length === 0) throw peopleError('404 visitor_not_found');
  return made.rows;
}
