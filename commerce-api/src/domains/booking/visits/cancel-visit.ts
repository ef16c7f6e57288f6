import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { queueVisitMail } from '../slots';
import { lockVisit, requireChangeable, type VisitChange } from './lock-visit';
import { leaveWaitingList } from './waiting-list-queries';

/**
 * Cancels a visit, which may then be booked again; a waiting-list entry is canceled by its id alike. Idempotent.
 * @throws 404 when it is another's, 409 too_late, event_closed
 */
export async function cancelVisit(
  trx: Trx,
  { owner, now }: Pick<VisitChange, 'owner' | 'now'>,
  visitId: string,
): Promise<void> {
  if (owner.kind === 'user' && (await leaveWaitingList(trx, owner.userId, visitId))) return;
  const visit = await lockVisit(trx, visitId, owner);
  if (visit.state === 'canceled') return;
  requireChangeable(visit, now);
  await sql`update visits set state = 'canceled', sequence = sequence + 1, updated_at = now()
    where id = ${visit.id}`.execute(trx);
  await queueVisitMail(trx, 'visitCanceled', visit.id, now);
}
