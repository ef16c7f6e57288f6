import { changeChannel } from './change-channel';
import { type ChangeOptions, causeOf } from './change-options';
import { type Versions, withoutCanaries, withPromoted, withRolledBack } from './channel-changes';
import type { ChannelRecord } from './channel-record';
import { askGate, GateRefusedError, readManifests } from './check-with-gate';
import { manifestPins } from './manifest-pins';
import { newestEvidence } from './release-evidence';
import { type ChannelContent, ReleaseNotFoundError, ReleaseRefusedError, type ReleaseStore } from './release-store';
import { withdrawBrokenCanaries } from './withdraw-canaries';

export interface PromoteOptions extends ChangeOptions {
  /** Refuses a version without evidence of a passed run of the journeys. */
  requireEvidence?: boolean;
}

/** Result of a change of stable. */
export interface StableChange {
  /** Deployed versions with the former ones; empty: all of them were deployed already. */
  changed: { module: string; version: string; previous: string | null }[];
  /** Canaries that the change ended. */
  withdrawn: { module: string; version: string }[];
  /** Stable after the change; with `dryRun` unchanged. */
  stable: ChannelRecord;
}

/**
 * Deploys published versions to all visitors, all of them in one step, and ends the canaries of the changed modules.
 * Stable changes first, then the canary channel: a writer that is killed in between leaves a canary that runs a little
 * longer, and another promotion ends a canary that equals stable.
 * @throws ReleaseNotFoundError, ReleaseRefusedError (GateRefusedError with every reason)
 */
export async function promote(
  store: ReleaseStore,
  versions: Versions,
  options: PromoteOptions = {},
): Promise<StableChange> {
  if (options.requireEvidence) await requirePassedEvidence(store, versions);
  return changeStable(store, versions, options, withPromoted, (module) => `${module}@${versions[module]} was promoted`);
}

/** Gate, swap, canaries: shared by promotion and rollback. */
export async function changeStable(
  store: ReleaseStore,
  versions: Versions,
  options: ChangeOptions,
  next: typeof withPromoted | typeof withRolledBack,
  reasonForCanary: (module: string) => string,
): Promise<StableChange> {
  const cause = causeOf(options);
  let checkedCanaries: Versions = {};
  const decide = async (record: ChannelRecord): Promise<ChannelContent | null> => {
    const candidates = await readManifests(store, versions);
    const content = next(record, versions, await manifestPins(store, versions), cause);
    if (content === null || options.ungated) return content;
    const canary = await store.readChannel('canary');
    checkedCanaries = canary.modules;
    const live = { stable: record.modules, canaries: canary.modules, apiVersions: options.apiVersions ?? null };
    const refusals = await askGate(store, candidates, live);
    if (refusals.length > 0) throw new GateRefusedError(refusals);
    return content;
  };
  if (options.dryRun) {
    const record = await store.readChannel('stable');
    await decide(record);
    return { changed: changesBetween(record, versions), withdrawn: [], stable: record };
  }
  const { before, after } = await changeChannel(store, 'stable', decide);
  const changed = changesBetween(before, versions);
  await requireStillPublished(store, changed);
  const ended = changed.map(({ module }) => module);
  const withdrawn = await endCanaries(store, versions, ended, options, reasonForCanary);
  if (!options.ungated && changed.length > 0) {
    const isChecked = (module: string, version: string) => checkedCanaries[module] === version;
    withdrawn.push(...(await withdrawBrokenCanaries(store, isChecked, options)));
  }
  return { changed, withdrawn, stable: after };
}

function changesBetween(before: ChannelRecord, versions: Versions): StableChange['changed'] {
  return Object.entries(versions)
    .map(([module, version]) => ({ module, version, previous: before.modules[module] ?? null }))
    .filter(({ version, previous }) => version !== previous);
}

async function endCanaries(
  store: ReleaseStore,
  versions: Versions,
  changed: string[],
  options: ChangeOptions,
  reasonFor: (module: string) => string,
): Promise<StableChange['withdrawn']> {
  const withdrawn: StableChange['withdrawn'] = [];
  for (const [module, version] of Object.entries(versions)) {
    const { before, after } = await changeChannel(store, 'canary', (record) =>
      changed.includes(module) || record.modules[module] === version
        ? withoutCanaries(record, [module], causeOf({ ...options, reason: reasonFor(module) }))
        : null,
    );
    const ended = before.modules[module];
    if (ended !== undefined && after.modules[module] === undefined) withdrawn.push({ module, version: ended });
  }
  return withdrawn;
}

/**
 * Pruning may have removed a version between the check and the swap: a version without files must not stay deployed.
 */
async function requireStillPublished(store: ReleaseStore, changed: StableChange['changed']): Promise<void> {
  for (const { module, version, previous } of changed) {
    try {
      await store.readManifest(module, version);
    } catch (error) {
      if (!(error instanceof ReleaseNotFoundError) || previous === null) throw error;
      const cause = { at: new Date(), reason: `${module}@${version} was pruned at the same moment` };
      const pins = await manifestPins(store, { [module]: previous });
      await changeChannel(store, 'stable', (record) =>
        record.modules[module] === version ? withRolledBack(record, { [module]: previous }, pins, cause) : null,
      );
      throw error;
    }
  }
}

async function requirePassedEvidence(store: ReleaseStore, versions: Versions): Promise<void> {
  for (const [module, version] of Object.entries(versions)) {
    const newest = newestEvidence(await store.listEvidence(module, version));
    if (newest?.passed) continue;
    const found = newest === null ? 'no run of the journeys on it is known' : `the run of ${newest.at} failed`;
    throw new ReleaseRefusedError(
      `Failed to promote ${module}@${version}: ${found}, and evidence is asked for. ` +
        `Run npm run e2e -- --with ${module}@${version} and promote again.`,
    );
  }
}
