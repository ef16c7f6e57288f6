import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from '../../../platform/api-error';

/** Owner of the cart: the customer when logged in, else the visitor. */
export type CartOwner = { kind: 'user'; userId: string } | { kind: 'visitor'; visitorUniqueId: string };

/** @throws 422 without a login and without a visitor-unique-id header */
export function cartOwnerOf(request: FastifyRequest): CartOwner {
  const { actor, visitorUniqueId } = request.context;
  if (actor.kind === 'user') return { kind: 'user', userId: actor.userId };
  if (visitorUniqueId === null) throw invalidFields({ 'visitor-unique-id': ['required'] });
  return { kind: 'visitor', visitorUniqueId };
}

/** Condition on `carts c`. */
export function isOwnedBy(owner: CartOwner): RawBuilder<boolean> {
  return owner.kind === 'user'
    ? sql<boolean>`c.user_id = ${owner.userId}`
    : sql<boolean>`(c.user_id is null and c.visitor_id =
        (select v.id from visitors v where v.unique_id = ${owner.visitorUniqueId}))`;
}

/** Customer or visitor, as one string. */
export const holderOf = (owner: CartOwner) =>
  owner.kind === 'user' ? `customer:${owner.userId}` : `visitor:${owner.visitorUniqueId}`;
