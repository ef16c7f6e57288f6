import { keptHistory } from './channel-history';
import type { ChannelEvent, ChannelRecord } from './channel-record';
import type { ChannelContent } from './release-store';

/** Module name to version. */
export type Versions = Readonly<Record<string, string>>;

/** Who changes a channel, when and why; goes into its history. */
export interface Cause {
  at: Date;
  by?: ChannelEvent['by'];
  /** In plain words. */
  reason?: string;
}

/** Stable with these versions live, all at once. Null: they are live already. */
export function withPromoted(stable: ChannelRecord, versions: Versions, cause: Cause): ChannelContent | null {
  return withVersions(stable, 'promote', versions, cause);
}

/** Stable gone back to these versions. Null: they are live already. */
export function withRolledBack(stable: ChannelRecord, versions: Versions, cause: Cause): ChannelContent | null {
  return withVersions(stable, 'rollback', versions, cause);
}

/** The canary channel with one module's version at this share (percent). Null: it is so already. */
export function withCanary(
  canary: ChannelRecord,
  { module, version, share }: { module: string; version: string; share: number },
  cause: Cause,
): ChannelContent | null {
  if (canary.modules[module] === version && canary.shares[module] === share) return null;
  const event = eventOf(canary, { action: 'canary', module, version, share }, cause);
  return {
    modules: { ...canary.modules, [module]: version },
    shares: { ...canary.shares, [module]: share },
    history: keptHistory([...canary.history, event], cause.at),
  };
}

/** The canary channel without these modules. Null: none of them has a canary. */
export function withoutCanaries(canary: ChannelRecord, modules: string[], cause: Cause): ChannelContent | null {
  const leaving = Object.entries(canary.modules).filter(([module]) => modules.includes(module));
  if (leaving.length === 0) return null;
  const events = leaving.map(([module, version]) =>
    eventOf(canary, { action: 'withdraw', module, version, share: canary.shares[module] }, cause),
  );
  return {
    modules: without(canary.modules, modules),
    shares: without(canary.shares, modules),
    history: keptHistory([...canary.history, ...events], cause.at),
  };
}

function withVersions(
  stable: ChannelRecord,
  action: 'promote' | 'rollback',
  versions: Versions,
  cause: Cause,
): ChannelContent | null {
  const changes = Object.entries(versions).filter(([module, version]) => stable.modules[module] !== version);
  if (changes.length === 0) return null;
  const events = changes.map(([module, version]) => eventOf(stable, { action, module, version }, cause));
  return {
    modules: { ...stable.modules, ...Object.fromEntries(changes) },
    shares: {},
    history: keptHistory([...stable.history, ...events], cause.at),
  };
}

function eventOf(
  record: ChannelRecord,
  change: Pick<ChannelEvent, 'action' | 'module' | 'version' | 'share'>,
  { at, by = 'operator', reason }: Cause,
): ChannelEvent {
  const previous = record.modules[change.module] ?? null;
  return { at: at.toISOString(), ...change, previous, by, ...(reason === undefined ? {} : { reason }) };
}

function without<T>(record: Record<string, T>, keys: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
