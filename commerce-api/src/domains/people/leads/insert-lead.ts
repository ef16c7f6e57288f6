import type { AgreeInput, ComplaintAbout, ComplaintSubject, ContactTopic, LeadType } from '@aksamit/contracts';
import { sql } from 'kysely';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { attachUploads, type FileOwner } from '../../operations/files';
import { recordConsents, textVersionOf } from '../accounts';

/** A form as it is stored; `data` holds its other fields by their own names. */
export interface NewLead {
  leadType: LeadType;
  userId: string | null;
  firstName: string;
  lastName: string | null;
  /** Null: the request is for a call, for which a number is enough. */
  email: string | null;
  phonePrefix: string | null;
  phone: string | null;
  locationId: string | null;
  city: string | null;
  topic: ContactTopic | null;
  complaintSubject: ComplaintSubject | null;
  complaintAbout: ComplaintAbout | null;
  data: Record<string, string | number>;
  /** Own files that are sent along. */
  fileUploadIds: readonly string[];
  agrees: readonly AgreeInput[];
}

export interface LeadContext {
  marketId: string;
  locale: string;
  now: Date;
  /** Null: no reply is needed, the form is stored as closed. */
  answerBy: Date | null;
}

export async function insertLead(
  trx: Trx,
  lead: NewLead,
  { marketId, locale, now, answerBy }: LeadContext,
): Promise<{ id: string; number: string; createdAt: string }> {
  const { topic, complaintSubject, complaintAbout } = lead;
  const inserted = await sql<{ id: string; number: string; createdAt: string }>`
    insert into leads (number, lead_type, market_id, locale, user_id, first_name, last_name, email, phone_prefix, phone,
      location_id, city, topic, complaint_subject, complaint_about, data, state, answer_by, closed_at, created_at)
    values ('ZG-' || to_char(${now}::timestamptz at time zone 'Europe/Warsaw', 'YYYY') || '-'
        || lpad(nextval('lead_numbers')::text, 6, '0'),
      ${lead.leadType}, ${Number(marketId)}, ${locale}, ${lead.userId}::uuid, ${lead.firstName}, ${lead.lastName},
      ${lead.email?.toLowerCase() ?? null}, ${lead.phonePrefix}, ${lead.phone}, ${lead.locationId}::bigint, ${lead.city},
      ${topic}, ${complaintSubject}, ${complaintAbout}, ${JSON.stringify(lead.data)}::jsonb,
      ${answerBy === null ? 'answered' : 'new'}, ${answerBy}::timestamptz, ${answerBy === null ? now : null}::timestamptz,
      ${now})
    returning id, number, created_at as "createdAt"`.execute(trx);
  const row = inserted.rows[0];
  if (!row) throw new Error('Failed to keep the form: the database returned no row. Nothing was written.');
  await insertConsents(trx, row.id, lead);
  return row;
}

// A box left empty withdraws no earlier consent of the customer: only given consents go to the account.
async function insertConsents(trx: Trx, leadId: string, { agrees, userId, leadType }: NewLead): Promise<void> {
  const latest = new Map(agrees.filter(({ type }) => type !== 'selectAll').map(({ type, value }) => [type, value]));
  if (latest.size === 0) return;
  await sql`insert into lead_consents (lead_id, type, value, text_version, source)
    select ${leadId}::uuid, entry.type, entry.value, ${textVersionOf(sql`entry.type`)}, ${leadType}
    from unnest(${[...latest.keys()]}::text[], ${[...latest.values()]}::boolean[]) as entry (type, value)`.execute(trx);
  const given = [...latest].filter(([, value]) => value).map(([type, value]) => ({ type, value }));
  if (userId !== null) await recordConsents(trx, { userId, orderId: null }, given, leadType);
}

/**
 * Attaches the files sent with a form. @returns their names
 * @throws 422 on `fileUploadIds` unless all are one's own, ready, and sent with nothing else
 */
export async function keepFiles(
  trx: Trx,
  leadId: string,
  ids: readonly string[],
  owner: FileOwner | null,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = owner && (await attachUploads(trx, ids, owner));
  if (!files) throw invalidFields({ fileUploadIds: ['not_allowed'] });
  await sql`insert into lead_files (lead_id, file_upload_id, position)
    select ${leadId}::uuid, f.id::uuid, f.position - 1
    from unnest(${files.map(({ id }) => id)}::text[]) with ordinality as f (id, position)`.execute(trx);
  return files.map(({ originalName }) => originalName);
}

/** Name of the salon in a language. @throws 422 on `locationId` when there is no such salon */
export async function findSalonName(trx: Trx, locationId: string, locale: 'pl' | 'en'): Promise<string> {
  const found = await sql<{ name: Record<'pl' | 'en', string> }>`select name from locations
    where id = ${locationId} and enabled`.execute(trx);
  const name = found.rows[0]?.name[locale];
  if (name === undefined) throw invalidFields({ locationId: ['not_allowed'] });
  return name;
}
