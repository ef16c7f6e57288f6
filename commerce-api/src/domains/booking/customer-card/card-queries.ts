/** What the card of a customer shows. */
import type { LocaleCode } from '@aksamit/contracts';
import type { CustomerVisit, CustomerVoucher, StaffCustomer } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { SalonScope } from '../../people/staff';
import { issuedVouchersOf, maskVoucherCode } from '../../sales/vouchers';
import { selectBought } from '../staff-calendar';
import { selectNotesOf } from './customer-notes';
import { isOrderOf, isVisitOfPerson, type Person } from './person-of-visit';

const MOST_VISITS = 100;
/** More orders than anybody makes within the years of retention. */
const MOST_ORDERS = 500;

interface Sight {
  scope: SalonScope;
  locale: LocaleCode;
  now: Date;
}

/** The card of a person as staff of some salons see it. Source: readings.md, "Roles". */
export async function cardOf(trx: Trx, person: Person, sight: Sight): Promise<StaffCustomer> {
  const { firstName, lastName, email, phonePrefix, phone, userId } = person;
  const orderIds = await selectOrderIds(trx, person);
  const purchases = orderIds.length === 0 ? [] : await selectBought(trx, { phonePrefix: '', orderIds }, sight);
  return {
    firstName,
    lastName,
    email,
    phonePrefix,
    phone,
    hasAccount: userId !== null,
    visits: await selectVisits(trx, person, sight),
    ...(await selectSums(trx, person, sight)),
    notes: await selectNotesOf(trx, person, sight),
    purchases,
    vouchers: await selectVouchers(trx, orderIds),
  };
}

async function selectOrderIds(trx: Trx, person: Person): Promise<string[]> {
  const found = await sql<{ id: string }>`select o.id from orders o where ${isOrderOf(person)}
    order by o.created_at desc, o.id limit ${MOST_ORDERS}`.execute(trx);
  return found.rows.map(({ id }) => id);
}

/** SQL: condition on `visits v`: the person's, in the caller's salons. */
function isShown(person: Person, scope: SalonScope) {
  const salons = scope === 'all' ? null : [...scope];
  return sql`v.state in ('booked', 'done', 'noShow', 'refused', 'canceled')
    and (${salons}::bigint[] is null or v.location_id = any (${salons}::bigint[])) and ${isVisitOfPerson(person)}`;
}

async function selectVisits(trx: Trx, person: Person, { scope, locale }: Sight): Promise<CustomerVisit[]> {
  const found = await sql<CustomerVisit>`select v.id,
      case v.state when 'booked' then 'active' else v.state end as "doneStatus",
      lower(v.during) as "startAt", upper(v.during) as "endAt",
      json_build_object('id', l.id::text, 'name', l.name ->> ${locale}::text) as location,
      json_build_object('id', p.id::text, 'name', p.name ->> ${locale}::text) as product,
      json_build_object('id', t.id::text, 'name', t.first_name) as therapist, n.note,
      n.interview_at as "interviewAt", n.customer_card_at as "customerCardAt",
      n.guardian_consent_at as "guardianConsentAt"
    from visits v join locations l on l.id = v.location_id join products p on p.id = v.product_id
      join therapists t on t.id = v.therapist_id left join visit_notes n on n.visit_id = v.id
    where ${isShown(person, scope)} order by lower(v.during) desc, v.id limit ${MOST_VISITS}`.execute(trx);
  return found.rows;
}

/** Numbers of visits by their state, and the latest of each mark. */
async function selectSums(
  trx: Trx,
  person: Person,
  { scope }: Sight,
): Promise<Pick<StaffCustomer, 'counts' | 'marks'>> {
  const found = await sql<StaffCustomer['counts'] & StaffCustomer['marks']>`select
      count(*) filter (where v.state = 'booked')::int as ahead, count(*) filter (where v.state = 'done')::int as done,
      count(*) filter (where v.state = 'noShow')::int as "noShow",
      count(*) filter (where v.state = 'canceled')::int as canceled,
      count(*) filter (where v.state = 'refused')::int as refused, max(n.interview_at) as "interviewAt",
      max(n.customer_card_at) as "customerCardAt", max(n.guardian_consent_at) as "guardianConsentAt"
    from visits v left join visit_notes n on n.visit_id = v.id where ${isShown(person, scope)}`.execute(trx);
  const [sums] = found.rows;
  if (!sums) throw new Error('Failed to count the visits of a customer: no row of an aggregate.');
  const { interviewAt, customerCardAt, guardianConsentAt, ...counts } = sums;
  return { counts, marks: { interviewAt, customerCardAt, guardianConsentAt } };
}

async function selectVouchers(trx: Trx, orderIds: readonly string[]): Promise<CustomerVoucher[]> {
  const byOrder = await issuedVouchersOf(trx, orderIds);
  return [...byOrder.values()].flat().map(({ id, code, voucherType, value, balance, currency, validTo }) => ({
    id,
    code: maskVoucherCode(code),
    voucherType,
    value,
    balance,
    currency,
    validTo,
  }));
}
