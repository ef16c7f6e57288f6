/** E-mails about submitted forms. */
import type { LeadType, LocaleCode } from '@aksamit/contracts';
import type { OutcomeMail } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { dateText } from '../../../platform/date-text';
import { countAttempt } from '../../../platform/rate-counter';
import { personalFrame, queueMessage } from '../../operations/messages';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import type { NewLead } from './insert-lead';

const texts: Record<LocaleCode, { forms: Texts; fields: Texts; values: Texts; overdue: string }> = {
  pl: pl.lead,
  en: en.lead,
};
type Texts = Record<string, string>;
/** Texts of the e-mails that the domain sends. */
const emails = { pl: pl.email, en: en.email };

const CONFIRMATIONS_A_DAY = 3;
const DAY = 86_400;
/** Free-text fields, shown below the table, unchanged. */
const LONG = new Set(['message', 'claim', 'circumstances', 'description']);

export interface LeadName {
  leadType: LeadType;
  topic: string | null;
}

/** Name of the form that was sent. */
export function formName({ leadType, topic }: LeadName, locale: LocaleCode): string {
  return texts[locale].forms[topic === 'complaints' ? 'complaint' : leadType] ?? leadType;
}

export interface WrittenLead extends NewLead {
  id: string;
  number: string;
  answerBy: string;
  /** Name of the salon in the shop's language. */
  salon: string | null;
  /** Names of the attached files; they are opened at the desk. */
  files: readonly string[];
}

/** Notifies the shop's mailbox; a reply to it goes to the sender, if they left an address. */
export async function notifyShop(trx: Trx, lead: WrittenLead, mailbox: string, locale: LocaleCode): Promise<void> {
  const { fields } = texts[locale];
  const fieldTexts = fieldTextsOf(lead, locale);
  await queueMessage(trx, {
    onceKey: `leadForShop:${lead.id}`,
    channel: 'email',
    kind: 'leadForShop',
    to: mailbox,
    locale,
    data: {
      values: {
        number: lead.number,
        form: formName(lead, locale),
        answerBy: dateText(new Date(lead.answerBy), locale),
      },
      rows: fieldTexts
        .filter(([name]) => !LONG.has(name))
        .map(([name, value]) => ({ label: fields[name] ?? name, value })),
      quotes: fieldTexts
        .filter(([name]) => LONG.has(name))
        .map(([name, value]) => `${fields[name] ?? name}:\n${value}`),
      ...(lead.email === null ? {} : { replyTo: lead.email }),
    },
  });
}

function fieldTextsOf(lead: WrittenLead, locale: LocaleCode): [string, string][] {
  const { values } = texts[locale];
  const phone = lead.phone === null ? null : `+${lead.phonePrefix ?? ''} ${lead.phone}`;
  const all: Record<string, string | number | null> = {
    name: [lead.firstName, lead.lastName].filter((part) => part !== null).join(' '),
    email: lead.email,
    phone,
    location: lead.salon,
    city: lead.city,
    topic: lead.topic,
    complaintSubject: lead.complaintSubject,
    complaintAbout: lead.complaintAbout,
    ...lead.data,
    files: lead.files.length === 0 ? null : lead.files.join(', '),
  };
  const coded = new Set(['topic', 'complaintSubject', 'complaintAbout', 'accountCategory', 'skinTone', 'hairShade']);
  return Object.entries(all).flatMap(([name, value]): [string, string][] => {
    if (value === null) return [];
    const text = String(value);
    return [[name, coded.has(name) ? (values[text] ?? text) : text]];
  });
}

/** Kind of the confirmation: a complaint has its clock, a call no answer in writing. */
function receivedKind({ leadType, topic }: LeadName) {
  if (topic === 'complaints') return 'complaintReceived';
  return leadType === 'callBack' ? 'callBackReceived' : 'leadReceived';
}

/**
 * Confirms to the sender that the form arrived. Anybody may enter any address: the form's content is not included, nor
 * a name unless the address is the account's own, and an address receives at most three a day. Who left none receives
 * nothing.
 * @param mailbox of the shop, for replies
 */
