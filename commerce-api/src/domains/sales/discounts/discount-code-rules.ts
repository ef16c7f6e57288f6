/** Why a code cannot be used now; also the error's code. */
export type CodeRefusal = 'not_found' | 'expired' | 'limit_reached';

export interface CodeState {
  enabled: boolean;
  validFrom: Date | null;
  /** Last instant of validity. */
  validTo: Date | null;
  totalLimit: number | null;
  usedTotal: number;
  customerLimit: number | null;
  usedByCustomer: number;
}

/**
 * Whether a code may be used at `now`; null when it may. A code that is disabled or not yet valid is answered like an
 * unknown one, so that future campaigns stay secret. Source: readings.md, "Discounts".
 */
export function codeRefusal(code: CodeState, now: Date): CodeRefusal | null {
  if (!code.enabled || (code.validFrom && now < code.validFrom)) return 'not_found';
  if (code.validTo && now > code.validTo) return 'expired';
  if (isLimitReached(code)) return 'limit_reached';
  return null;
}

/** True when the total limit, or this customer's, is used up. */
export function isLimitReached(code: CodeState): boolean {
  if (code.totalLimit !== null && code.usedTotal >= code.totalLimit) return true;
  return code.customerLimit !== null && code.usedByCustomer >= code.customerLimit;
}

/** Codes are compared without regard to case and surrounding blanks. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}
