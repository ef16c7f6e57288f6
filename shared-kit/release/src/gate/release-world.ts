import type { ReleaseManifest } from '@aksamit/contracts/platform';
import type { GateCode, GateInput, GateRefusal } from './gate-refusal';

export const SHELL_MODULE = 'shell';

/** The releases after the change: which of them meet, and which ones a breakage is attributed to. */
export interface ReleaseWorld {
  candidates: readonly ReleaseManifest[];
  /** All releases that visitors may get after the change: stable and the canaries. */
  everyone: readonly ReleaseManifest[];
  /** All releases that visitors may get before the change. */
  before: readonly ReleaseManifest[];
  apiVersions: readonly string[];
  isCandidate(manifest: ReleaseManifest): boolean;
}

export type GateRule = (world: ReleaseWorld) => GateRefusal[];

export function releaseWorld({ candidates, live, canaries, apiVersions }: GateInput): ReleaseWorld {
  const remaining = live.filter(({ name }) => candidates.every((candidate) => candidate.name !== name));
  const ids = new Set(candidates.map(releaseId));
  return {
    candidates,
    everyone: uniqueReleases([...candidates, ...remaining, ...canaries]),
    before: uniqueReleases([...live, ...canaries]),
    apiVersions,
    isCandidate: (manifest) => ids.has(releaseId(manifest)),
  };
}

/** `module@version`. */
export function releaseId({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

function uniqueReleases(manifests: readonly ReleaseManifest[]): ReleaseManifest[] {
  return [...new Map(manifests.map((manifest) => [releaseId(manifest), manifest])).values()];
}

/**
 * Whether two modules may appear in one page while one of them is new. A visitor gets one version of each module, so
 * that versions of the same module never meet.
 */
export function mayMeet(world: ReleaseWorld, one: ReleaseManifest, other: ReleaseManifest): boolean {
  const isOneModule = one.name === other.name && releaseId(one) !== releaseId(other);
  return !isOneModule && (world.isCandidate(one) || world.isCandidate(other));
}

export function refusal(
  code: GateCode,
  candidate: ReleaseManifest,
  consumer: ReleaseManifest,
  why: string,
  remedy: string,
): GateRefusal {
  const id = releaseId(candidate);
  return { code, candidate: id, consumer: releaseId(consumer), message: `Failed to release ${id}: ${why}.`, remedy };
}
