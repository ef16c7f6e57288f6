import { type KnownProblem, releaseProblemsAnswer, type UncountedReports } from '@aksamit/contracts';

export interface KnownProblems {
  problems: KnownProblem[];
  /** From visitors beyond the few per network that count when a canary is judged. */
  uncounted: UncountedReports[];
}

const TIMEOUT_MS = 3_000;

/**
 * Problems of releases that browsers and page servers reported since an instant; null when the API cannot be reached.
 */
export async function knownProblems(
  apiOrigin: string,
  secret: string | null,
  since: Date,
): Promise<KnownProblems | null> {
  if (secret === null) return null;
  try {
    const answer = await fetch(`${apiOrigin}/internal/release-problems?since=${since.toISOString()}`, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return releaseProblemsAnswer.parse(await answer.json()).data;
  } catch {
    return null;
  }
}

/** Number of problems of a version, including visitors who do not count for a canary. */
export function problemCount({ problems }: KnownProblems, module: string, version: string): number {
  return problems
    .filter((problem) => problem.module === module && problem.version === version)
    .reduce((sum, { count }) => sum + count, 0);
}
