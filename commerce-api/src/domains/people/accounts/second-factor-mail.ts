import { randomUUID } from 'node:crypto';
import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { queueMessage } from '../../operations/messages';

export type SecondFactorNews = 'secondFactorAdded' | 'secondFactorRemoved' | 'secondFactorReset' | 'recoveryCodeUsed';

/** Notifies the owner of a change of the account's second factor. */
export async function mailSecondFactor(
  trx: Trx,
  userId: string,
  kind: SecondFactorNews,
  locale: LocaleCode,
  values: Record<string, string> = {},
): Promise<void> {
  const found = await sql<{ email: string; firstName: string }>`select email, first_name as "firstName" from users
    where id = ${userId} and deleted_at is null`.execute(trx);
  const owner = found.rows[0];
  if (!owner) return;
  await queueMessage(trx, {
    onceKey: `${kind}:${randomUUID()}`,
    channel: 'email',
    kind,
    to: owner.email,
    locale,
    data: { values: { firstName: owner.firstName, ...values } },
  });
}
