import type { InlineFormOutcome } from '@aksamit/contracts/platform';
import type { BusState } from '@aksamit/module-sdk/bus';
import { publishJudged } from '../host/served-publications';
import type { ProblemReport } from '../reporting/problem-report';

export interface OutcomeParts {
  state: BusState;
  report: ProblemReport['report'];
  /** Version of a module on this page, for reports. */
  versionOf(module: string): string;
}

/**
 * Stores and publishes what a form did, as the module's own scripts would. Those that run here follow the stored entries as
 * they follow another tab.
 */
export function applyOutcome(
  { module, publications, stored = {} }: InlineFormOutcome,
  { state, report, versionOf }: OutcomeParts,
): void {
  for (const [key, newValue] of Object.entries(stored)) {
    try {
      localStorage.setItem(key, newValue);
    } catch {
      // Full or blocked: the next page asks for it.
    }
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
  publishJudged(module, publications, { state, version: versionOf(module), report });
}
