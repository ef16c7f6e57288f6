/** The reminder of a visit as an SMS. */
import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { shortDateTimeText } from '../../../platform/date-text';
import { pageAddress } from '../../../platform/page-address';
import { shortLinkTo } from '../../content/short-links';
import { gsmText, queueMessage } from '../../operations/messages';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import { fitReminder, type ReminderChoice } from './reminder-rules';

export interface RemindedVisit {
  id: string;
  choice: ReminderChoice;
  /** Prefix and number of the customer's verified phone, digits only; null: there is none. */
  number: string | null;
  startAt: string;
  salon: Record<LocaleCode, string>;
  /** Of the salon. */
  phone: string;
  locale: LocaleCode;
  basePath: string;
}

/** The visits with what their customers chose, in the order of their beginnings. */
export async function selectReminded(trx: Trx, visitIds: readonly string[]): Promise<RemindedVisit[]> {
  const found = await sql<RemindedVisit>`select v.id, coalesce(u.visit_reminders, 'email') as choice,
      case when u.phone_verified_at is not null then u.phone_prefix || u.phone end as number,
      lower(v.during) as "startAt", l.name as salon, l.phone, o.locale, o.base_path as "basePath"
    from visits v join locations l on l.id = v.location_id join order_items i on i.id = v.order_item_id
      join orders o on o.id = i.order_id
      left join users u on u.id = coalesce(v.user_id, o.user_id) and u.deleted_at is null
    where v.id = any(${visitIds}::uuid[]) order by lower(v.during), v.id`.execute(trx);
  return found.rows;
}

/**
 * Writes the reminder of a visit to its customer's number: one SMS, with a short link to the panel. It is withdrawn with the
 * e-mail when the visit is moved or canceled, and expires when the visit begins; see `replaceRefusedReminder`.
 */
export async function queueReminderSms(
  trx: Trx,
  visit: RemindedVisit & { number: string },
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): Promise<void> {
  const { id, locale, startAt } = visit;
  const link = await shortLinkTo(trx, `${publicOrigin}${pageAddress('panel/visits', visit)}`);
  const values = {
    when: gsmText(shortDateTimeText(new Date(startAt), locale)),
    salon: gsmText(visit.salon[locale]),
    phone: gsmText(visit.phone),
    link,
  };
  await queueMessage(trx, {
    onceKey: `visitReminder:${id}:${startAt}:sms`,
    channel: 'sms',
    kind: 'visitReminder',
    to: visit.number,
    locale,
    data: { values: { ...fitReminder({ pl, en }[locale].sms.visitReminder, values) }, visit: { id, startAt } },
    usefulSeconds: Math.max(60, (Date.parse(startAt) - now.getTime()) / 1000),
  });
}
