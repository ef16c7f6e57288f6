import { releaseStatisticsAnswer } from '@aksamit/contracts';
import { type ReleaseStore, withdrawCanary } from '@aksamit/release';
import type { LiveReleases } from '../live/live-releases';
import type { Problem, Problems } from '../live/problems';
import { readApi } from '../live/read-api';
import type { Log } from '../log';
import { canarySince } from './canary-since';
import { type CanaryMargins, judgeCanary, nobodyCouldUse } from './judge-canary';

export interface CanaryGuardOptions {
  store: ReleaseStore;
  releases: Pick<LiveReleases, 'sets' | 'canaryHistory'>;
  apiOrigin: string;
  /** Secret of the API's statistics; null: canaries cannot be judged, which is reported. */
  secret: string | null;
  margins: CanaryMargins;
  /** Interval between two checks; 0: canaries are not judged. */
  checkMs: number;
  /**
   * Why a canary that every visitor reports as broken is unusable, as far as this server can see; null when it cannot
   * see it.
   */
  whyUnusable(module: string): Promise<string | null>;
  problems: Problems;
  log: Log;
}

/** A message with the number of visitors would change, and be logged again, at each check. */
const SUSPECT = 'Everybody who was shown it had a problem; they are too few to take it back.';

/**
 * Withdraws a canary that performs worse than stable or that nobody can use. Each page server has a guard; the store
 * lets one of them win. It acts only on statistics that it could read.
 */
export class CanaryGuard {
  readonly #options: CanaryGuardOptions;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: CanaryGuardOptions) {
    this.#options = options;
    this.#checkLater();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #checkLater(): void {
    const { checkMs } = this.#options;
    if (checkMs === 0 || this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#check().finally(() => this.#checkLater()), checkMs).unref();
  }

  async #check(): Promise<void> {
    const { releases, problems } = this.#options;
    const found: Problem[] = [];
    for (const [module, { version }] of Object.entries(releases.sets?.canaries ?? {})) {
      // A module's first version has no stable version to compare it with.
      const stable = releases.sets?.stable.pageView?.stable[module];
      if (stable === undefined) continue;
      const problem = await this.#judge(module, version, stable);
      if (problem) found.push(problem);
    }
    if (!this.#isStopped) problems.set('canary-guard', found);
  }

  async #judge(module: string, version: string, stable: string): Promise<(Problem & { error?: unknown }) | null> {
    const { store, margins, log, whyUnusable } = this.#options;
    const about = `canary ${module}@${version}`;
    try {
      const statistics = await this.#statistics(module, version, stable);
      const verdict = judgeCanary(statistics, margins);
      const isSuspect = verdict.keep && nobodyCouldUse(statistics);
      const seen = isSuspect ? await whyUnusable(module) : null;
      const { views } = statistics.canary;
      const { keep, reason } =
        seen === null ? verdict : { keep: false, reason: `none of ${views} visitors could use it: ${seen}` };
      log.debug({ module, version, keep, reason }, 'A canary was judged.');
      if (this.#isStopped) return null;
      if (keep) return isSuspect ? { about, message: SUSPECT } : null;
      const isDone = await withdrawCanary(store, module, { by: 'guard', reason, version });
      if (isDone) log.warn({ module, version, stable, reason }, 'A canary was taken back: it is worse than stable.');
      return null;
    } catch (error) {
      return { about, message: 'It is not watched: its statistics cannot be read, or it cannot be taken back.', error };
    }
  }

  async #statistics(module: string, canary: string, stable: string) {
    const { apiOrigin, secret, releases } = this.#options;
    if (secret === null) throw new Error('Failed to read statistics: RELEASE_SECRET is not set. Set it.');
    const since = canarySince(releases.canaryHistory, module, canary) ?? new Date(0).toISOString();
    const query = new URLSearchParams({ module, canary, stable, since });
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await readApi(`${apiOrigin}/internal/release-statistics?${query}`, releaseStatisticsAnswer, headers);
    return answer.data.statistics;
  }
}
