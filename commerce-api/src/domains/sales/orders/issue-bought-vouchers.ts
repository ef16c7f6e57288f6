import type { Trx } from '../../../platform/database';
import { issueVouchers } from '../vouchers';
import { mailVouchers } from './mail-vouchers';

/**
 * Issues the vouchers that a paid order bought, and mails the electronic ones to their recipients, or leaves them to the
 * worker until the chosen date; a paper one is sent by the staff. Idempotent, however often the payment is reported.
 * Source: readings.md, "Vouchers".
 */
export async function issueBoughtVouchers(trx: Trx, orderId: string): Promise<void> {
  const issued = await issueVouchers(trx, orderId);
  const leaving = issued.filter(({ voucherType, sendAt }) => voucherType === 'electronic' && sendAt === null);
  await mailVouchers(trx, orderId, leaving);
}