export async function confirmToSender(trx: Trx, lead: WrittenLead, mailbox: string, locale: LocaleCode): Promise<void> {
  const { email } = lead;
  if (email === null) return;
  const key = `lead-confirmations:${email.toLowerCase()}`;
  const { count } = await countAttempt(trx, { key, limit: CONFIRMATIONS_A_DAY, windowSeconds: DAY });
  if (count > CONFIRMATIONS_A_DAY) return;
  const own = await sql<{ firstName: string }>`select first_name as "firstName" from users
    where id = ${lead.userId}::uuid and email = lower(${email}) and email_verified_at is not null`.execute(trx);
  await queueMessage(trx, {
    onceKey: `leadReceived:${lead.id}`,
    channel: 'email',
    kind: receivedKind(lead),
    to: email,
    locale,
    data: {
      values: {
        ...own.rows[0],
        number: lead.number,
        form: formName(lead, locale),
        answerBy: dateText(new Date(lead.answerBy), locale),
      },
      replyTo: mailbox,
    },
  });
}

/** Kinds of the e-mail about an outcome: answers, decisions on complaints, and those on applications to the reviewer club. */
const OUTCOME_KINDS = { answered: 'leadAnswered', accepted: 'leadAccepted', rejected: 'leadRejected' } as const;
const REVIEWER_KINDS = { ...OUTCOME_KINDS, accepted: 'reviewerAccepted', rejected: 'reviewerRejected' } as const;
const outcomeKind = ({ leadType }: LeadName, state: Outcome) =>
  (leadType === 'influencer' ? REVIEWER_KINDS : OUTCOME_KINDS)[state];
export const OUTCOMES = ['answered', 'accepted', 'rejected'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The texts of the e-mail about an outcome as its sender would receive them; the answer stands between the last two. */
export function outcomeMailOf(lead: Omit<ClosedLead, 'id' | 'email'>, state: Outcome): OutcomeMail {
  const { subject, lead: text, foot } = emails[lead.locale][outcomeKind(lead, state)];
  const values = { number: lead.number, form: formName(lead, lead.locale) };
  const filled = (part: string) => part.replace(/\{(number|form)\}/g, (_, name: 'number' | 'form') => values[name]);
  const { greeting, signature } = personalFrame(greetedName(lead), lead.locale);
  return { state, subject: filled(subject), greeting, lead: filled(text), foot: filled(foot), signature };
}

export interface ClosedLead extends LeadName {
  id: string;
  firstName: string;
  number: string;
  /** Null: nothing can be mailed. */
  email: string | null;
  locale: LocaleCode;
}

/** Applications to the reviewer club have one field for the whole name. */
const greetedName = ({ leadType, firstName }: Pick<ClosedLead, 'leadType' | 'firstName'>): string =>
  leadType === 'influencer' ? (firstName.split(' ')[0] ?? '') : firstName;

/**
 * Notifies the sender of the outcome; one without an address was called instead.
 * @param answer null: not answered in time, so a complaint is accepted
 */
export async function notifyOutcome(
  trx: Trx,
  lead: ClosedLead,
  outcome: Outcome,
  answer: string | null,
): Promise<void> {
  const { id, number, email, locale } = lead;
  if (email === null) return;
  await queueMessage(trx, {
    onceKey: `leadClosed:${id}`,
    channel: 'email',
    kind: outcomeKind(lead, outcome),
    to: email,
    locale,
    data: {
      values: {
        number,
        form: formName(lead, locale),
        // Nobody has looked at a name that no person answers.
        ...(answer === null ? {} : { firstName: greetedName(lead) }),
      },
      quotes: [answer ?? texts[locale].overdue],
      ...(answer === null ? {} : { isPersonal: true }),
      ...(await mailboxOf(trx, lead)),
    },
  });
}

/** The mailbox of the form's market and language, to which a reply goes. */
async function mailboxOf(trx: Trx, { id, topic, locale }: ClosedLead): Promise<{ replyTo?: string }> {
  const mailbox = topic === 'complaints' ? 'complaintsEmail' : 'email';
  const found = await sql<{
    replyTo: string | null;
  }>`select coalesce(m.brand -> 'mailboxes' -> ${locale}::text ->> ${mailbox}::text,
      m.brand ->> ${mailbox}::text) as "replyTo"
    from leads l join markets m on m.id = l.market_id where l.id = ${id}`.execute(trx);
  const replyTo = found.rows[0]?.replyTo;
  return replyTo ? { replyTo } : {};
}
