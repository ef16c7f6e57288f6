import { changeChannel } from './change-channel';
import type { ChangeOptions } from './change-options';
import { withoutCanaries } from './channel-changes';
import type { ChannelEvent } from './channel-record';
import { askGate, describeRefusal, readableManifest } from './check-with-gate';
import type { ReleaseStore } from './release-store';

export interface Withdrawal {
  by: ChannelEvent['by'];
  /** Reason in plain words. */
  reason: string;
  /** Only this version: nothing happens when the canary has another one meanwhile. Omitted: any version. */
  version?: string;
  now?: () => Date;
}

/** Ends a module's canary: all visitors get stable. False when there was nothing (or another version) to end. */
export async function withdrawCanary(
  store: ReleaseStore,
  module: string,
  { by, reason, version, now }: Withdrawal,
): Promise<boolean> {
  const { before, after } = await changeChannel(store, 'canary', (record) =>
    version !== undefined && record.modules[module] !== version
      ? null
      : withoutCanaries(record, [module], { at: now?.() ?? new Date(), by, reason }),
  );
  return after.revision !== before.revision;
}

/**
 * Two records cannot change in one step: a canary that began while stable changed was checked against the older stable.
 * Stable wins: such a canary is checked again, and ends when it does not fit.
 */
export async function withdrawBrokenCanaries(
  store: ReleaseStore,
  isChecked: (module: string, version: string) => boolean,
  options: ChangeOptions,
): Promise<{ module: string; version: string }[]> {
  const canary = await store.readChannel('canary');
  const unchecked = Object.entries(canary.modules).filter(([module, version]) => !isChecked(module, version));
  if (unchecked.length === 0) return [];
  const { modules } = await store.readChannel('stable');
  const withdrawn: { module: string; version: string }[] = [];
  for (const [module, version] of unchecked) {
    const candidate = await readableManifest(store, module, version);
    const live = { stable: modules, canaries: canary.modules, apiVersions: options.apiVersions ?? null };
    const [refusal] = candidate === null ? [] : await askGate(store, [candidate], live);
    if (candidate !== null && refusal === undefined) continue;
    const reason = refusal
      ? `it does not fit what became live: ${describeRefusal(refusal)}`
      : 'its files are not in the store any more';
    if (await withdrawCanary(store, module, { by: 'operator', reason, version })) withdrawn.push({ module, version });
  }
  return withdrawn;
}
