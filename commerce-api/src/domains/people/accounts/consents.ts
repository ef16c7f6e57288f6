import type { AgreeInput } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { type Write, writeTogether } from '../../../platform/write-together';

/** Version of the texts that forms show beside the consents, but for the regulations; raised when a text changes. */
export const CONSENT_TEXT_VERSION = '2026-11-01';

/**
 * SQL: version of the text that a consent of this type is about. The regulations are a legal document, whose text changes
 * when a new one takes effect: theirs is the local date since which it holds. Source: readings.md, "Consent to the small
 * print".
 */
export const textVersionOf = (type: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`case when ${type} = 'regulations' then coalesce((
      select to_char(g.effective_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') from cms_pages g
      where g.code = 'regulations'), ${CONSENT_TEXT_VERSION}::text) else ${CONSENT_TEXT_VERSION}::text end`;

/** @throws 422 on `agrees` when the regulations are not accepted (the only consent that is required) */
export function requireRegulations(agrees: readonly AgreeInput[]): void {
  const accepted = agrees.some((agree) => agree.type === 'regulations' && agree.value);
  if (!accepted) throw invalidFields({ agrees: ['regulations_required'] });
}

/**
 * Stores consents with the version of their text; `selectAll` is a switch of the form and never stored. A box left
 * empty applies to that order only: it withdraws no earlier consent of the customer.
 */
export async function recordConsents(
  trx: Trx,
  owner: ConsentOwner,
  agrees: readonly AgreeInput[],
  source: string,
): Promise<void> {
  await writeTogether(trx, consentWrites(owner, agrees, source));
}

interface ConsentOwner {
  userId: string | null;
  orderId: string | null;
}

/** The same as a write that is sent together with others; none without a consent. */
export function consentWrites(owner: ConsentOwner, agrees: readonly AgreeInput[], source: string): Write[] {
  // The last entry counts when a type is named twice.
  const latest = new Map(agrees.filter(({ type }) => type !== 'selectAll').map(({ type, value }) => [type, value]));
  if (latest.size === 0) return [];
  const insert = sql`insert into consents (user_id, order_id, type, value, text_version, source)
    select case when entry.value or ${owner.orderId}::uuid is null then ${owner.userId}::uuid end,
      ${owner.orderId}::uuid, entry.type, entry.value,
      ${textVersionOf(sql`entry.type`)}, ${source}
    from unnest(${[...latest.keys()]}::text[], ${[...latest.values()]}::boolean[]) as entry (type, value)`;
  return [insert];
}
