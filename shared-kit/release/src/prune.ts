import { liveSince } from './channel-history';
import { ReleaseRefusedError, type ReleaseStore } from './release-store';

/** A page may stay open for days and load its chunks late; a rollback needs versions deployed before. */
export const PRUNE_DAYS = 30;
export const MOST_PRUNE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface PruneOptions {
  days?: number;
  /** Reports the versions to remove, and removes nothing. */
  dryRun?: boolean;
  now?: () => Date;
}

export interface PrunedVersion {
  module: string;
  version: string;
  publishedAt: Date;
}

/**
 * Removes versions that are not needed any more. It keeps deployed versions, those deployed (stable or canary) or
 * published within the last days, and each module's newest. Evidence is removed with its version.
 * @throws ReleaseRefusedError when the history does not reach back that far
 */
export async function prune(store: ReleaseStore, options: PruneOptions = {}): Promise<PrunedVersion[]> {
  const { days = PRUNE_DAYS, now = () => new Date(), dryRun = false } = options;
  requireDays(days);
  const since = new Date(now().getTime() - days * DAY_MS);
  const unneeded: PrunedVersion[] = [];
  for (const module of await store.listModules()) {
    for (const version of (await store.listVersions(module)).slice(0, -1)) {
      const publishedAt = await store.publishedAt(module, version);
      if (publishedAt < since) unneeded.push({ module, version, publishedAt });
    }
  }
  // Read last, to include versions promoted while the store was listed.
  const needed = await neededSince(store, since);
  const leaving = unneeded.filter(({ module, version }) => !needed.has(`${module}@${version}`));
  if (!dryRun) for (const { module, version } of leaving) await store.remove(module, version);
  return leaving;
}

async function neededSince(store: ReleaseStore, since: Date): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const channel of ['stable', 'canary'] as const) {
    const live = liveSince(await store.readChannel(channel), since);
    if (live === null) {
      throw new ReleaseRefusedError(
        `Failed to prune: the history of the ${channel} channel does not reach back to ${since.toISOString()}. ` +
          'Name fewer days with --days.',
      );
    }
    for (const one of live) needed.add(one);
  }
  return needed;
}

function requireDays(days: number): void {
  if (days >= 1 && days <= MOST_PRUNE_DAYS) return;
  throw new ReleaseRefusedError(
    `Failed to prune: ${days} days cannot be looked back. Name 1 to ${MOST_PRUNE_DAYS} days; the history is kept that long.`,
  );
}
