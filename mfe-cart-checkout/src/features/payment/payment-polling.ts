import type { PaymentStage } from '@aksamit/contracts';

/**
 * Delays between polls, milliseconds: short at first, since most webhooks come within seconds; a minute and a half in
 * all.
 */
const DELAYS_MS = [1000, 1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 8000, 10_000, 10_000, 15_000, 15_000] as const;

/** While the payer confirms in the bank's app: short delays, for a little longer than the bank's timeout. */
const BANK_APP = { delayMs: 2500, attempts: 66 } as const;

/** Delay before the next poll after `attempts` of them; undefined when that was the last. */
export function pollDelayMs(attempts: number, awaitsBankApp = false): number | undefined {
  if (awaitsBankApp) return attempts <= BANK_APP.attempts ? BANK_APP.delayMs : undefined;
  return DELAYS_MS[attempts - 1];
}

/** Stages that may still change by themselves. The shop looks into an unknown status meanwhile. */
export function isOpenStage(stage: PaymentStage): boolean {
  return stage === 'new' || stage === 'pending' || stage === 'undefined';
}
