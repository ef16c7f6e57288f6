import type { ChangeOptions } from './change-options';
import { withRolledBack } from './channel-changes';
import { versionBefore } from './channel-history';
import type { ChannelRecord } from './channel-record';
import { changeStable, type StableChange } from './promote';
import { ReleaseRefusedError, type ReleaseStore } from './release-store';

/**
 * Rolls modules back, all in one step: to the named version, or (null) to the one deployed before the current one.
 * Their canaries end too, since a canary was built on the version that turned out bad; after a rollback all visitors
 * have one version. The gate is called as for any change: releases that depend on the newer version must be rolled back
 * with it.
 * @throws ReleaseNotFoundError, ReleaseRefusedError (GateRefusedError with every reason)
 */
export async function rollBack(
  store: ReleaseStore,
  targets: Readonly<Record<string, string | null>>,
  options: ChangeOptions = {},
): Promise<StableChange> {
  const stable = await store.readChannel('stable');
  const versions = Object.fromEntries(
    Object.entries(targets).map(([module, version]) => [module, version ?? requireBefore(stable, module)]),
  );
  return changeStable(store, versions, options, withRolledBack, (module) => `${module} was rolled back`);
}

function requireBefore(stable: ChannelRecord, module: string): string {
  const live = stable.modules[module];
  if (live === undefined) {
    throw new ReleaseRefusedError(
      `Failed to roll back ${module}: no version of it is live. See npm run release -- list.`,
    );
  }
  const version = versionBefore(stable, module);
  if (version !== null) return version;
  throw new ReleaseRefusedError(
    `Failed to roll back ${module}: nothing is known to have been live before ${live}. Name a version with --to.`,
  );
}
