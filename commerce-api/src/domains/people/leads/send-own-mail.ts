import type { Lead, LocaleCode, User } from '@aksamit/contracts';
import type { Trx } from '../../../platform/database';
import { queueMessage } from '../../operations/messages';
import { peopleError } from '../errors';
import { insertLead } from './insert-lead';

/**
 * Mails a listed template to the customer's own address, and stores a record of it that needs no reply.
 * @param path of the page that it leads to
 * @throws 403 email_not_verified: an unverified address may be somebody else's
 */
export async function sendOwnMail(
  trx: Trx,
  user: User,
  { path, ...context }: { marketId: string; locale: LocaleCode; now: Date; path: string },
): Promise<Lead> {
  if (user.emailVerifiedAt === null) throw peopleError('403 email_not_verified');
  const { firstName, lastName, email } = user;
  const { id, number, createdAt } = await insertLead(
    trx,
    {
      leadType: 'mail',
      userId: user.id,
      firstName,
      lastName,
      email,
      phonePrefix: null,
      phone: null,
      locationId: null,
      city: null,
      topic: null,
      complaintSubject: null,
      complaintAbout: null,
      data: { template: 'application' },
      fileUploadIds: [],
      agrees: [],
    },
    { ...context, answerBy: null },
  );
  await queueMessage(trx, {
    onceKey: `applicationLink:${id}`,
    channel: 'email',
    kind: 'applicationLink',
    to: email,
    locale: context.locale,
    data: { values: { firstName }, path },
  });
  return { id, number, leadType: 'mail', createdAt, answerBy: null };
}
