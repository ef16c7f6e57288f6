import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { catalogueError } from '../errors';

export interface OpinionInput {
  userId: string;
  eventId: string;
  rating: number;
  content: string;
  locale: LocaleCode;
}

export interface SubmittedOpinion {
  id: string;
  eventId: string;
  authorName: string;
  rating: number;
  content: string;
  locale: LocaleCode;
  status: 'pending' | 'published' | 'rejected';
  createdAt: string;
}

interface VisitRow {
  state: string;
  location_id: string;
  product_id: string;
  first_name: string;
  last_name: string;
}

/**
 * Stores a customer's opinion of an own visit that is done, pending staff's review. One per visit: of two concurrent
 * ones the visit's key admits one. Source: calls.md, "a visit's opinion (own, done visits)".
 * @throws 404 for a visit that is another's or not there, 409 visit_not_done, 409 already_rated
 */
export async function submitOpinion(trx: Trx, input: OpinionInput): Promise<SubmittedOpinion> {
  const found = await sql<VisitRow>`
    select v.state, v.location_id, v.product_id, u.first_name, u.last_name
    from visits v join users u on u.id = ${input.userId}
    left join order_items i on i.id = v.order_item_id left join orders o on o.id = i.order_id
    where v.id = ${input.eventId} and v.state not in ('held', 'released')
      and (v.user_id = u.id or (v.user_id is null and o.user_id = u.id))
    for share of v`.execute(trx);
  const visit = found.rows[0];
  if (!visit) throw notFound();
  if (visit.state !== 'done') throw catalogueError('409 visit_not_done');
  const inserted = await sql<{ id: string; created_at: string }>`
    insert into opinions (visit_id, user_id, location_id, product_id, author_name, rating, locale, content, verification)
    values (${input.eventId}, ${input.userId}, ${visit.location_id}, ${visit.product_id},
      ${shownName(visit.first_name, visit.last_name)}, ${input.rating}, ${input.locale}, ${input.content}, 'visit')
    on conflict (visit_id) do nothing returning id::text, created_at`.execute(trx);
  const row = inserted.rows[0];
  if (!row) throw catalogueError('409 already_rated');
  const { eventId, rating, content, locale } = input;
  const authorName = shownName(visit.first_name, visit.last_name);
  return { id: row.id, eventId, authorName, rating, content, locale, status: 'pending', createdAt: row.created_at };
}

/** First name and the initial of the last. */
export function shownName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  const first = firstName.trim().slice(0, 60);
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
