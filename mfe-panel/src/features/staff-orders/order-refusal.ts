import { isHttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { messageOfError } from '../../requests/message-of-error';

/** Refusals of the calls on orders that have words for the staff, under `staff.orders.refusals`. */
const KNOWN = [
  'already_paid',
  'coupon_used',
  'documents_changed',
  'idempotency_running',
  'invoice_not_ready',
  'not_fully_paid',
  'nothing_to_refund',
  'order_canceled',
  'payment_under_way',
  'refund_changed',
  'slot_taken',
  'voucher_used',
];

/** Refusals of a voucher's code, shown at its field; the API answers a code of another market as an unknown one. */
const OF_CODE = ['not_found', 'expired', 'limit_reached', 'not_combinable', 'voucher_not_applicable'];

/** The words for a refusal by its code; null where the API's own message is shown. */
export function refusalWord(code: string, t: Translate): string | null {
  if (code === 'second_factor_needed') return t('staff.secondFactor');
  if (code === 'forbidden') return t('staff.orders.noRight');
  if (code === 'not_found') return t('staff.orders.refusals.gone');
  return KNOWN.includes(code) ? t(`staff.orders.refusals.${code}`) : null;
}

/** Why a call on an order was refused or failed, in words for the staff. */
export function orderRefusal(error: unknown, t: Translate): string {
  if (!isHttpError(error)) return messageOfError(error, t);
  const word = refusalWord(error.code, t);
  if (word !== null) return word;
  const fields = Object.values(error.fields).join(' ');
  return error.status === 422 && fields ? fields : messageOfError(error, t);
}

/** Why a voucher pays nothing, for the field of its code; null for a refusal that is not the code's. */
export const codeRefusal = (code: string, t: Translate): string | null =>
  OF_CODE.includes(code) ? t(`staff.orders.voucher.refusals.${code}`) : null;
