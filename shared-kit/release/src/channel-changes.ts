import { retainedHistory } from './channel-history';
import type { ChannelEvent, ChannelRecord } from './channel-record';
import type { ChannelContent } from './release-store';

/** Module name to version. */
export type Versions = Readonly<Record<string, string>>;

/** Module name to the hash of its version's manifest (manifestPins). */
export type Pins = Readonly<Record<string, string>>;

/** Author, time and reason of a change, for the history. */
export interface Cause {
  at: Date;
  by?: ChannelEvent['by'];
  /** Reason in plain words. */
  reason?: string;
}

/** Stable with these versions deployed, all at once. Null: they are deployed already. */
export function withPromoted(
  stable: ChannelRecord,
  versions: Versions,
  pins: Pins,
  cause: Cause,
): ChannelContent | null {
  return withVersions(stable, 'promote', { versions, pins }, cause);
}

/** Stable rolled back to these versions. Null: they are deployed already. */
export function withRolledBack(
  stable: ChannelRecord,
  versions: Versions,
  pins: Pins,
  cause: Cause,
): ChannelContent | null {
  return withVersions(stable, 'rollback', { versions, pins }, cause);
}

/** The canary channel with one module's version at this share (percent). Null: it has that already. */
export function withCanary(
  canary: ChannelRecord,
  { module, version, share, manifest }: { module: string; version: string; share: number; manifest: string },
  cause: Cause,
): ChannelContent | null {
  if (canary.modules[module] === version && canary.shares[module] === share) return null;
  const event = eventOf(canary, { action: 'canary', module, version, share, manifest }, cause);
  return {
    modules: { ...canary.modules, [module]: version },
    manifests: { ...canary.manifests, [module]: manifest },
    shares: { ...canary.shares, [module]: share },
    history: retainedHistory([...canary.history, event], cause.at),
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
    manifests: without(canary.manifests, modules),
    shares: without(canary.shares, modules),
    history: retainedHistory([...canary.history, ...events], cause.at),
  };
}

function withVersions(
  stable: ChannelRecord,
  action: 'promote' | 'rollback',
  { versions, pins }: { versions: Versions; pins: Pins },
  cause: Cause,
): ChannelContent | null {
  const changes = Object.entries(versions).filter(([module, version]) => stable.modules[module] !== version);
  // A version that a record from before pins deployed is pinned by the next promotion, even if the version stays the
  // same.
  const isPinned = Object.entries(pins).every(([module, pin]) => stable.manifests[module] === pin);
  if (changes.length === 0 && isPinned) return null;
  const events = changes.map(([module, version]) =>
    eventOf(stable, { action, module, version, manifest: pins[module] }, cause),
  );
  return {
    modules: { ...stable.modules, ...Object.fromEntries(changes) },
    manifests: { ...stable.manifests, ...pins },
    shares: {},
    history: retainedHistory([...stable.history, ...events], cause.at),
  };
}

function eventOf(
  record: ChannelRecord,
  { manifest, ...change }: Pick<ChannelEvent, 'action' | 'module' | 'version' | 'share' | 'manifest'>,
  { at, by = 'operator', reason }: Cause,
): ChannelEvent {
  return {
    at: at.toISOString(),
    ...change,
    previous: record.modules[change.module] ?? null,
    by,
    ...(reason === undefined ? {} : { reason }),
    ...(manifest === undefined ? {} : { manifest }),
  };
}

function without<T>(record: Record<string, T>, keys: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
