/** E-mails about visits, written in the transaction of the event that they report. */
import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { dateTimeText } from '../../../platform/date-text';
import { durationText } from '../../../platform/duration-text';
import { pageAddress } from '../../../platform/page-address';
import { type Write, writeTogether } from '../../../platform/write-together';
import type { CalendarVisit } from '../../operations/documents';
import { messageWrite, withdrawMessages } from '../../operations/messages';
import { findPaymentIdOf, newOrderToken } from '../../sales/order-tokens';
import { bookingPolicies } from '../policies';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import { type AllowedAge, asksForGuardian } from './age-rules';
import { localOf } from './zoned-time';

export type VisitMailKind = 'visitBooked' | 'visitMoved' | 'visitCanceled' | 'visitRefused' | 'visitReminder';

interface MailedVisit extends Omit<CalendarVisit, 'productName' | 'locationName'> {
  minutes: number;
  treatment: Record<LocaleCode, string>;
  salon: Record<LocaleCode, string>;
  phone: string;
  /** First name of the therapist whom the customer asked for; null: the salon assigns one. */
  therapist: string | null;
  locale: LocaleCode;
  basePath: string;
  /** Of the order; of a visit without one, the first market. */
  marketSlug: string;
  email: string;
  firstName: string;
  /** False: there is no panel to link to. */
  hasAccount: boolean;
  /** By whose token a guest changes the visit; null: it has none. */
  orderId: string | null;
  /** Local date; null: not known. */
  dateBirth: string | null;
  declaredAge: AllowedAge | null;
  /** The salon has a guardian's consent for this visit. */
  hasConsent: boolean;
}

// A visit that staff wrote into the calendar has no order; then the customer's own address is used, if there is one.
async function findMailedVisit(trx: Trx, visitId: string): Promise<MailedVisit | null> {
  const found = await sql<MailedVisit>`
    select v.id, v.state, lower(v.during) as "startAt", upper(v.during) as "endAt", v.sequence,
      v.created_at as "createdAt", v.updated_at as "updatedAt",
      (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes,
      coalesce(i.name, p.name) as treatment, l.name as salon,
      l.address, l.postal_code as "postalCode", c.name as city, l.lat, l.lng, l.phone,
      l.email as "salonEmail",
      (select t.first_name from therapists t where t.id = v.therapist_id and v.is_therapist_chosen) as therapist,
      coalesce(o.locale, 'pl') as locale,
      coalesce(o.base_path, '') as "basePath",
      (select m.slug from markets m order by m.id = o.market_id desc nulls last, m.id limit 1) as "marketSlug", coalesce(o.email, u.email) as email,
      coalesce(o.first_name, u.first_name) as "firstName", u.id is not null as "hasAccount",
      o.id as "orderId",
      to_char(u.date_birth, 'YYYY-MM-DD') as "dateBirth", o.age_declaration as "declaredAge",
      exists (select from visit_notes n where n.visit_id = v.id and n.guardian_consent_at is not null) as "hasConsent"
    from visits v join products p on p.id = v.product_id join locations l on l.id = v.location_id
      join cities c on c.id = l.city_id left join order_items i on i.id = v.order_item_id
      left join orders o on o.id = i.order_id
      left join users u on u.id = coalesce(v.user_id, o.user_id) and u.deleted_at is null
    where v.id = ${visitId} and coalesce(o.email, u.email) is not null`.execute(trx);
  return found.rows[0] ?? null;
}

/** E-mails about an upcoming visit. */
const COMING: readonly VisitMailKind[] = ['visitBooked', 'visitMoved', 'visitReminder'];

/** Distinguishes several messages about the same visit. */
const causes: Record<VisitMailKind, (visit: MailedVisit) => string> = {
  visitBooked: () => '',
  visitMoved: ({ sequence }) => `:${sequence}`,
  visitCanceled: () => '',
  visitRefused: () => '',
  visitReminder: ({ startAt }) => `:${startAt}`,
};

/**
 * Writes an e-mail about a visit in its current state, to the person who ordered it; once for a booking, a cancelation,
 * a refusal for safety, each move (the visit's `sequence` has risen by it) and each reminder. Unsent e-mails about its
 * former time are withdrawn. A visit without an e-mail address is skipped.
 */
