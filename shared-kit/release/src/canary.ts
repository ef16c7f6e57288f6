import { changeChannel } from './change-channel';
import { type ChangeOptions, causeOf } from './change-options';
import { withCanary } from './channel-changes';
import type { ChannelRecord } from './channel-record';
import { askGate, GateRefusedError } from './check-with-gate';
import { manifestPins } from './manifest-pins';
import { ReleaseRefusedError, type ReleaseStore } from './release-store';
import { withdrawBrokenCanaries, withdrawCanary } from './withdraw-canaries';

export interface CanaryRequest {
  module: string;
  /** Omitted: the module's current canary. */
  version?: string;
  /** Percent of visitors, 0 to 100, in steps of 0.01. */
  share: number;
}

export interface CanaryChange {
  module: string;
  version: string;
  share: number;
  /** Former version and share; null: the module had no canary. */
  before: { version: string; share: number } | null;
}

/**
 * Deploys a published version to a share of the visitors, or changes the share of the current canary. `isInShare`
 * decides which visitors get it.
 * @throws ReleaseNotFoundError, ReleaseRefusedError (GateRefusedError with every reason)
 */
export async function setCanary(
  store: ReleaseStore,
  request: CanaryRequest,
  options: ChangeOptions = {},
): Promise<CanaryChange> {
  const { module, share } = request;
  requireShare(share);
  let stable = await store.readChannel('stable');
  let version = '';
  const decide = async (canary: ChannelRecord) => {
    stable = await store.readChannel('stable');
    version = versionOf(request, canary);
    requireComparable(module, version, stable);
    const { [module]: manifest = '' } = await manifestPins(store, { [module]: version });
    const next = withCanary(canary, { module, version, share, manifest }, causeOf(options));
    // A smaller share of the current canary adds no risk, and must always be possible.
    const isRisk = canary.modules[module] !== version || share > (canary.shares[module] ?? 0);
    const candidate = await store.readManifest(module, version);
    if (next === null || !isRisk || options.ungated) return next;
    const live = { stable: stable.modules, canaries: canary.modules, apiVersions: options.apiVersions ?? null };
    const refusals = await askGate(store, [candidate], live);
    if (refusals.length > 0) throw new GateRefusedError(refusals);
    return next;
  };
  const before = options.dryRun ? await store.readChannel('canary') : await change();
  if (options.dryRun) await decide(before);
  const known = before.modules[module];
  return {
    module,
    version,
    share,
    before: known === undefined ? null : { version: known, share: before.shares[module] ?? 0 },
  };

  async function change(): Promise<ChannelRecord> {
    const changed = await changeChannel(store, 'canary', decide);
    if (!options.ungated) await requireSameStable(store, { module, version }, stable, options);
    return changed.before;
  }
}

function requireShare(share: number): void {
  const hundredths = share * 100;
  if (share >= 0 && share <= 100 && Math.abs(hundredths - Math.round(hundredths)) < 1e-6) return;
  throw new ReleaseRefusedError(
    `Failed to set the canary: ${share} is no share. Give a percentage from 0 to 100, in steps of 0.01.`,
  );
}

function versionOf({ module, version }: CanaryRequest, canary: ChannelRecord): string {
  const found = version ?? canary.modules[module];
  if (found !== undefined) return found;
  throw new ReleaseRefusedError(
    `Failed to set the canary of ${module}: it has none now. Name the version: ${module}@<version>.`,
  );
}

/** A canary is compared with stable, so stable must have another version of the module. */
function requireComparable(module: string, version: string, { modules }: ChannelRecord): void {
  const stable = modules[module];
  if (stable === undefined) {
    throw new ReleaseRefusedError(
      `Failed to set the canary of ${module}: no version of it is live, so there is nothing to measure it against. ` +
        `Look at it by preview, then promote ${module}@${version}.`,
    );
  }
  if (stable === version) {
    throw new ReleaseRefusedError(
      `Failed to set the canary of ${module}: ${version} is live for everybody already. Name another version.`,
    );
  }
}

/** Stable may have changed while the canary was checked: a canary that no longer fits it ends at once. */
async function requireSameStable(
  store: ReleaseStore,
  { module, version }: { module: string; version: string },
  checked: ChannelRecord,
  options: ChangeOptions,
): Promise<void> {
  const stable = await store.readChannel('stable');
  if (stable.revision === checked.revision) return;
  if (stable.modules[module] === version) {
    await withdrawCanary(store, module, { by: 'operator', reason: `${module}@${version} was promoted`, version });
    return;
  }
  const withdrawn = await withdrawBrokenCanaries(store, (other) => other !== module, options);
  if (!withdrawn.some((one) => one.module === module)) return;
  throw new ReleaseRefusedError(
    `Failed to set the canary of ${module}: stable changed at the same moment and ${version} does not fit it. ` +
      'Run it again to see why.',
  );
}
