import type { ReleaseManifest } from '@aksamit/contracts/platform';
import type { Versions } from './channel-changes';
import { type GateRefusal, gateRefusals } from './gate';
import { ReleaseDamagedError, ReleaseNotFoundError, ReleaseRefusedError, type ReleaseStore } from './release-store';

/** The gate refused. Each refusal names the consumer that would break and a remedy. */
export class GateRefusedError extends ReleaseRefusedError {
  override name = 'GateRefusedError';
  readonly refusals: readonly GateRefusal[];

  constructor(refusals: readonly GateRefusal[]) {
    super(refusals.map(describeRefusal).join('\n'));
    this.refusals = refusals;
  }
}

/** One refusal as two sentences of plain text. */
export function describeRefusal({ message, consumer, remedy }: GateRefusal): string {
  return `${message.includes(consumer) ? message : `${message} (${consumer})`} ${remedy}`;
}

export interface LiveState {
  /** Deployed on stable. */
  stable: Versions;
  /** Deployed as canaries. */
  canaries: Versions;
  /** Deployed versions of the API; null: unknown, which is no reason to refuse. */
  apiVersions: readonly string[] | null;
}

/** Returns the gate's refusals for releases that would be deployed together in this state. */
export async function askGate(
  store: ReleaseStore,
  candidates: readonly ReleaseManifest[],
  { stable, canaries, apiVersions }: LiveState,
): Promise<GateRefusal[]> {
  const replaced = candidates.map(({ name }) => name);
  // A module's canary ends when the module itself changes.
  const staying = Object.entries(canaries).filter(([module]) => !replaced.includes(module));
  return gateRefusals({
    candidates: [...candidates],
    live: await readableManifests(store, Object.entries(stable)),
    canaries: await readableManifests(store, staying),
    apiVersions: [...(apiVersions ?? new Set(candidates.map(({ apiVersion }) => apiVersion)))],
  });
}

/**
 * Manifests of versions in the store.
 * @throws ReleaseNotFoundError for one that was never published
 */
export function readManifests(store: ReleaseStore, versions: Versions): Promise<ReleaseManifest[]> {
  return Promise.all(Object.entries(versions).map(([module, version]) => store.readManifest(module, version)));
}

/** A deployed release that is lost or damaged is broken already, and must not block the deployment of its repair. */
async function readableManifests(store: ReleaseStore, versions: [string, string][]): Promise<ReleaseManifest[]> {
  const found = await Promise.all(versions.map(([module, version]) => readableManifest(store, module, version)));
  return found.flatMap((manifest) => manifest ?? []);
}

/**
 * Null when the release is lost or damaged.
 * @throws when the store cannot be read
 */
export async function readableManifest(
  store: ReleaseStore,
  module: string,
  version: string,
): Promise<ReleaseManifest | null> {
  try {
    return await store.readManifest(module, version);
  } catch (error) {
    if (error instanceof ReleaseNotFoundError || error instanceof ReleaseDamagedError) return null;
    throw error;
  }
}
