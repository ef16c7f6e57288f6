import type { Lead, LocaleCode } from '@aksamit/contracts';
import type { Trx } from '../../../platform/database';
import type { FileOwner } from '../../operations/files';
import { findSalonName, insertLead, keepFiles, type NewLead } from './insert-lead';
import { confirmToSender, notifyShop } from './lead-mails';
import { answerByOf, daysToAnswer } from './lead-rules';

export interface LeadContext {
  marketId: string;
  locale: LocaleCode;
  now: Date;
  /** The sender as the owner of files; null: unknown, and no files. */
  owner: FileOwner | null;
  /** The shop's mailbox, and its language. */
  shop: { email: string; complaintsEmail: string; locale: LocaleCode };
}

/**
 * Stores a form, starts the clock of its answer, and mails the shop and the sender, in one transaction.
 * @throws 422 on `locationId`, `fileUploadIds`
 */
export async function submitLead(trx: Trx, lead: NewLead, context: LeadContext): Promise<Lead> {
  const { marketId, locale, now, shop } = context;
  const answerBy = answerByOf(now, daysToAnswer(lead.complaintAbout));
  const salon = lead.locationId === null ? null : await findSalonName(trx, lead.locationId, shop.locale);
  const { id, number, createdAt } = await insertLead(trx, lead, { marketId, locale, now, answerBy });
  const files = await keepFiles(trx, id, lead.fileUploadIds, context.owner);
  const written = { ...lead, id, number, answerBy: answerBy.toISOString(), salon, files };
  const mailbox = lead.topic === 'complaints' ? shop.complaintsEmail : shop.email;
  await notifyShop(trx, written, mailbox, shop.locale);
  await confirmToSender(trx, written, mailbox, locale);
  return { id, number, leadType: lead.leadType, createdAt, answerBy: written.answerBy };
}
