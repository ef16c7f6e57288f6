/** Entries of the waiting list, and the e-mail that offers a free time: by the worker, or by staff. */
import type { LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { dateTimeText } from '../../../platform/date-text';
import { pageAddress } from '../../../platform/page-address';
import { hashToken, newToken } from '../../../platform/secret-token';
import { queueMessage } from '../../operations/messages';

/** Of the offers of a salon's day: one offers at a time. */
export const WAITING_DAY_LOCK = 4_174_008;

export interface WaitingEntry {
  id: string;
  /** Null: a visitor waits. */
  userId: string | null;
  visitorUniqueId: string | null;
  /** For a treatment that is still in a cart. */
  isBeforeBuying: boolean;
  productId: string;
  locationId: string;
  date: string;
  requestedStartAt: string;
  /** The last offered time, and when the notification was sent. */
  offeredStartAt: string | null;
  offeredAt: string | null;
  /** It was taken since. */
  isOfferGone: boolean;
  additionalVisitTime: number;
  email: string;
  firstName: string | null;
  locale: LocaleCode;
  basePath: string;
}

/** Entries that a condition on `waiting_list w` names, the longest waiting first: their treatment can still be had. */
export async function selectWaiting(trx: Trx, condition: RawBuilder<unknown>): Promise<WaitingEntry[]> {
  const found = await sql<WaitingEntry>`
    select w.id, w.user_id as "userId", vi.unique_id as "visitorUniqueId",
      w.product_id is not null as "isBeforeBuying",
      coalesce(w.product_id, i.product_id)::text as "productId", w.location_id::text as "locationId",
      to_char(w.date, 'YYYY-MM-DD') as date, w.start_at as "requestedStartAt", w.offered_start_at as "offeredStartAt",
      w.offered_at as "offeredAt", w.offer_gone_at is not null as "isOfferGone",
      m.additional_visit_time as "additionalVisitTime", coalesce(w.email, u.email) as email,
      u.first_name as "firstName", coalesce(w.locale, o.locale) as locale, coalesce(w.base_path, o.base_path) as "basePath"
    from waiting_list w left join users u on u.id = w.user_id and u.deleted_at is null
      left join visitors vi on vi.id = w.visitor_id
      left join order_items i on i.id = w.order_item_id
      left join orders o on o.id = i.order_id and o.done_status in ('active', 'done')
      left join products p on p.id = w.product_id and p.enabled
      join markets m on m.id = coalesce(w.market_id, o.market_id)
    where ${condition} and (p.id is not null or (o.id is not null and u.id is not null))
    order by w.created_at, w.id limit 100`.execute(trx);
  return found.rows;
}

/** Records a free time as offered and writes the e-mail. */
export async function sendOffer(trx: Trx, entry: WaitingEntry, startAt: Date, now: Date): Promise<void> {
  await sql`update waiting_list set offered_at = ${now}, offered_start_at = ${startAt}, offer_gone_at = null
    where id = ${entry.id}`.execute(trx);
  await mailOffer(trx, entry, startAt, now);
}

async function mailOffer(trx: Trx, entry: WaitingEntry, startAt: Date, now: Date): Promise<void> {
  const { id, email, firstName, locale } = entry;
  const link = entry.isBeforeBuying ? await newLink(trx, entry) : { path: pageAddress('panel/visits', entry) };
  await queueMessage(trx, {
    onceKey: `waitingListOffer:${id}:${now.toISOString()}`,
    channel: 'email',
    kind: 'waitingListOffer',
    to: email,
    locale,
    data: { values: { ...(firstName && { firstName }), when: dateTimeText(startAt, locale) }, path: link.path },
    ...('secret' in link && { secret: link.secret }),
    usefulSeconds: Math.max(60, (startAt.getTime() - now.getTime()) / 1000),
  });
}

/** Into the reservation, on any device: the token is in the fragment (`#`), which no server and no log receives. */
async function newLink(trx: Trx, entry: WaitingEntry): Promise<{ path: string; secret: string }> {
  const secret = newToken();
  await sql`update waiting_list set token_hash = ${hashToken(secret)} where id = ${entry.id}`.execute(trx);
  return { path: `${pageAddress('cart-checkout/reservation', entry)}#waiting=`, secret };
}
