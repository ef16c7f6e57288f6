import type { Trx } from '../../../platform/database';
import { withoutPersonalData } from './personal-data-rules';
import { queueProblem } from './problem-queries';

/** A problem as it was reported. */
export interface ReportedProblem {
  module: string;
  version: string;
  channel: 'stable' | 'canary';
  /** Slug of the market. */
  market: string;
  page?: string | undefined;
  phase?: string | undefined;
  message: string;
  stack?: string | undefined;
}

/**
 * Stores problems for the release commands and, with `isSent`, queues them for the error-reporting service; without
 * data that may be personal.
 */
export async function passProblemsOn(
  trx: Trx,
  problems: ReportedProblem[],
  { now, isSent }: { now: Date; isSent: boolean },
): Promise<void> {
  const cleaned = problems.map(({ module, version, channel, market, page, phase, message, stack }) => ({
    module,
    version,
    channel,
    market,
    page: page ?? null,
    phase: phase ?? null,
    message: withoutPersonalData(message),
    stack: stack === undefined ? null : withoutPersonalData(stack),
  }));
  const keyOf = ({ module, version, message }: (typeof cleaned)[number]) => JSON.stringify([module, version, message]);
  // In one order for all: of two calls with the same problems one waits for the other, without a deadlock.
  for (const problem of cleaned.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    await queueProblem(trx, problem, { now, state: isSent ? 'due' : 'kept' });
  }
}
