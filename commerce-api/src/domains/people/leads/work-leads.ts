/** Staff's view of forms and their actions. */
import type { ComplaintAbout, ComplaintSubject, ContactTopic, LeadType, LocaleCode } from '@aksamit/contracts';
import type { OutcomeMail } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { peopleError } from '../errors';
import { notifyOutcome, OUTCOMES, outcomeMailOf } from './lead-mails';
import { type LeadState, mayLeadBecome } from './lead-rules';

/** The desk of a form: complaints, applications to the reviewer club, or everything else. */
export type Desk = 'leads' | 'complaints' | 'reviewerApplications';

const onDesk = {
  leads: sql`l.lead_type <> 'influencer' and l.topic is distinct from 'complaints'`,
  complaints: sql`l.topic = 'complaints'`,
  reviewerApplications: sql`l.lead_type = 'influencer'`,
};

export interface DeskLead {
  id: string;
  number: string;
  leadType: LeadType;
  state: LeadState;
  locale: LocaleCode;
  userId: string | null;
  firstName: string;
  lastName: string | null;
  /** Null: a request for a call, without an address. */
  email: string | null;
  phonePrefix: string | null;
  phone: string | null;
  locationId: string | null;
  city: string | null;
  topic: ContactTopic | null;
  complaintSubject: ComplaintSubject | null;
  complaintAbout: ComplaintAbout | null;
  /** The form's other fields by their names. */
  data: Record<string, string | number>;
  createdAt: string;
  /** The deadline: the last second for an answer in time. */
  answerBy: string | null;
  answer: string | null;
  closedAt: string | null;
  files: { id: string; fileName: string; mimeType: string; size: number }[];
}

const columns = sql`l.id, l.number, l.lead_type as "leadType", l.state, l.locale, l.user_id as "userId",
  l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone_prefix as "phonePrefix", l.phone,
  l.location_id::text as "locationId", l.city, l.topic, l.complaint_subject as "complaintSubject",
  l.complaint_about as "complaintAbout", l.data, l.created_at as "createdAt", l.answer_by as "answerBy", l.answer,
  l.closed_at as "closedAt",
  (select coalesce(json_agg(json_build_object('id', f.id, 'fileName', f.file_name, 'mimeType', f.mime_type,
      'size', f.size) order by k.position), '[]')
    from lead_files k join file_uploads f on f.id = k.file_upload_id where k.lead_id = l.id) as files`;

export interface DeskFilter {
  /** Part of number, name, e-mail or phone. */
  q?: string | undefined;
  state?: LeadState | undefined;
  leadType?: LeadType | undefined;
  /** By `createdAt`, `answerBy` or `number`. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

const ORDERS = { createdAt: sql`l.created_at`, answerBy: sql`l.answer_by`, number: sql`l.number` };

/** Forms of a desk: open ones first, by how soon they must be answered, then the newest; unless sorted. */
export async function selectLeads(
  trx: Trx,
  desk: Desk,
  { q, state, leadType, sort, limit, offset }: DeskFilter,
): Promise<{ leads: DeskLead[]; total: number }> {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null;
  const where = sql`${onDesk[desk]} and (${pattern}::text is null or l.number ilike ${pattern} or l.email ilike ${pattern}
      or l.phone like ${pattern}
      or search_form(l.first_name || ' ' || coalesce(l.last_name, '')) like search_form(${pattern ?? ''}))
    and (${state ?? null}::text is null or l.state = ${state ?? null})
    and (${leadType ?? null}::text is null or l.lead_type = ${leadType ?? null})`;
  const found = await sql<DeskLead>`select ${columns} from leads l where ${where}
    order by ${sortedBy(sort, ORDERS)} l.closed_at is not null, case when l.closed_at is null then l.answer_by end, l.created_at desc, l.id
    limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from leads l where ${where}`.execute(trx);
  return { leads: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** A form of a desk. @throws 404 for a form of another desk or none */
export async function findLead(trx: Trx, desk: Desk, leadId: string): Promise<DeskLead> {
  const found = await sql<DeskLead>`select ${columns} from leads l
    where l.id = ${leadId}::uuid and ${onDesk[desk]}`.execute(trx);
  const row = found.rows[0];
  if (!row) throw notFound();
  return row;
}

/** The e-mails that may close a form now, in its sender's language; none where the sender left no address. */
export function outcomeMailsOf(lead: DeskLead): OutcomeMail[] {
  if (lead.email === null) return [];
  return OUTCOMES.filter((state) => mayLeadBecome(lead.state, state, lead)).map((state) => outcomeMailOf(lead, state));
}

export interface LeadChange {
  state: Exclude<LeadState, 'new'>;
  /** The answer sent to the sender, or what a call without an address came to; required to close. */
  answer?: string | undefined;
}

/**
 * Takes a form into work, or closes it with an answer that is mailed to the sender's address, if there is one. An
 * accepted application makes its customer a reviewer.
 * @throws 404 for a form of another desk or none, 409 lead_closed, 409 conflict for a state that may not follow
 */
export async function changeLead(
  trx: Trx,
  desk: Desk,
  leadId: string,
  { state, answer }: LeadChange,
  actor: { userId: string; now: Date },
): Promise<{ before: DeskLead; after: DeskLead }> {
  const before = await lockLead(trx, desk, leadId);
  if (before.closedAt !== null) throw peopleError('409 lead_closed');
  if (!mayLeadBecome(before.state, state, before)) throw peopleError('409 conflict');
  const isClosed = state !== 'inProgress';
  await sql`update leads set state = ${state}, answer = ${isClosed ? (answer ?? null) : null},
      answered_by = ${isClosed ? actor.userId : null}::uuid, closed_at = ${isClosed ? actor.now : null}::timestamptz
    where id = ${leadId}`.execute(trx);
  if (state !== 'inProgress') await notifyOutcome(trx, before, state, answer ?? '');
  if (state === 'accepted' && before.leadType === 'influencer' && before.userId !== null) {
    await sql`update users set is_influencer = true where id = ${before.userId} and deleted_at is null`.execute(trx);
  }
  return { before, after: await lockLead(trx, desk, leadId) };
}

async function lockLead(trx: Trx, desk: Desk, leadId: string): Promise<DeskLead> {
  const found = await sql<DeskLead>`select ${columns} from leads l where l.id = ${leadId}::uuid and ${onDesk[desk]}
    for update`.execute(trx);
  const row = found.rows[0];
  if (!row) throw notFound();
  return row;
}
