import { type RawBuilder, sql } from 'kysely';
import type { DeclaringPerson } from '../slots';

/**
 * Whose visits are shown or changed: a customer's, or those of one order, for the holder of its token. `userId`: the
 * order's account, whose history the rules look at; null: a guest's.
 */
export type VisitOwner =
  | { kind: 'user'; userId: string }
  | { kind: 'order'; orderId: string; userId: string | null; visitorUniqueId: string | null };

/** SQL: condition on `orders o`. */
export function isOrderOf(owner: VisitOwner): RawBuilder<boolean> {
  return owner.kind === 'user' ? sql<boolean>`o.user_id = ${owner.userId}` : sql<boolean>`o.id = ${owner.orderId}`;
}

/** The person who acknowledges the rules on health. */
export function personOf(owner: VisitOwner): DeclaringPerson {
  if (owner.kind === 'user') return owner;
  const { userId, orderId, visitorUniqueId } = owner;
  return userId === null ? { kind: 'guest', orderId, visitorUniqueId } : { kind: 'user', userId };
}
