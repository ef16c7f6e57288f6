import type { Market } from '@aksamit/contracts';

export type ValueProblem = 'voucher_step' | 'voucher_bounds';

/**
 * Why a voucher of this value (minor units) is not sold in a market; null when it is.
 * Source: readings.md, "Markets" and "Vouchers".
 */
export function voucherValueProblem(
  valueMinor: number,
  { step, least, most }: Market['voucherAmounts'],
): ValueProblem | null {
  if (valueMinor < least || valueMinor > most) return 'voucher_bounds';
  return valueMinor % step === 0 ? null : 'voucher_step';
}

export interface VoucherState {
  state: 'active' | 'canceled';
  balance: number;
  validTo: string;
}

/** Why a voucher pays nothing now; also the error's code. */
export type VoucherRefusal = 'not_found' | 'expired' | 'limit_reached';

/** Whether a voucher can be paid with at `now`; null when it can. A canceled one is answered like an unknown one. */
export function voucherRefusal({ state, balance, validTo }: VoucherState, now: Date): VoucherRefusal | null {
  if (state === 'canceled') return 'not_found';
  if (now.getTime() > Date.parse(validTo)) return 'expired';
  return balance > 0 ? null : 'limit_reached';
}
