import type { PaymentStage } from '@aksamit/shared-kit/contracts';

/** Waits between the tries, milliseconds: eager at first, for most notices come within seconds; a minute and a half in all. */
const DELAYS_MS = [1000, 1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 8000, 10_000, 10_000, 15_000, 15_000] as const;

/** While the payer confirms in the bank's app: quickly, for a little longer than the bank waits. */
const BANK_APP = { delayMs: 2500, tries: 66 } as const;

/** Wait before the next try after `tries` of them; undefined when that was the last. */
export function pollDelayMs(tries: number, awaitsBankApp = false): number | undefined {
  if (awaitsBankApp) return tries <= BANK_APP.tries ? BANK_APP.delayMs : undefined;
  return DELAYS_MS[tries - 1];
}

/** Stages that may still become another by themselves. An unknown status is looked into by the shop meanwhile. */
export function isOpenStage(stage: PaymentStage): boolean {
  return stage === 'new' || stage === 'pending' || stage === 'undefined';
}
