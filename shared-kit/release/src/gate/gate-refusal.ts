import type { ReleaseManifest } from '@aksamit/contracts/platform';

export type GateCode =
  | 'fragment-missing'
  | 'fragment-changed'
  | 'fragment-not-offered'
  | 'topic-missing'
  | 'topic-changed'
  | 'topic-not-own'
  | 'topic-schema'
  | 'link-missing'
  | 'link-parameters'
  | 'kit-export'
  | 'shared-range'
  | 'contract'
  | 'api-version'
  | 'address-taken'
  | 'address-reserved'
  | 'page-name-twice'
  | 'budget';

/** One reason why candidates must not be deployed. */
export interface GateRefusal {
  code: GateCode;
  /** `module@version` of the release that causes the breakage. */
  candidate: string;
  /** `module@version` of the release that would break: a deployed one, or the candidate itself. */
  consumer: string;
  /** "Failed to release …: why." */
  message: string;
  /** Remedy in one sentence. */
  remedy: string;
}

export interface GateInput {
  /** Releases to be deployed together; each replaces the deployed one of its name. */
  candidates: readonly ReleaseManifest[];
  /** Releases deployed on stable now, the shell included. */
  live: readonly ReleaseManifest[];
  /** Deployed canaries. */
  canaries: readonly ReleaseManifest[];
  /** Deployed versions of the API (`/api/version`). */
  apiVersions: readonly string[];
}
