import type { PaymentStage } from '@aksamit/shared-kit/contracts';

/** Waits between the tries, milliseconds: eager at first, for most notices come within seconds; a minute and a half in all. */
const DELAYS_MS = [1000, 1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 8000, 10_000, 10_000, 15_000, 15_000] as const;

/** Wait before the next try after `tries` of them; undefined when that was the last. */
export function pollDelayMs(tries: number): number | undefined {
  return DELAYS_MS[tries - 1];
}

/** Stages that may still become another by themselves. An unknown status is looked into by the shop meanwhile. */
export function isOpenStage(stage: PaymentStage): boolean {
  return stage === 'new' || stage === 'pending' || stage === 'undefined';
}
