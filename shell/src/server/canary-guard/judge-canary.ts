import type { ReleaseSideStatistics, ReleaseStatistics } from '@aksamit/contracts';

/** How much worse than stable a canary may be. Configuration: CANARY_… of the page server. */
export interface CanaryMargins {
  /** Visitors that each side needs before a conclusion; for the paint, visitors with a measurement. */
  leastViews: number;
  /**
   * With this many visitors with a problem, and hardly any without, the canary is unusable, however few have seen it.
   * They must come from several networks, since one network counts as at most three visitors a day.
   */
  leastFailed: number;
  /**
   * Visitors with a problem: worse by more than this many percentage points, and more than this many times stable's
   * rate.
   */
  problemPoints: number;
  problemFactor: number;
  /** Largest contentful paint, 75th percentile: worse by more than this many percent and this many milliseconds. */
  lcpPercent: number;
  lcpMs: number;
}

export interface Verdict {
  keep: boolean;
  /** In plain words. */
  reason: string;
}

/**
 * Judges a canary by what visitors' browsers reported of it and of stable in the same period. A side with too few
 * visitors proves nothing, unless hardly anybody could use the canary: then it is withdrawn.
 */
export function judgeCanary({ canary, stable }: ReleaseStatistics, margins: CanaryMargins): Verdict {
  const { leastViews } = margins;
  const unusable = hardlyUsable(canary, stable, margins);
  if (unusable !== null) return { keep: false, reason: unusable };
  if (Math.min(canary.views, stable.views) < leastViews) {
    const reason = `too few visitors yet: ${canary.views} with the canary, ${stable.views} with stable, ${leastViews} needed`;
    return { keep: true, reason };
  }
  const found = [problemsWorse(canary, stable, margins), paintWorse(canary, stable, margins)].filter(
    (one) => one !== null,
  );
  return found.length > 0 ? { keep: false, reason: found.join('; ') } : { keep: true, reason: 'no worse than stable' };
}

/**
 * Whether every visitor of a canary had a problem, even if there was only one. Anybody can report a problem, so this is
 * a reason to investigate, not to act.
 */
export function nobodyCouldUse({ canary }: ReleaseStatistics): boolean {
  return canary.views > 0 && canary.visitorsWithProblem === canary.views;
}

/** Percent. A visitor who leaves at once has no problem to report. */
const HARDLY_ANYBODY_WITHOUT = 90;

function hardlyUsable(
  canary: ReleaseSideStatistics,
  stable: ReleaseSideStatistics,
  { leastFailed, problemFactor }: CanaryMargins,
): string | null {
  if (canary.visitorsWithProblem < leastFailed) return null;
  const rate = problemRate(canary);
  if (rate < HARDLY_ANYBODY_WITHOUT || (stable.views > 0 && rate <= problemRate(stable) * problemFactor)) return null;
  return `hardly anybody could use it: ${canary.visitorsWithProblem} of ${canary.views} visitors had a problem`;
}

function problemRate({ visitorsWithProblem, views }: ReleaseSideStatistics): number {
  return (100 * visitorsWithProblem) / views;
}

function problemsWorse(
  canary: ReleaseSideStatistics,
  stable: ReleaseSideStatistics,
  { problemPoints, problemFactor }: CanaryMargins,
): string | null {
  const [now, before] = [problemRate(canary), problemRate(stable)];
  if (now - before <= problemPoints || now <= before * problemFactor) return null;
  return (
    `${percent(now)} of ${canary.views} visitors had a problem, ${percent(before)} of ${stable.views} with stable ` +
    `(at most ${problemPoints} percentage points more, or ${problemFactor} times as many, are let pass)`
  );
}

function paintWorse(
  canary: ReleaseSideStatistics,
  stable: ReleaseSideStatistics,
  { leastViews, lcpPercent, lcpMs }: CanaryMargins,
): string | null {
  if (canary.lcpP75Ms === null || stable.lcpP75Ms === null) return null;
  if (Math.min(canary.lcpSamples, stable.lcpSamples) < leastViews) return null;
  const more = canary.lcpP75Ms - stable.lcpP75Ms;
  if (more <= lcpMs || more <= (stable.lcpP75Ms * lcpPercent) / 100) return null;
  return (
    `the largest contentful paint came after ${Math.round(canary.lcpP75Ms)} ms, with stable after ` +
    `${Math.round(stable.lcpP75Ms)} ms (75th percentile; at most ${lcpMs} ms or ${lcpPercent} % more are let pass)`
  );
}

function percent(value: number): string {
  return `${value.toFixed(1)} %`;
}