export async function queueVisitMail(trx: Trx, kind: VisitMailKind, visitId: string, now = new Date()): Promise<void> {
  const visit = await findMailedVisit(trx, visitId);
  if (!visit) return;
  const { locale, marketSlug, startAt, firstName, address, postalCode, city } = visit;
  if (kind !== 'visitBooked' && kind !== 'visitReminder') {
    // After an outage of the mail server an e-mail about the former time must not arrive after this one.
    await withdrawMessages(trx, [`visitReminder:${visitId}:`, `visitMoved:${visitId}:`]);
  }
  const { cancellationNoticeHours } = bookingPolicies.of(marketSlug);
  const { visitMail: labels } = { pl, en }[locale];
  const when = dateTimeText(new Date(startAt), locale);
  const secondsLeft = (Date.parse(startAt) - now.getTime()) / 1000;
  const link = await linkOf(trx, kind, visit);
  const message = messageWrite({
    onceKey: `${kind}:${visitId}${causes[kind](visit)}`,
    channel: 'email',
    kind,
    to: visit.email,
    locale,
    data: {
      values: { firstName, when, notice: durationText('hours', cancellationNoticeHours, locale) },
      rows: [
        { label: labels.treatment, value: visit.treatment[locale] },
        { label: labels.when, value: when },
        { label: labels.minutes, value: labels.minutesValue.replace('{minutes}', String(visit.minutes)) },
        { label: labels.salon, note: `${address}, ${postalCode} ${city}`, value: visit.salon[locale] },
        ...(visit.therapist && COMING.includes(kind) ? [{ label: labels.therapist, value: visit.therapist }] : []),
        { label: labels.phone, value: visit.phone },
        ...(needsGuardian(kind, visit) ? [{ label: labels.guardian, value: labels.guardianValue }] : []),
      ],
      // A reminder changes nothing in a calendar.
      ...(kind === 'visitReminder' ? {} : { calendar: calendarOf(visit) }),
      ...(link ? { path: link.path } : {}),
    },
    ...(link?.secret ? { secret: link.secret } : {}),
    // A reminder expires when the visit begins.
    ...(kind === 'visitReminder' ? { usefulSeconds: Math.max(60, secondsLeft) } : {}),
  });
  await writeTogether(trx, [...(link?.write ? [link.write] : []), message]);
}

interface MailedLink {
  path: string;
  /** A further token of the order, appended to the path; without it the page asks for the login. */
  secret?: string;
  write?: Write;
}

/** Where the visit may be changed: the panel; for a guest the order's own page, while the visit is ahead. */
async function linkOf(trx: Trx, kind: VisitMailKind, visit: MailedVisit): Promise<MailedLink | null> {
  if (visit.hasAccount) return { path: pageAddress('panel/visits', visit) };
  const { orderId } = visit;
  if (orderId === null || !COMING.includes(kind)) return null;
  const id = await findPaymentIdOf(trx, orderId);
  const { token, write } = newOrderToken(orderId);
  const page = pageAddress('cart-checkout/order-visits', visit, { id });
  return { path: `${page}?order-token=`, secret: token, write };
}

/**
 * A customer who is 16 or 17 on the day is informed that a guardian's consent is given in the salon. Source:
 * readings.md, "Visits".
 */
const needsGuardian = (kind: VisitMailKind, { dateBirth, declaredAge, startAt, hasConsent }: MailedVisit): boolean =>
  COMING.includes(kind) &&
  !hasConsent &&
  asksForGuardian({ dateBirth, declared: declaredAge }, localOf(new Date(startAt)).date);

function calendarOf(visit: MailedVisit): CalendarVisit {
  const { id, state, sequence, city, address, postalCode, lat, lng, startAt, endAt, createdAt, updatedAt } = visit;
  const { salonEmail } = visit;
  const names = { productName: visit.treatment[visit.locale], locationName: visit.salon[visit.locale] };
  const salonLocation = { city, address, postalCode, lat, lng, ...(salonEmail && { salonEmail }) };
  return { id, state, sequence, ...names, ...salonLocation, startAt, endAt, createdAt, updatedAt };
}
