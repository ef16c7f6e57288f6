import type { ReleaseManifest } from '@aksamit/shared-kit/contracts/platform';

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

/** One reason why candidates must not become live. */
export interface GateRefusal {
  code: GateCode;
  /** `module@version` that would do the harm. */
  candidate: string;
  /** `module@version` that would break: a live one, or the candidate itself. */
  consumer: string;
  /** "Failed to release …: why." */
  message: string;
  /** What to do about it, one sentence. */
  remedy: string;
}

export interface GateInput {
  /** What shall become live together; each replaces the live one of its name. */
  candidates: readonly ReleaseManifest[];
  /** What is live on stable now, the shell included. */
  live: readonly ReleaseManifest[];
  /** Live canaries. */
  canaries: readonly ReleaseManifest[];
  /** Versions of the API that are live (`/api/version`). */
  apiVersions: readonly string[];
}
