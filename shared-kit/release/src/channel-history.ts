import type { ChannelEvent, ChannelRecord } from './channel-record';

/** Events older than this leave the history; longer than pruning may look back (MOST_PRUNE_DAYS). */
const RETENTION_DAYS = 100;
/** Minimum number of stored events, regardless of age. */
const MIN_EVENTS = 200;
/** Upper limit of the record's size, some 800 KB; at 50 changes a day it is reached after the 100 days. */
export const MAX_EVENTS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The part of a history that the record stores: the last 100 days, at least 200 and at most 5000 events. */
export function retainedHistory(history: readonly ChannelEvent[], now: Date): ChannelEvent[] {
  const oldest = now.getTime() - RETENTION_DAYS * DAY_MS;
  const young = history.findIndex(({ at }) => Date.parse(at) >= oldest);
  const first = young === -1 ? history.length : young;
  return history.slice(Math.max(Math.min(first, history.length - MIN_EVENTS), history.length - MAX_EVENTS, 0));
}

/**
 * Versions through which a rollback of the module can go back, oldest first, the deployed one last. A promotion adds
 * its version; a rollback removes all versions after its target. Rolling back twice thus goes two versions back, and
 * never to a version that was just left.
 */
export function versionsOnTheWay(stable: ChannelRecord, module: string): string[] {
  const way: string[] = [];
  for (const { action, module: name, version, previous } of stable.history) {
    if (name !== module) continue;
    if (way.length === 0 && previous !== null) way.push(previous);
    if (action === 'rollback') way.splice(way.includes(version) ? way.lastIndexOf(version) : -1);
    way.push(version);
  }
  return way;
}

/** Target version of a rollback of the module; null: no version was deployed before. */
export function versionBefore(stable: ChannelRecord, module: string): string | null {
  return versionsOnTheWay(stable, module).at(-2) ?? null;
}

/**
 * `module@version` of all versions that a channel has deployed since an instant, including the current ones. Null when
 * the history does not reach back that far.
 */
export function liveSince(record: ChannelRecord, since: Date): Set<string> | null {
  const [oldest] = record.history;
  if (record.history.length >= MAX_EVENTS && oldest && Date.parse(oldest.at) > since.getTime()) return null;
  const live = new Set(Object.entries(record.modules).map(([module, version]) => `${module}@${version}`));
  for (const { at, module, version, previous } of record.history) {
    if (Date.parse(at) < since.getTime()) continue;
    live.add(`${module}@${version}`);
    // The replaced version was deployed until that moment.
    if (previous !== null) live.add(`${module}@${previous}`);
  }
  return live;
}
