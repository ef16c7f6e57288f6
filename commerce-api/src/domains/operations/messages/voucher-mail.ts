import type { LocaleCode } from '@aksamit/contracts';
import { moneyText } from '@aksamit/contracts/money';
import type { Trx } from '../../../platform/database';
import { dateText } from '../../../platform/date-text';
import { queueMessage } from './outbox-queries';
import type { VoucherDocument } from './voucher-document';

/** A voucher is valid for months: an unreachable address is retried for long. */
const USEFUL_SECONDS = 14 * 24 * 3600;

export interface VoucherMail extends VoucherDocument {
  /** Names the cause: the same voucher is mailed once, until it is requested again under another cause. */
  voucherId: string;
  /** Stored in the message only until it is sent. */
  code: string;
  to: string;
  locale: LocaleCode;
}

/** Writes the e-mail with an electronic voucher: its code, and the voucher as PDF. */
export async function queueVoucherMail(trx: Trx, mail: VoucherMail, cause = mail.voucherId): Promise<void> {
  const { voucherId: _, code, to, locale, ...voucher } = mail;
  const values: Record<string, string> = {
    amount: moneyText(voucher.amountMinor, voucher.currency, locale),
    validTo: dateText(new Date(voucher.validTo), locale),
  };
  await queueMessage(trx, {
    onceKey: `voucherIssued:${cause}`,
    channel: 'email',
    kind: 'voucherIssued',
    to,
    locale,
    data: { values, quotes: voucher.text ? [voucher.text] : [], voucher },
    secret: code,
    usefulSeconds: USEFUL_SECONDS,
  });
}
